import Foundation
import WeatherModel

/// A bundled forecast moved by whole days, so that the date of its `current` block becomes today.
struct SampleForecast {
    private var root: [String: Any]

    /// - Parameters:
    ///   - fixture: An answer of Open-Meteo with `current`, `hourly` and `daily` and times in ISO 8601.
    ///   - zone: The time zone of the place, whose present UTC offset is used for every row, as in a real answer.
    /// - Throws: `unreadableAnswer` if the fixture is no JSON object.
    init(_ fixture: Data, zone: TimeZone, now: Date) throws(FetchError) {
        root = try Self.members(fixture)
        let offset = zone.secondsFromGMT(for: now)
        let local = Int((now.timeIntervalSince1970 + Double(offset)).rounded(.down))
        let today = CivilDate(dayNumber: Int((Double(local) / 86400).rounded(.down)))
        let recordedTime = (root["current"] as? [String: Any])?["time"] as? String
        let recorded = recordedTime.flatMap { CivilDate(String($0.prefix(10))) }

        root["utc_offset_seconds"] = offset
        root["timezone_abbreviation"] = nil
        for section in ["hourly", "daily"] {
            move(section, by: today.dayNumber - (recorded ?? today).dayNumber)
        }
        rebuildCurrent(today: today, secondOfDay: local - today.dayNumber * 86400)
        rebuildQuarters(from: local / 900 * 900)
    }

    /// The answer in Open-Meteo's JSON format; nil if it cannot be encoded.
    var data: Data? {
        try? JSONSerialization.data(withJSONObject: root)
    }

    /// Returns the members of a JSON object in a form that can be written again.
    static func members(_ data: Data) throws(FetchError) -> [String: Any] {
        guard let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw .unreadableAnswer
        }
        return members
    }

    private mutating func move(_ section: String, by days: Int) {
        guard var columns = root[section] as? [String: Any] else { return }
        for name in ["time", "sunrise", "sunset"] {
            guard let labels = columns[name] as? [String] else { continue }
            columns[name] = labels.map { label in
                CivilDate(String(label.prefix(10))).map {
                    CivilDate(dayNumber: $0.dayNumber + days).description + label.dropFirst(10)
                } ?? label
            }
        }
        root[section] = columns
    }

    /// Takes the values of the present hour; totals for a quarter of an hour are a quarter of the hour's.
    private mutating func rebuildCurrent(today: CivilDate, secondOfDay: Int) {
        let hourly = root["hourly"] as? [String: Any] ?? [:]
        let hour = Self.label(today, second: secondOfDay / 3600 * 3600)
        guard var current = root["current"] as? [String: Any], let times = hourly["time"] as? [String],
            let row = times.firstIndex(of: hour)
        else { return }
        current["time"] = Self.label(today, second: secondOfDay / 900 * 900)
        for (name, column) in hourly where name != "time" && current[name] != nil {
            guard let column = column as? [Any], column.indices.contains(row) else { continue }
            current[name] = column[row]
        }
        for name in ["precipitation", "snowfall"] {
            guard let sum = current[name] as? Double else { continue }
            current[name] = (sum / 4 * 100).rounded() / 100
        }
        root["current"] = current
    }

    /// Makes the next six hours in quarters of an hour, each with a quarter of the total of its hour.
    private mutating func rebuildQuarters(from start: Int) {
        guard let hourly = root["hourly"] as? [String: Any], let times = hourly["time"] as? [String],
            let sums = hourly["precipitation"] as? [Any], let codes = hourly["weather_code"] as? [Any]
        else { return }
        var columns: [String: [Any]] = ["time": [], "precipitation": [], "weather_code": []]
        for second in stride(from: start, to: start + 24 * 900, by: 900) {
            let end = (second + 3599) / 3600 * 3600
            guard let row = times.firstIndex(of: Self.label(end)), sums.indices.contains(row),
                codes.indices.contains(row), let sum = sums[row] as? Double
            else { continue }
            columns["time"]?.append(Self.label(second))
            columns["precipitation"]?.append((sum / 4 * 100).rounded() / 100)
            columns["weather_code"]?.append(codes[row])
        }
        root["minutely_15"] = columns
        root["minutely_15_units"] = ["time": "iso8601", "precipitation": "mm", "weather_code": "wmo code"]
    }

    private static func label(_ localSecond: Int) -> String {
        let day = Int((Double(localSecond) / 86400).rounded(.down))
        return label(CivilDate(dayNumber: day), second: localSecond - day * 86400)
    }

    private static func label(_ day: CivilDate, second: Int) -> String {
        let (hour, minute) = (second / 3600, second % 3600 / 60)
        return "\(day)T\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
