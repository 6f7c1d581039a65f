import Foundation

/// An answer in Open-Meteo's format, for the variables that a request names, from yesterday to 15 days ahead.
enum MadeAnswer {
    /// - Parameters:
    ///   - query: The request's query, such as "hourly=temperature_2m,rain&daily=sunrise".
    ///   - now: The present; yesterday's midnight before it is where the rows begin.
    static func body(_ query: String, at now: Date = .now) -> Data {
        let items = URLComponents(string: "http://localhost/?\(query)")?.queryItems ?? []
        func names(_ item: String) -> [String] {
            items.first { $0.name == item }?.value?.split(separator: ",").map(String.init) ?? []
        }
        let midnight = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 - 86_400
        let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
        var parts = [
            "\"latitude\":52.5,\"longitude\":13.4,\"elevation\":38,\"utc_offset_seconds\":0",
            "\"timezone\":\"GMT\",\"timezone_abbreviation\":\"GMT\"",
        ]
        parts += table("hourly", names("hourly"), from: midnight, step: 3600, count: 17 * 24, time: minute)
        parts += table("minutely_15", names("minutely_15"), from: hour, step: 900, count: 24, time: minute)
        parts += table("daily", names("daily"), from: midnight, step: 86_400, count: 17, time: day)
        let current = names("current")
        if !current.isEmpty {
            parts.append("\"current_units\":{\(units(current))}")
            let values = current.map { "\"\($0)\":\(value($0, 0))" }.joined(separator: ",")
            parts.append("\"current\":{\"time\":\"\(minute(hour))\",\"interval\":900,\(values)}")
        }
        return Data(("{" + parts.joined(separator: ",") + "}").utf8)
    }

    private static func table(
        _ name: String, _ variables: [String], from start: Double, step: Double, count: Int,
        time: (Double) -> String
    ) -> [String] {
        guard !variables.isEmpty else { return [] }
        let times = (0..<count).map { "\"\(time(start + Double($0) * step))\"" }.joined(separator: ",")
        let columns = variables.map { variable in
            let values = (0..<count).map { row in
                ["sunrise", "sunset"].contains(variable)
                    ? "\"\(minute(start + Double(row) * step + (variable == "sunrise" ? 21_600 : 64_800)))\""
                    : value(variable, row)
            }
            return "\"\(variable)\":[\(values.joined(separator: ","))]"
        }
        return [
            "\"\(name)_units\":{\(units(variables))}",
            "\"\(name)\":{\"time\":[\(times)],\(columns.joined(separator: ","))}",
        ]
    }

    private static func value(_ variable: String, _ row: Int) -> String {
        let wave = sin(Double(row) / 4)
        return switch variable {
        case "weather_code": ["0", "1", "3", "61", "80"][row % 5]
        case "is_day": row % 24 > 6 && row % 24 < 19 ? "1" : "0"
        case let name where name.contains("temperature") || name.contains("dew"): String(format: "%.1f", 8 + 5 * wave)
        case let name where name.contains("pressure"): String(format: "%.1f", 1010 + wave)
        case let name where name.contains("direction"): String(row * 7 % 360)
        case let name where name.contains("visibility"): "24140.00"
        case let name where name.contains("precipitation_probability"): String(row * 13 % 101)
        case let name where name.contains("humidity") || name.contains("cloud"): String(50 + row % 50)
        default: String(format: "%.1f", 2 + 2 * wave)
        }
    }

    private static func units(_ variables: [String]) -> String {
        (["time"] + variables).map { variable in
            let unit =
                switch variable {
                case "time", "sunrise", "sunset": "iso8601"
                case "weather_code": "wmo code"
                case let name where name.contains("temperature") || name.contains("dew"): "°C"
                case let name where name.contains("speed") || name.contains("gusts"): "m/s"
                case let name where name.contains("direction"): "°"
                case let name where name.contains("pressure"): "hPa"
                case let name where name.contains("probability") || name.contains("humid") || name.contains("cloud"):
                    "%"
                case let name where name.contains("snowfall"): "cm"
                case let name where name.contains("visibility"): "m"
                case let name where name.contains("duration"): "s"
                case let name where name.contains("precipitation") || name == "rain" || name == "showers": "mm"
                default: ""
                }
            return "\"\(variable)\":\"\(unit)\""
        }.joined(separator: ",")
    }

    private static func minute(_ time: Double) -> String {
        String(Date(timeIntervalSince1970: time).formatted(.iso8601).prefix(16))
    }

    private static func day(_ time: Double) -> String {
        String(Date(timeIntervalSince1970: time).formatted(.iso8601).prefix(10))
    }
}
