import Charts
import Foundation
import Places
import Testing
import Trips
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

@MainActor
@Suite("What is usual on a trip's days that the forecast does not reach")
struct UsualOnTripsTests {
    private static let now = PastYearsStage.arrival
    private static let place = Samples.place("Funchal", id: "funchal", zone: "GMT")

    /// Each day from 14° to 20°, and three of ten with 2 mm.
    private static func air(_ number: Int, _ time: Date) -> Conditions {
        let (day, hour) = (Int(time.timeIntervalSince1970) / 86_400, Int(time.timeIntervalSince1970) / 3600 % 24)
        var air = Conditions()
        air.temperature = Temperature(hour == 14 ? 20 : hour == 5 ? 14 : 17)
        air.precipitation = Precipitation(hour == 9 && day % 10 < 3 ? 2 : 0)
        return air
    }

    private static let days = (24...27).map { Samples.day("2026-11-\($0)", .lightRain, low: 16, high: 18) }

    /// A stay from 26 November to the last day, of which the forecast knows two days.
    private func text(
        _ years: PastYears, to last: String = "2026-12-02", forecast: [Day] = Self.days
    ) throws -> TripText {
        let leg = TripLeg(
            at: Self.place, from: PastYearsStage.date("2026-11-26"), to: PastYearsStage.date(last))
        let trip = Trip(id: "t", name: "Madeira", legs: [leg])
        let report = WeatherReport(
            Forecast(source: Samples.source, fetchedAt: Self.now, timeZone: .gmt, hours: [], days: forecast))
        let usual = UsualDay.all(of: trip, at: Self.place.id, years, in: .gmt)
        let weather = TripLegWeather(
            SavedPlace(Self.place), zone: .gmt, report: report.settled(at: Self.now), usual: usual)
        return TripText(trip, [weather], home: nil, at: Self.now, Samples.formatter)
    }

    @Test("other years stand in after the forecast's end: a tile, a sentence, their source, a pill in the line of days")
    func standing() throws {
        let text = try text(PastYearsStage.years(Self.air))
        let leg = try #require(text.legs.first)
        #expect(leg.tiles.map(\.dateText) == ["26", "27", "28 – 2 Dec"])
        let tile = try #require(leg.tiles.last)
        #expect(tile.usualText == "usual" && !tile.isForecast && tile.artworkName.isEmpty)
        #expect(tile.highText == "20°" && tile.lowText == "14°" && tile.footText == "wet 3 of 10")
        #expect(tile.span == ScaleSpan(start: 0, end: 1), "the scale holds what is drawn on it")
        #expect(
            tile.spokenText.hasSuffix(
                "no forecast yet. Usual is a high of 20 degrees and a low of 14 degrees. Wet on 3 of 10 days."),
            "\(tile.spokenText)")
        #expect(
            leg.sentence.hasSuffix(
                "From Saturday 28 November on there is no forecast yet. Usual is a high of 20° and a low of 14°. "
                    + "Wet on 3 of 10 days."), "\(leg.sentence)")
        #expect(leg.provenance?.contains("2016 to 2025. ERA5 from Open-Meteo") == true, "\(leg.provenance ?? "")")
        // What is packed and the head of the page go by the forecast alone.
        #expect(text.outlook.highest == Temperature(18) && text.outlook.dateCounts == (2, 7))
        let timeline = try #require(TripTimeline(text, Samples.formatter))
        #expect(timeline.bars.map(\.usualText) == ["usual weather"] && timeline.bars.first?.unknownFrom == 2)
        #expect(timeline.forecastEnd?.day == 2 && timeline.forecastEnd?.text == "forecast until 27 Nov")
    }

    @Test("with all of a stay beyond the forecast the page says that it is too early, and what is usual")
    func tooEarly() throws {
        let text = try text(PastYearsStage.years(Self.air), forecast: [Samples.day("2026-11-25", .overcast)])
        #expect(
            text.sentence
                == "It is too early for a forecast. Usual is a high of 20° and a low of 14°. Wet on 3 of 10 days.")
        #expect(text.legs.first?.meanTemperature == Temperature(17))
        #expect(TripTimeline(text, Samples.formatter)?.forecastEnd == nil, "none of its days is known")
    }

    @Test("nothing is usual by seven years, nor on dates that the kept years do not hold")
    func unknown() throws {
        let few = try text(PastYearsStage.years(of: Array(1...7), Self.air))
        #expect(few.legs.first?.tiles.last?.footText == "no forecast yet")
        #expect(few.legs.first?.tiles.last?.usualText == nil)
        let late = try text(PastYearsStage.years(Self.air), to: "2027-01-20")
        #expect(late.legs.first?.tiles.map(\.usualText) == [nil, nil, "usual", nil])
        #expect(late.legs.first?.tiles.last?.footText == "no forecast yet")
        let dry = try text(
            PastYearsStage.years { number, time in
                var air = Self.air(number, time)
                air.precipitation = nil
                return air
            })
        #expect(dry.legs.first?.tiles.last?.footText == "", "no year told what fell")
    }

    @Test("the page reads the years that are kept of its places, asks nobody, and keeps them apart from other trips")
    func window() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Self.place)
        try await store.save(
            Samples.report(
                fetched: "2026-11-24T12:00:00Z",
                current: Samples.current("2026-11-24T12:00:00Z", Samples.conditions(.overcast, 17)), days: Self.days),
            for: Self.place.id)
        let file = PastYearFile(folder.url.appending(path: "years.sqlite"))
        for number in 1...PastYears.count {
            try await file.keep(PastYearsStage.year(number, Self.air), of: Self.place.id, saved: [Self.place.id])
        }
        let desk = try PlacesDesk(places: [], at: "2026-11-24T12:30:00Z", parts: [.current, .days], kept: store)
        let archive = PlayedArchive()
        let trips = TripsViewModel(
            store, locations: desk.locations, pastYears: PastYearsInquiry(archive, file: file)
        ) { keep in
            AddLocationViewModel(
                geocoder: MockGeocodingClient(), locations: desk.locations, index: nil, pause: {},
                tellingPause: { throw CancellationError() }, keep: keep)
        }
        for (id, last) in [("a", "2026-11-26"), ("b", "2026-12-02")] {
            let leg = TripLeg(
                at: Self.place, from: PastYearsStage.date("2026-11-26"), to: PastYearsStage.date(last))
            try await trips.book.save(Trip(id: id, name: id, legs: [leg]), as: .edit, at: Self.now)
        }
        trips.open("b")
        await trips.settled()
        #expect(trips.page?.content.stays.first?.text.tiles.last?.usualText == "usual")
        trips.open("a")
        await trips.settled()
        #expect(trips.page?.content.stays.first?.text.tiles.count == 1)
        #expect(archive.asked.isEmpty)
    }
}
