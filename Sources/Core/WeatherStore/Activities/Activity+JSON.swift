import WeatherModel

extension Activity {
    /// Reads an activity; nil where any of it cannot be read, as without a limit hours would be called good that are not.
    init?(_ id: String, _ json: JSONValue) {
        guard Self.isName(id), let entries = json["limits"]?.object, !entries.isEmpty else { return nil }
        var limits: [HourlyQuantity: QuantityLimit] = [:]
        // A null stands for none, as `json` writes it.
        for (name, ends) in entries where ends != .null {
            guard let quantity = HourlyQuantity(rawValue: name), let limit = QuantityLimit(quantity, ends) else {
                return nil
            }
            limits[quantity] = limit
        }
        guard !limits.isEmpty else { return nil }
        guard let times = DayTimes(hours: json["hours"], days: json["days"]) else { return nil }
        let minutes = json["leastMinutes"] ?? .integer(60)
        guard let least = minutes.integer, Self.leastMinutesRange.contains(least) else { return nil }
        self.init(id, limits: limits, times: times, leastMinutes: least)
        if let shown = json["shown"], shown != .null {
            guard let shown = shown.bool else { return nil }
            isShown = shown
        }
    }

    /// Every value, with null for those that it does not have.
    var json: JSONValue {
        .object([
            "limits": .object(
                Dictionary(
                    uniqueKeysWithValues: HourlyQuantity.allCases.map { quantity in
                        (quantity.rawValue, limits[quantity]?.json ?? .null)
                    })), "hours": times.hours, "days": times.days, "leastMinutes": .integer(Int64(leastMinutes)),
            "shown": .bool(isShown),
        ])
    }

    /// Reads all that can be read, in alphabetical order.
    static func all(_ json: JSONValue?) -> [Activity] {
        (json?.object ?? [:]).compactMap { Activity($0, $1) }.sorted { $0.id < $1.id }
    }
}

extension QuantityLimit {
    fileprivate init?(_ quantity: HourlyQuantity, _ json: JSONValue) {
        func end(_ key: String) -> Double?? {
            guard let value = json[key], value != .null else { return .some(nil) }
            return value.double.flatMap { quantity.range.contains($0) ? .some($0) : nil }
        }
        guard json.object != nil, let least = end("least"), let under = end("under") else { return nil }
        self.init(least: least, under: under)
    }

    fileprivate var json: JSONValue {
        .object(["least": least.map { .number($0) } ?? .null, "under": under.map { .number($0) } ?? .null])
    }
}

extension DayTimes {
    /// Reads the times; nil where one of them cannot be read.
    init?(hours: JSONValue?, days: JSONValue?) {
        func all<Value>(_ json: JSONValue?, _ value: (String) -> Value?) -> [Value]? {
            guard let json, json != .null else { return [] }
            guard let texts = json.list else { return nil }
            let values = texts.compactMap { $0.text.flatMap(value) }
            return values.count == texts.count ? values : nil
        }
        guard let spans = all(hours, { ClockSpan($0) }), let weekdays = all(days, { Weekday(rawValue: $0) }) else {
            return nil
        }
        self.init(spans, on: Set(weekdays))
    }

    var hours: JSONValue { spans.isEmpty ? .null : .list(spans.map { .text($0.text) }) }

    var days: JSONValue {
        weekdays.isEmpty
            ? .null : .list(Weekday.allCases.filter(weekdays.contains).map { .text($0.rawValue) })
    }
}
