import Foundation
import WeatherModel

/// An entry of the settings file that has no effect.
public struct SettingsProblem: Sendable, Hashable {
    /// The reasons why an entry has no effect.
    public enum Reason: Sendable, Hashable {
        /// The value is none of those that are possible.
        case unknownValue(possible: [String])
        /// The value is of another type than the named one, an English noun such as "number".
        case wrongType(wanted: String)
        /// The number is outside the range; the nearest one in it is used.
        case outside(ClosedRange<Int>)
        /// A part of an activity or a rule is missing or means nothing, so that the whole is left out.
        case incomplete
    }

    /// The path of the entry, such as "appearance.colorScheme".
    public let key: String
    /// The value as it is written.
    public let value: String
    /// The reason why it has no effect.
    public let reason: Reason

    /// Makes a problem.
    public init(key: String, value: String, reason: Reason) {
        (self.key, self.value, self.reason) = (key, value, reason)
    }
}

extension SettingsProblem {
    /// Returns the problems of the file's known entries, in alphabetical order; unknown keys may be a newer version's.
    static func all(in json: JSONValue) -> [SettingsProblem] {
        let choices: [String: [String]] = [
            "clockFormat": values(Settings.ClockFormat.self), "coordinateRounding": values(CoordinatePrecision.self),
            "leastWarningSeverity": values(AlertSeverity.self), "airQualityIndex": values(AirQualityStandard.self),
            "appearance.colorScheme": values(Settings.ColorScheme.self),
            "units.temperature": values(Units.Temperature.self), "units.speed": values(Units.Speed.self),
            "units.pressure": values(Units.Pressure.self), "units.precipitation": values(Units.Precipitation.self),
            "units.snow": values(Units.Snow.self), "units.distance": values(Units.Distance.self),
        ]
        let times = ["notices.morningSummaryTime", "notices.quietFrom", "notices.quietUntil"]
        var problems: [SettingsProblem] = []
        func check(_ key: String, _ reason: (JSONValue) -> Reason?) {
            let value = key.split(separator: ".").reduce(JSONValue?.some(json)) { $0?[String($1)] }
            guard let value, value != .null, let reason = reason(value) else { return }
            problems.append(SettingsProblem(key: key, value: value.brief, reason: reason))
        }
        for (key, possible) in choices {
            check(key) { value in
                value.text.map(possible.contains) == true ? nil : .unknownValue(possible: possible)
            }
        }
        let topics = values(AlertTopic.self)
        check("hiddenWarnings") { value in
            value.list?.allSatisfy { $0.text.map(topics.contains) == true } == false
                ? .unknownValue(possible: topics) : nil
        }
        // Whatever is written as yes or no, or as a list, can be nothing else.
        for (key, usual) in Settings().json.entries() {
            if usual.bool != nil { check(key) { $0.bool == nil ? .unknownValue(possible: ["true", "false"]) : nil } }
            if usual.list != nil { check(key) { $0.list == nil ? .wrongType(wanted: "list") : nil } }
        }
        for key in times {
            check(key) { value in
                value.text.flatMap { TimeOfDay($0) } == nil ? .unknownValue(possible: ["00:00", "…", "23:59"]) : nil
            }
        }
        check("refreshMinutes") { value in
            guard let minutes = value.integer else { return .wrongType(wanted: "number") }
            return Settings.refreshMinutesRange.contains(minutes) ? nil : .outside(Settings.refreshMinutesRange)
        }
        let parts = values(WeatherPart.self)
        for (part, order) in json["partSourceOrders"]?.object ?? [:] {
            if !parts.contains(part) {
                problems.append(
                    SettingsProblem(
                        key: "partSourceOrders", value: part.bounded(to: 60), reason: .unknownValue(possible: parts)))
            } else if order.list == nil, order != .null {
                problems.append(
                    SettingsProblem(
                        key: "partSourceOrders.\(part)", value: order.brief, reason: .wrongType(wanted: "list")))
            }
        }
        for (name, entry) in json["activities"]?.object ?? [:] where Activity(name, entry) == nil && entry != .null {
            problems.append(
                SettingsProblem(key: "activities", value: name.bounded(to: 60), reason: .incomplete))
        }
        for (name, entry) in json["rules"]?.object ?? [:] where WeatherRule(name, entry) == nil && entry != .null {
            problems.append(SettingsProblem(key: "rules", value: name.bounded(to: 60), reason: .incomplete))
        }
        for key in ["activities", "rules"] {
            check(key) { $0.object == nil ? .incomplete : nil }
        }
        return problems.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    }

    private static func values<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> [String] {
        type.allCases.map(\.rawValue)
    }
}

extension JSONValue {
    /// Returns the values of all objects in each other that are no objects, by their path, such as "appearance.colorScheme".
    fileprivate func entries(below path: [String] = []) -> [(key: String, value: JSONValue)] {
        guard let object else { return [(path.joined(separator: "."), self)] }
        return object.flatMap { $1.entries(below: path + [$0]) }
    }

    /// The value as JSON in at most 60 letters.
    fileprivate var brief: String {
        if let text { return text.bounded(to: 60) }
        return
            ((try? data).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
            ?? "")
            .bounded(to: 60)
    }
}
