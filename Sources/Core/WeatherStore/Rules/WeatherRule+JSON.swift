import WeatherModel

extension WeatherRule {
    /// Reads a rule; nil where any of it cannot be read, as it would be about other weather.
    init?(_ id: String, _ json: JSONValue) {
        guard Activity.isName(id), let quantity = json["quantity"]?.text.flatMap({ HourlyQuantity(rawValue: $0) }),
            let comparison = json["comparison"]?.text.flatMap({ Comparison(rawValue: $0) }),
            let threshold = json["threshold"]?.double, quantity.range.contains(threshold),
            let scope = Self.scope(json), let times = DayTimes(hours: json["hours"], days: json["days"])
        else { return nil }
        self.init(id, quantity, comparison, threshold, scope: scope)
        // Weekdays belong to a part of the day.
        if case .next = scope, times != DayTimes() { return nil }
        if let time = json["toldFrom"], time != .null {
            guard let time = time.text.flatMap({ TimeOfDay($0) }) else { return nil }
            toldFrom = time
        }
        if let quiet = json["quietHours"], quiet != .null {
            guard let quiet = quiet.text.flatMap({ ClockSpan($0) }) else { return nil }
            quietHours = quiet
        }
        if let place = json["place"], place != .null {
            guard let place = place.text else { return nil }
            self.place = place
        }
        if let told = json["told"], told != .null {
            guard let told = told.bool else { return nil }
            isTold = told
        }
    }

    /// Every value, with null for those that it does not have.
    var json: JSONValue {
        var hours: Int64?
        var times = DayTimes()
        switch scope {
        case .next(let count): hours = Int64(count)
        case .part(let span, let weekdays): times = DayTimes([span], on: weekdays)
        }
        return .object([
            "quantity": .text(quantity.rawValue), "comparison": .text(comparison.rawValue),
            "threshold": .number(threshold), "withinHours": hours.map { .integer($0) } ?? .null, "hours": times.hours,
            "days": times.days, "toldFrom": toldFrom.map { .text($0.text) } ?? .null,
            "quietHours": quietHours.map { .text($0.text) } ?? .null, "place": place.map { .text($0) } ?? .null,
            "told": .bool(isTold),
        ])
    }

    /// Reads all that can be read, in alphabetical order.
    static func all(_ json: JSONValue?) -> [WeatherRule] {
        (json?.object ?? [:]).compactMap { WeatherRule($0, $1) }.sorted { $0.id < $1.id }
    }

    private static func scope(_ json: JSONValue) -> Scope? {
        switch (json["withinHours"]?.integer, DayTimes(hours: json["hours"], days: json["days"])?.spans.first) {
        case (let hours?, nil): hoursRange.contains(hours) ? .next(hours: hours) : nil
        case (nil, let span?):
            json["hours"]?.list?.count == 1
                ? DayTimes(hours: json["hours"], days: json["days"]).map { .part(span, on: $0.weekdays) } : nil
        default: nil
        }
    }
}
