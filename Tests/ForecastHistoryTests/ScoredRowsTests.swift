import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import ForecastHistory

/// A forecast without any error, whose later rows are of six hours and reach across midnight.
struct ScoredRowsTests {
    private let place = Location(
        id: "hamburg", name: "Hamburg", coordinates: Coordinates(clampingLatitude: 53.55, longitude: 9.99))
    private static let days = 55
    private static let first = Forecasts.today.dayNumber - days

    /// The weather of an instant: each day has its level, coldest at three and warmest at fifteen o'clock.
    private func degrees(_ time: Date) -> Double {
        let date = CivilDate(time, in: .gmt)
        let hour = date.start(in: .gmt).map { time.timeIntervalSince($0) / 3600 } ?? 0
        return 8 + 4 * sin(Double(date.dayNumber) * 1.7) + 5 * cos((hour - 15) / 12 * .pi)
    }

    private func row(endingAt time: Date, hours: Int, withExtremes: Bool = true) -> Hour {
        var row = Hour(time: time, duration: Double(hours) * 3600)
        row.temperature = Temperature(degrees(time))
        row.precipitation = Precipitation(0)
        guard hours > 1, withExtremes else { return row }
        let known = (0...hours).map { degrees(time.addingTimeInterval(Double(-$0) * 3600)) }
        (row.low, row.high) = (known.min().map { Temperature($0) }, known.max().map { Temperature($0) })
        return row
    }

    /// Hourly rows from the midnight for 49 hours, then rows of six that end at 1, 7, 13 and 19 o'clock.
    private func rows(from start: Date, withExtremes: Bool = true) -> [Hour] {
        let hourly = (0...49).map { row(endingAt: start.addingTimeInterval(Double($0) * 3600), hours: 1) }
        let coarse = (1...24).map {
            row(endingAt: start.addingTimeInterval(Double(49 + 6 * $0) * 3600), hours: 6, withExtremes: withExtremes)
        }
        return hourly + coarse
    }

    @Test("no error is found in a perfect forecast, whatever the length of its rows", arguments: [true, false])
    func perfect(withExtremes: Bool) async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        for number in Self.first..<Self.first + Self.days {
            let start = try #require(CivilDate(dayNumber: number).start(in: .gmt))
            for hour in stride(from: 0.0, to: 24, by: 3) {
                let time = start.addingTimeInterval(hour * 3600)
                var seen = CurrentConditions(time: time, kind: .observed)
                seen.temperature = Temperature(degrees(time))
                var report = WeatherReport(timeZone: .gmt)
                report.current = Sourced(seen, source: Forecasts.second, fetchedAt: time)
                if hour == 6 {
                    let rows = rows(from: start, withExtremes: withExtremes)
                    report.hours = Sourced(rows, source: Forecasts.first, fetchedAt: time)
                    report.days = Sourced([Day].built(from: rows, in: .gmt), source: Forecasts.first, fetchedAt: time)
                }
                try await store.save(report, for: place.id)
            }
        }
        let card = try await Scorecard.read(
            of: place.id, in: .gmt, from: store, now: try #require(Forecasts.today.start(in: .gmt)))
        #expect(card.observedDays == Self.days)
        for score in card.scores where score.source.id == Forecasts.first.id {
            #expect((score.high?.value ?? 0) < 0.06 && (score.low?.value ?? 0) < 0.06, "\(score.daysAhead) days ahead")
            let isTold = withExtremes || score.daysAhead == 1
            #expect((score.high != nil) == isTold && (score.low != nil) == isTold, "\(score.daysAhead) days ahead")
        }
    }

    @Test("what a row across midnight has of the next day is no low of this one, and rain in it no rain of a day")
    func across() throws {
        let start = try #require(Forecasts.date(3).start(in: .gmt))
        func row(_ hour: Double, low: Double, high: Double, fall: Double = 0) -> Hour {
            var row = Hour(time: start.addingTimeInterval(hour * 3600), duration: 6 * 3600)
            (row.temperature, row.low, row.high) = (Temperature(high), Temperature(low), Temperature(high))
            row.precipitation = Precipitation(fall)
            return row
        }
        func sure(_ evening: Hour) throws -> Day {
            let rows = [
                row(1, low: 4, high: 6), row(7, low: 3, high: 6), row(13, low: 5, high: 9), row(19, low: 6, high: 10),
                evening, row(31, low: -4, high: 0),
            ]
            let issue = Forecasts.issue(at: 0, .built(from: rows, in: .gmt)).withoutDoubts(by: rows, in: .gmt)
            return try #require(issue.days.first { $0.date == Forecasts.date(3) })
        }
        let colder = try sure(row(25, low: -2, high: 6))
        #expect(colder.low == nil && colder.high == Temperature(10) && colder.precipitation == Precipitation(0))
        let milder = try sure(row(25, low: 4, high: 6))
        #expect(milder.low == Temperature(3) && milder.high == Temperature(10))
        let wet = try sure(row(25, low: 4, high: 6, fall: 3))
        #expect(wet.precipitation == nil && wet.precipitationProbability == nil && wet.condition == nil)
    }
}
