import WeatherModel

@testable import WeatherServices

/// What came of reading one recorded answer.
enum RecordedOutcome {
    /// The answer in words, and the values that are nil in all of it.
    case came(String, missing: String)
    case error(FetchError)

    /// What `read` gives, or the error it throws.
    init(_ read: () throws(FetchError) -> RecordedOutcome) {
        do throws(FetchError) {
            self = try read()
        } catch {
            self = .error(error)
        }
    }

    init(_ forecast: Forecast) {
        let hours = forecast.hours.map(\.conditions)
        let parts = [
            forecast.current == nil ? nil : "current", Self.count(forecast.minutes.count, "steps"),
            Self.count(hours.count, "hours"), Self.count(forecast.days.count, "days"),
        ]
        let missing = [
            Self.missing("current", forecast.current.map { [$0.conditions] } ?? []),
            Self.missing("steps", forecast.minutes), Self.missing("hours", hours), Self.missing("days", forecast.days),
        ]
        self = .came(Self.joined(parts), missing: Self.joined(missing, by: "; "))
    }

    init(_ report: AirQualityReport) {
        let all = (report.current.map { [$0] } ?? []) + report.hours
        let missing =
            Pollutant.allCases.filter { one in all.allSatisfy { $0.pollutants[one] == nil } }.map(\.rawValue)
            + Pollen.allCases.filter { one in all.allSatisfy { $0.pollen[one] == nil } }.map(\.rawValue)
            + AirQualityStandard.allCases.filter { one in
                all.allSatisfy { !$0.indices.map(\.standard).contains(one) }
            }.map { "\($0) index" }
        self = .came(
            all.isEmpty
                ? "an empty list"
                : Self.joined([report.current == nil ? nil : "current", Self.count(report.hours.count, "hours")]),
            missing: missing.joined(separator: " "))
    }

    init(_ places: [Location]) {
        self = .came("\(places.count) places", missing: Self.missing(nil, places) ?? "")
    }

    private static func count(_ number: Int, _ what: String) -> String? {
        number == 0 ? nil : "\(number) \(what)"
    }

    private static func joined(_ parts: [String?], by separator: String = ", ") -> String {
        parts.compactMap { $0 }.joined(separator: separator)
    }

    /// The names of the members that are nil in every row; nil where there is no row, or none such.
    static func missing(_ part: String?, _ rows: [Any]) -> String? {
        guard let first = rows.first else { return nil }
        let names = Mirror(reflecting: first).children.compactMap(\.label).filter { name in
            rows.allSatisfy { row in
                let value = Mirror(reflecting: row).children.first { $0.label == name }?.value
                let mirror = value.map { Mirror(reflecting: $0) }
                return mirror?.displayStyle == .optional && mirror?.children.isEmpty == true
            }
        }
        guard !names.isEmpty else { return nil }
        return (part.map { "\($0): " } ?? "") + names.joined(separator: " ")
    }
}
