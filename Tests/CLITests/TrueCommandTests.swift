import Foundation
import HiddenTruth
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

/// What the command line prints of a stored world, as text and as JSON, against the weather itself.
struct TrueCommandTests {
    private static let seeds =
        ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init).map { $0 / 25 } ?? 3

    @Test("what now, hours and days print is what falls and what it is like", arguments: TellingSource.allCases)
    func commands(source: TellingSource) async throws {
        for seed in 0..<Self.seeds {
            let truth = TrueWeather(seed: seed)
            let home = try await home(truth, source)
            func json(_ arguments: String...) async throws -> [String: Any] {
                let run = try await home.run(arguments + ["--offline", "--json"])
                let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
                return try #require(object as? [String: Any], "\(run.errors)")
            }
            func text(_ arguments: String...) async throws -> String {
                try await home.run(arguments + ["--offline"]).output
            }
            let hours = try #require(try await json("hours", "--count", "48")["hours"] as? [[String: Any]])
            let days = try #require(try await json("days")["days"] as? [[String: Any]])
            let found = [
                Self.fault(hours: hours, truth, source), Self.fault(days: days, truth, source),
                Self.fault(text: try await text("hours", "--count", "30"), truth, source),
                Self.fault(now: try await json("now")["current"] as? [String: Any], truth, source),
                Self.fault(days: try await text("days"), days),
            ]
            for fault in found.compactMap({ $0 }) {
                Issue.record("seed \(seed), \(source), \(truth.place.zone.identifier), \(truth.now): \(fault)")
            }
        }
    }

    /// Returns a user whose only place has the weather as the source told it a moment ago.
    private func home(_ truth: TrueWeather, _ source: TellingSource) async throws -> TestHome {
        let home = try TestHome(at: truth.now.ISO8601Format())
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 200, hasColour: false)
        let file = try DataFolders(environment: home.environment).databaseFile
        let store = try SQLiteStore.open(at: file).store
        let place = Location(
            id: "geonames:1", name: "Somewhere", coordinates: truth.place.coordinates,
            timeZoneIdentifier: truth.place.zone.identifier)
        try await store.add(place)
        try await store.save(try source.report(of: truth), for: place.id)
        try await store.setHome(place.id)
        return home
    }

    /// Compares the rows of JSON, whose values are those of the time that ends at them.
    private static func fault(hours: [[String: Any]], _ truth: TrueWeather, _ source: TellingSource) -> String? {
        for row in hours {
            guard let time = (row["time"] as? String).flatMap({ try? Date($0, strategy: .iso8601) }),
                let duration = row["duration_seconds"] as? Double
            else { return "a row without a time: \(row)" }
            let period = time - duration..<time
            if let told = row["temperature_c"] as? Double,
                abs(told - truth.temperatures[truth.index(time)]) > source.rounding + 0.06
            {
                return "\(told) degrees at \(time)"
            }
            if let told = row["precipitation_mm"] as? Double, abs(told - truth.sum(period)) > 0.051 {
                return "\(told) mm until \(time), but \(truth.sum(period))"
            }
            if let told = row["precipitation_probability_percent"] as? Double, told != truth.chance(period) {
                return "\(told) % until \(time), but \(truth.chance(period) ?? -1)"
            }
            if let told = row["condition"] as? String,
                isWet(told) != truth.isWet(period.lowerBound, period.upperBound)
            {
                return "\(told) until \(time)"
            }
        }
        return nil
    }

    private static func fault(days: [[String: Any]], _ truth: TrueWeather, _ source: TellingSource) -> String? {
        for row in days where row["partial"] as? Bool == false {
            guard let date = (row["date"] as? String).flatMap({ CivilDate($0) }),
                let span = date.span(in: truth.place.zone)
            else { return "a day without a date: \(row)" }
            // Steps across midnight, and half days, reach over a day's end.
            let reach = max(source.step, source == .nationalWeatherService || source.coarseAfter != nil ? 21_600 : 3600)
            let far = span.lowerBound - reach..<span.upperBound + reach
            guard far.upperBound <= truth.hour(TrueWeather.hours) else { continue }
            let degrees = truth.hours(far).map { truth.temperatures[$0] }
            if let high = row["high_c"] as? Double, high > (degrees.max() ?? 0) + source.rounding + 0.06 {
                return "a high of \(high) on \(date)"
            }
            if let low = row["low_c"] as? Double, low < (degrees.min() ?? 0) - source.rounding - 0.06 {
                return "a low of \(low) on \(date)"
            }
            if let told = row["precipitation_mm"] as? Double, told > truth.sum(far) + 1.5 {
                return "\(told) mm on \(date), but \(truth.sum(span))"
            }
        }
        return nil
    }

    private static func fault(text: String, _ truth: TrueWeather, _ source: TellingSource) -> String? {
        // After "Now", one line an hour or a step.
        let lines = text.split(separator: "\n").drop { !$0.contains(/Now[ ,]/) }.dropFirst()
        for line in lines {
            guard let match = line.firstMatch(of: /(\d\d):(\d\d)(?: \w+)?(?: to \d\d:\d\d(?: \w+)?)? +(−?\d+)°/),
                let degrees = Double(
                    match.3.replacing("−", with: "-"))
            else { continue }
            let seconds = (Double(match.1) ?? 0) * 3600 + (Double(match.2) ?? 0) * 60
            let own = (0..<TrueWeather.hours).map(truth.hour).filter { time in
                let local = time.timeIntervalSince1970 + Double(truth.place.zone.secondsFromGMT(for: time))
                return time > truth.now && time < truth.now + 32 * 3600
                    && local - (local / 86_400).rounded(.down) * 86_400 == seconds
            }
            let isTrue = own.contains { abs(truth.temperatures[truth.index($0)] - degrees) <= 0.5 + source.rounding }
            if !isTrue { return String(line) }
        }
        return nil
    }

    private static func fault(now: [String: Any]?, _ truth: TrueWeather, _ source: TellingSource) -> String? {
        guard let now, let told = now["temperature_c"] as? Double else { return nil }
        let hours = truth.index(truth.now - 5400)...truth.index(truth.now + 5400)
        guard !hours.contains(where: { abs(truth.temperatures[$0] - told) <= source.rounding + 0.06 }) else {
            return nil
        }
        return "now \(told) degrees"
    }

    /// Text and JSON of the same days have the same highs and lows.
    private static func fault(days text: String, _ days: [[String: Any]]) -> String? {
        let lines = text.split(separator: "\n").filter { $0.contains("°") }
        for (line, day) in zip(lines, days) {
            let shown = line.matches(of: /(−?\d+)°/).compactMap { Double($0.1.replacing("−", with: "-")) }
            let told = ["low_c", "high_c"].compactMap { day[$0] as? Double }
            guard shown.count == 2, told.count == 2 else { continue }
            // Of today the present temperature is among those shown.
            guard line != lines.first, zip(shown, told).contains(where: { abs($0 - $1) > 0.51 }) else { continue }
            return "\(line) beside \(told)"
        }
        return nil
    }

    private static func isWet(_ condition: String) -> Bool {
        ["rain", "snow", "thunder", "drizzle", "sleet", "hail"].contains { condition.contains($0) }
    }
}
