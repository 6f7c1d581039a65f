import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("A recorded answer is opened by its content alone, and what has no weather is told from what is foreign")
struct RecordedAnswerTests {
    static let answers: [(String, Set<WeatherPart>, WeatherSource)] = [
        ("nws/grid_denver.json", [.hours, .days], .nationalWeatherService),
        ("open-meteo/air_quality_january.json", [.airQuality], .openMeteoAirQuality),
        ("open-meteo-air-quality/air_berlin.json", [.airQuality], .openMeteoAirQuality),
        ("open-meteo-ensemble/spread_london_january.json", [.hours, .days, .spread], .openMeteoEnsemble),
        ("open-meteo-archive/archive_hamburg.json", [.hours, .days], .openMeteo),
        ("openweather/air_now.json", [.airQuality], .openWeather),
        ("openweather/air_forecast.json", [.airQuality], .openWeather),
        ("openweather/one_call4_current.json", [.current], .openWeather),
        ("openweather/one_call4_minutes.json", [.minutes], .openWeather),
        ("openweather/one_call4_hours_1.json", [.hours, .days], .openWeather),
        ("openweather/one_call4_days.json", [.days], .openWeather),
    ]

    @Test(
        "an answer of one part has that part, at the moment of its first value or its edition, from its source",
        arguments: answers)
    func parts(_ fixture: String, _ parts: Set<WeatherPart>, _ source: WeatherSource) throws {
        let answer = try RecordedAnswer(Fixture.data(fixture))
        #expect(answer.report.parts == parts)
        for part in parts { #expect(answer.report.source(of: part)?.id == source.id) }
        #expect(answer.moment > Date(timeIntervalSince1970: 1_700_000_000))
        #expect(answer.report.parts.allSatisfy { answer.report.fetchedAt($0) == answer.moment })
        #expect(answer.radar == nil)
    }

    @Test("a grid of the National Weather Service has a row for each hour of its temperatures, at its edition")
    func grid() throws {
        let answer = try RecordedAnswer(Fixture.data("nws/grid_denver.json"))
        let hours = try #require(answer.report.hours?.value)
        #expect(hours.prefix(3).map(\.temperature) == [Temperature(-3.3), Temperature(-4.4), Temperature(-4.4)])
        #expect(hours.first?.time == (try instant("2026-01-20T22:00:00Z")))
        #expect(answer.moment == (try instant("2026-01-20T20:11:09Z")))
        #expect(answer.report.elevation == Distance(1600.2))
    }

    @Test("a grid whose temperatures hold for a thousand years has no more rows than a forecast has at most")
    func endless() throws {
        let values = #"[{"validTime": "2026-01-20T22:00:00+00:00/P366000D", "value": 4}]"#
        let data = Data(
            #"{"properties": {"temperature": {"uom": "wmoUnit:degC", "values": \#(values)}}}"#.utf8)
        #expect(try RecordedAnswer(data).report.hours?.value.count == Bound.rows)
    }

    @Test("the means of an ensemble are its hours, and its deviations lie around them")
    func ensemble() throws {
        let report = try RecordedAnswer(Fixture.data("open-meteo-ensemble/spread_suffixed.json")).report
        let (hours, spread) = (try #require(report.hours?.value), try #require(report.spread?.value))
        #expect(hours.map(\.temperature) == spread.map(\.mean) && hours.map(\.time) == spread.map(\.time))
        #expect(!spread.isEmpty)
    }

    @Test("the place of OpenWeather's air quality is read from a pair as from an object")
    func pair() throws {
        for fixture in ["openweather/air_now.json", "openweather/air_forecast.json"] {
            let point = try RecordedAnswer(Fixture.data(fixture)).place.coordinates
            #expect(point == Coordinates(latitude: 39.9, longitude: 116.4), "\(fixture)")
        }
    }

    @Test(
        "what a source answers without any weather is an answer without weather",
        arguments: [
            "open-meteo/search_london.json", "open-meteo/search_left_out_members.json",
            "open-meteo/search_no_results.json", "open-meteo/error_daily_limit.json",
            "open-meteo-ensemble/spread_all_null.json",
            "open-meteo-air-quality/air_no_values.json", "nominatim/search_lighthouse.json",
            "nominatim/search_none.json", "nominatim/error_bad_request.json", "nominatim/error_unable.json",
            "nws/points_denver.json", "nws/stations_denver.json", "nws/error_invalid_point.json",
            "nws/observations_none.json", "met-norway/complete_no_steps.json", "bright-sky/error_no_station.json",
            "bright-sky/error_validation.json", "openweather/places_portland.json",
            "openweather/error_invalid_key.json", "openweather/air_empty_list.json",
            "openweather/onecall_no_alerts.json", "public-alerts/sources.json", "public-alerts/list_twelve.json",
            "weather-underground/location.json", "weather-underground/results_to_choose_from.json",
            "weather-underground/error_key_not_found.json", "weather-underground/error_invalid_api_key.json",
        ])
    func withoutWeather(_ fixture: String) throws {
        let data = try Fixture.data(fixture)
        #expect(throws: RecordedAnswerError.withoutWeather) { try RecordedAnswer(data) }
    }

    @Test("a list of radar pictures says that they lie elsewhere, and an empty one that there is nothing")
    func pictures() throws {
        let list = try Fixture.data("librewxr/maps_small.json")
        #expect(throws: RecordedAnswerError.picturesElsewhere) { try RecordedAnswer(list) }
        let empty = Data(#"{"version": "2.0", "radar": {"past": [], "nowcast": []}}"#.utf8)
        #expect(throws: RecordedAnswerError.withoutWeather) { try RecordedAnswer(empty) }
    }

    @Test(
        "what no source answers is of an unknown format",
        arguments: ["", "{}", "[1]", "<html></html>", "PNG", #"{"latitude":"x","hourly":3}"#, #"{"name": "a"}"#])
    func unknown(_ content: String) {
        #expect(throws: RecordedAnswerError.unknownFormat) { try RecordedAnswer(Data(content.utf8)) }
    }
}

@Suite("A recorded answer of radar pictures is opened where they were asked for, at their newest measurement")
struct RecordedRadarTests {
    @Test("the place is the one in the answer, else the middle of the pictures, and the clock stands at the newest one")
    func place() throws {
        let data = try Fixture.data("bright-sky/radar_hamburg.json")
        let asked = try RecordedAnswer(data)
        let frames = try #require(asked.radar)
        #expect(asked.moment == (try instant("2026-01-14T12:40:00Z")) && asked.moment == frames.newestMeasured?.time)
        let position = frames.grid.position(of: asked.place.coordinates)
        #expect(abs(position.x - 149.7) < 0.02 && abs(position.y - 150.4) < 0.02, "within 11 metres")
        #expect(asked.place.timeZoneIdentifier == "Europe/Berlin" && asked.report.parts.isEmpty)
        let unasked = String(decoding: data, as: UTF8.self).replacing("latlon_position", with: "nothing")
        let middle = try RecordedAnswer(Data(unasked.utf8)).place.coordinates
        #expect(frames.grid.cell(at: middle) == RadarGrid.Cell(column: 150, row: 150))
    }

    @Test("whoever has them gives them to places within them alone")
    func given() async throws {
        let answer = try RecordedAnswer(Fixture.data("bright-sky/radar_small.json"))
        let frames = try #require(answer.radar)
        let radar = RecordedRadar(frames)
        #expect(try radar.source(at: answer.place).id == WeatherSource.brightSky.id)
        #expect(try await radar.frames(around: answer.place) == frames)
        #expect(try await radar.rest(of: frames, around: answer.place) == frames)
        let berlin = Location(name: "Berlin", coordinates: Coordinates(clampingLatitude: 52.5, longitude: 13.4))
        #expect(throws: FetchError.notFound) { try radar.source(at: berlin) }
        await #expect(throws: FetchError.notFound) { try await radar.frames(around: berlin) }
    }

    @Test("an answer without pictures has no weather")
    func empty() throws {
        let empty = Data(#"{"radar": [], "geometry": {"type": "Polygon", "coordinates": []}}"#.utf8)
        #expect(throws: RecordedAnswerError.withoutWeather) { try RecordedAnswer(empty) }
    }
}
