import Foundation
import Testing
import WeatherModel

@testable import Presentation

struct DetailCardsTests {
    private let now = "2026-11-21T12:20:00Z"

    private func cards(
        _ conditions: Conditions = Conditions(), hours: [Hour] = [], air: AirQualityReport? = nil,
        currentAt time: String? = nil
    ) -> [DetailCard] {
        var report = Samples.report(
            fetched: now, current: Samples.current(time ?? now, conditions), hours: hours)
        report.airQuality = air.map { Sourced($0, source: Samples.source, fetchedAt: Samples.instant(now)) }
        let telling = Telling(Samples.formatter, in: report.timeZone, at: Samples.instant(now))
        return DetailCards(of: report, over: Samples.london.coordinates, telling).all
    }

    private func card(_ id: String, among cards: [DetailCard]) throws -> DetailCard {
        try #require(cards.first { $0.id == id }, "no \(id) among \(cards.map(\.id))")
    }

    @Test("what the source gives is told in words with units, in a fixed order, each with its origin")
    func values() {
        var conditions = Conditions()
        conditions.windSpeed = Speed(4)
        conditions.windDirection = Bearing(270)
        conditions.relativeHumidity = Percentage(82)
        conditions.dewPoint = Temperature(9.2)
        conditions.seaLevelPressure = Pressure(1016)
        conditions.surfacePressure = Pressure(973)
        conditions.visibility = Distance(10_000)
        conditions.cloudCover = Percentage(75)
        conditions.uvIndex = UVIndex(3)
        let cards = cards(conditions)
        #expect(
            cards.filter { !["sun", "moon"].contains($0.id) }.map { "\($0.title): \($0.value)" } == [
                "Wind: 14 km/h", "Humidity: 82%", "Dew point: 9°", "Pressure: 1016 hPa", "Visibility: 10 km",
                "Cloud cover: 75%", "UV index: 3, moderate",
            ])
        #expect(cards.map(\.id).suffix(2) == ["sun", "moon"])
        #expect(
            cards[0].spokenText == "Wind, 14 km/h, Gentle breeze from the west, Open-Meteo, calculated for 12:20")
        #expect(cards[0].drawing == .compass(degrees: 270))
    }

    @Test("what the source does not give has no card; sun and moon are known anywhere")
    func missing() {
        #expect(cards().map(\.id) == ["sun", "moon"])
    }

    @Test("calm air comes from nowhere")
    func calm() throws {
        var conditions = Conditions()
        conditions.windSpeed = Speed(0.1)
        conditions.windDirection = Bearing(270)
        let wind = try card("wind", among: cards(conditions))
        #expect(wind.value == "Calm")
        #expect(wind.drawing == nil)
    }

    @Test("a dew point the source leaves out is computed, and says so")
    func computed() throws {
        var conditions = Samples.conditions(nil, 20)
        conditions.relativeHumidity = Percentage(50)
        let dewPoint = try card("dew-point", among: cards(conditions))
        #expect(dewPoint.value == "9°")
        #expect(dewPoint.provenance == "Computed here from temperature and humidity")
    }

    @Test("the rain of this hour stands in the row that ends it; of weather long past there is none")
    func rain() throws {
        var hours = Samples.hours(from: "2026-11-21T12:00:00Z", count: 2)
        hours[0].precipitationProbability = Percentage(5)
        hours[0].precipitation = Precipitation(9)
        hours[1].precipitationProbability = Percentage(80)
        hours[1].precipitation = Precipitation(1.2)
        let rain = try card("rain", among: cards(hours: hours))
        #expect(rain.value == "1.2 mm")
        #expect(rain.words == "Chance 80%")
        #expect(rain.drawing == .ring(0.8))
        hours[1].precipitation = nil
        #expect(try card("rain", among: cards(hours: hours)).value == "80%")
        #expect(!cards(currentAt: "2026-11-20T12:20:00Z").contains { $0.id == "rain" })
    }

    @Test("a value beyond the ends of its scale stays on it")
    func scales() throws {
        var conditions = Conditions()
        conditions.seaLevelPressure = Pressure(900)
        conditions.visibility = Distance(1)
        conditions.uvIndex = UVIndex(14)
        let cards = cards(conditions)
        #expect(try card("pressure", among: cards).drawing == .ring(0))
        guard case .bar(0, _) = try card("visibility", among: cards).drawing,
            case .bar(1, _) = try card("uv", among: cards).drawing
        else { return #expect(Bool(false), "off the scale: \(cards)") }
    }

    @Test("the sun has its times, the length of its day and its way so far")
    func sun() throws {
        let sun = try card("sun", among: cards())
        #expect(sun.value.hasPrefix("07:2") && sun.value.contains(" – 16:0"), "\(sun.value)")
        #expect(sun.words?.hasPrefix("Day of 8 h 3") == true && sun.words?.hasSuffix(" shorter") == true)
        guard case .sunArc(let share?) = sun.drawing else { return #expect(Bool(false), "no way at noon") }
        #expect((0.5...0.65).contains(share))
    }

    @Test("air quality is told on the European scale, pollen by what matters most; old values are not told")
    func air() throws {
        let european = try #require(AirQualityIndex(.european, checking: 30))
        let american = try #require(AirQualityIndex(.us, checking: 80))
        let air = AirQuality(
            time: Samples.instant("2026-11-21T12:00:00Z"), indices: [american, european],
            pollen: [.birch: PollenCount(300), .grass: PollenCount(0)])
        let cards = cards(air: AirQualityReport(current: air))
        let quality = try card("air", among: cards)
        #expect(quality.value == AirQualityClass(european).words.capitalizedFirst)
        #expect(quality.drawing == .bar(0.25, marks: []))
        #expect(quality.provenance == "Open-Meteo, fetched at 12:20")
        let pollen = try card("pollen", among: cards)
        #expect(pollen.words?.contains(Pollen.birch.words) == true)
        #expect(pollen.words?.contains(Pollen.grass.words) == false)
        var old = air
        old.time = Samples.instant("2026-11-21T10:19:00Z")
        #expect(self.cards(air: AirQualityReport(hours: [old])).map(\.id) == ["sun", "moon"])
    }
}
