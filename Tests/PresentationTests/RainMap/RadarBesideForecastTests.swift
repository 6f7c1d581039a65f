import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// A page in Hamburg whose forecast goes on where the pictures of its rain map end, at 00:05.
@MainActor
@Suite("A forecast beside the pictures of its rain map")
struct RadarBesideForecastTests {
    /// The newest measurement, at 22:00 in Hamburg; the last picture is of two hours and five minutes later.
    private static let measured = Samples.instant("2026-11-24T21:00:00Z")

    /// Two days that are dry but for hours after midnight; their codes do not tell the rain that amounts, chances and quarters of
    /// an hour do.
    ///
    /// - Parameter wet: The first and last of the hours' ends that are wet, in hours after the measurement.
    private static func report(
        wet: ClosedRange<Int>, hasQuarters: Bool = true, _ current: WeatherCondition? = nil,
        _ kind: ValueKind = .forecast
    ) -> WeatherReport {
        let hours = (-15..<60).map { index in
            var conditions = Conditions()
            (conditions.condition, conditions.temperature) = (.overcast, Temperature(8))
            conditions.precipitation = Precipitation(wet.contains(index) ? 2.1 : 0)
            let time = measured + Double(index) * 3600
            return Hour(
                time: time, conditions: conditions, precipitationProbability: Percentage(wet.contains(index) ? 92 : 5))
        }
        let quarters = (1...24).map { index in
            let isWet = wet.contains((index + 3) / 4)
            return PrecipitationStep(
                time: measured + Double(index) * 900, duration: 900, precipitation: Precipitation(isWet ? 0.525 : 0),
                condition: isWet ? .lightRain : .overcast)
        }
        return WeatherReport(
            Forecast(
                source: .openMeteo, fetchedAt: measured, timeZone: Samples.zone("Europe/Berlin"),
                current: current.map {
                    CurrentConditions(time: measured, kind: kind, conditions: Samples.conditions($0, 8))
                },
                minutes: hasQuarters ? quarters : [], hours: hours,
                days: ["2026-11-24", "2026-11-25", "2026-11-26"].map { Samples.day($0, .overcast, low: 6, high: 9) }))
    }

    /// - Parameter minutes: The time since the measurement.
    private func page(_ report: WeatherReport, after minutes: Int) throws -> WeatherViewModel {
        let now = (Self.measured + Double(minutes) * 60).formatted(.iso8601)
        let list = try PlacesDesk(
            [PlayedPictures.hamburg], reports: [PlayedPictures.hamburg.id: report], at: now)
        return try #require(list.locations.selectedPage)
    }

    /// Pictures of rain that falls until half an hour after the measurement, or of none.
    private func pictures(areWet: Bool) throws -> RadarFrames {
        try PlayedPictures.frames(measuredAt: Self.measured, west: areWet ? -9 : nil)
    }

    @Test(
        "a picture that holds the present goes before what a model reports of a time not after its beginning",
        arguments: [3, 6, 8], [true, false])
    func present(minutes: Int, isWet: Bool) throws {
        let page = try page(Self.report(wet: 6...9, isWet ? .partlyCloudy : .rain), after: minutes)
        page.radar = try pictures(areWet: isWet)
        let settled = try #require(page.settled)
        #expect(GeneratedPage.isWet(settled.present?.weather ?? "") == isWet, "\(settled.present?.weather ?? "")")
        #expect(page.summary?.hasPrefix("Dry") == !isWet, "\(page.summary ?? "")")
        #expect(page.summary?.contains("22:30") == isWet, "\(page.summary ?? "")")
        #expect(page.rainStrip?.text.contains("ending") ?? false == isWet, "\(page.rainStrip?.text ?? "")")
    }

    @Test("what a station saw holds for a quarter of an hour beside pictures, too")
    func station() throws {
        let page = try page(Self.report(wet: 6...9, .rain, .observed), after: 8)
        page.radar = try pictures(areWet: false)
        #expect(page.summary?.contains("ain until about 22:10") == true, "\(page.summary ?? "")")
    }

    /// All that tiles and rows say of the days after today.
    private func coming(_ page: WeatherViewModel) throws -> [String] {
        let settled = try #require(page.settled)
        let today = CivilDate(settled.now, in: settled.timeZone)
        let tiles = page.tiles.filter { !$0.dates.isEmpty && $0.dates.allSatisfy { $0 > today } }
        let rows = DayRow.rows(
            of: settled, over: PlayedPictures.hamburg.coordinates, formatter: Samples.formatter
        ).dropFirst()
        return tiles.map { "\($0.title): \($0.sentence)" } + rows.map(\.spokenText)
    }

    @Test("the days after the pictures say the same before and after the map is opened", arguments: [true, false])
    func tomorrow(areWet: Bool) throws {
        let page = try page(Self.report(wet: 3...6), after: 3)
        let before = try coming(page)
        page.radar = try pictures(areWet: areWet)
        let after = try coming(page)
        #expect(after == before)
        #expect(after.contains { $0.contains("ain until 04:00") }, "\(after)")
        #expect(!after.contains { $0.contains("possible") }, "\(after)")
    }

    @Test("headline and card have the same dry time, which no chance of an hour ends that pictures tell dry")
    func pause() throws {
        for hasQuarters in [true, false] {
            let page = try page(Self.report(wet: 2...6, hasQuarters: hasQuarters), after: 8)
            page.radar = try pictures(areWet: true)
            let (summary, card) = (page.summary ?? "", page.rainStrip?.text ?? "")
            // What is merely possible later is one rain with pauses.
            let told = hasQuarters ? "until about 22:30, then dry until 00:05" : "on and off until about 04:00"
            #expect(summary.contains(told), "\(summary)")
            #expect(card.contains("ending in 22 minutes, ") && card.contains("from 00:05"), "\(card)")
            #expect(card.contains("possible") != hasQuarters && card.contains("again") == hasQuarters, "\(card)")
            page.radar = try pictures(areWet: false)
            #expect(page.summary?.hasPrefix("Dry until about 00:05") == true, "\(page.summary ?? "")")
        }
    }
}
