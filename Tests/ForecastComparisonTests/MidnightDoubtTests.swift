import ForecastComparison
import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// Rows of six hours across midnight beside hourly ones of the same truth.
struct MidnightDoubtTests {
    private let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    /// Noon of Thursday 26 November 2026 in Berlin.
    private let now = Date(timeIntervalSince1970: 1_795_690_800)

    /// The weather of an hour: each day has one temperature, and it pours in the first hour of the 29th.
    private func truth(_ hour: Date) -> (degrees: Double, fall: Double) {
        let day = CivilDate(hour - 1, in: zone).day
        return ([29: 3, 30: -29][day] ?? 0, hour == Date(timeIntervalSince1970: 1_795_910_400) ? 6 : 0)
    }

    private func forecast(
        _ source: WeatherSource, hoursEach step: Int, warmer: Double = 0
    ) -> ComparedForecast {
        // Rows of six hours end at 1, 7, 13 and 19 o'clock.
        let start = Date(timeIntervalSince1970: 1_795_651_200)
        let hours = stride(from: step, through: 144, by: step).map { number in
            let covered = (number - step + 1...number).map { truth(start + Double($0) * 3600) }
            let time = start + Double(number) * 3600
            var row = Hour(time: time, duration: Double(step) * 3600)
            row.temperature = Temperature(truth(time + 1).degrees + warmer)
            row.precipitation = Precipitation(covered.reduce(0) { $0 + $1.fall })
            row.condition = covered.contains { $0.fall > 0 } ? .rain : .overcast
            guard step > 1 else { return row }
            let degrees = covered.map(\.degrees) + [truth(time + 1).degrees]
            row.high = Temperature((degrees.max() ?? 0) + warmer)
            row.low = Temperature((degrees.min() ?? 0) + warmer)
            return row
        }
        let report = WeatherReport(
            Forecast(
                source: source, fetchedAt: now, timeZone: zone, hours: hours, days: .built(from: hours, in: zone)))
        let place = Location(name: "Somewhere", coordinates: Coordinates(clampingLatitude: 53.55, longitude: 10))
        return ComparedForecast(
            id: source.id, name: source.name, place: place, zone: zone, report: report, at: now)
    }

    private func compared(_ forecasts: [ComparedForecast]) -> ComparisonText {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric)
        return ComparisonText(forecasts, areOfOnePlace: true, days: 5, at: now, formatter)
    }

    @Test("what lies beyond midnight in a row of six hours makes no source part that says the same", arguments: [2, 3])
    func alike(count: Int) throws {
        let all = [
            forecast(.openMeteo, hoursEach: 1), forecast(.metNorway, hoursEach: 6), forecast(.brightSky, hoursEach: 1),
        ]
        let text = compared(Array(all.prefix(count)))
        #expect(text.comparison.firstParting == nil, "\(text.sentence) \(text.detail ?? "")")
        let offset = try #require(text.comparison.dates.firstIndex { $0.day == 28 })
        #expect(text.comparison.days[1][offset]?.high == Temperature(0))
        #expect(text.comparison.days[1][offset + 1]?.low == Temperature(3))
    }

    @Test("a source of such rows that is warmer by itself still parts")
    func warmer() {
        let text = compared([
            forecast(.openMeteo, hoursEach: 1), forecast(.metNorway, hoursEach: 6, warmer: 4),
            forecast(.brightSky, hoursEach: 1),
        ])
        #expect(text.comparison.firstParting != nil)
        #expect(text.detail?.contains("MET Norway") == true, "\(text.detail ?? "")")
    }

    @Test("rows that end at midnight leave nothing open")
    func aligned() throws {
        let rows = (1...8).map { number in
            var row = Hour(
                time: Date(timeIntervalSince1970: 1_795_651_200 + Double(number) * 21_600), duration: 21_600)
            (row.high, row.low, row.temperature) = (Temperature(9), Temperature(1), Temperature(5))
            return row
        }
        #expect(MidnightDoubt.all(in: rows, .gmt).isEmpty)
        #expect(!MidnightDoubt.all(in: rows, zone).isEmpty)
    }
}
