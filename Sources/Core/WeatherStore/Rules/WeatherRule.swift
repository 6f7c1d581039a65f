public import WeatherModel

/// A wish to be told of weather to come: a quantity that goes over a threshold or falls below it.
public struct WeatherRule: Sendable, Hashable, Identifiable {
    /// The way a value has to go; a raw value is its name in settings and on the command line.
    public enum Comparison: String, Sendable, Hashable, CaseIterable {
        /// Any hour has a value above the threshold.
        case over
        /// Any hour has a value below the threshold.
        case below
    }

    /// The hours to come that count.
    public enum Scope: Sendable, Hashable {
        /// The next hours from any moment on, in `hoursRange`.
        case next(hours: Int)
        /// The next such part of a day that is not over, by the clock of the place; empty weekdays for all.
        case part(ClockSpan, on: Set<Weekday>)
    }

    /// The hours that can be looked ahead.
    public static let hoursRange = 1...240

    /// The names of commands for rules on the command line, which no rule can have.
    package static let commandNames: Set = ["now", "try", "add", "list", "remove", "help"]

    /// The name that its owner gave it.
    public let id: String
    /// The quantity.
    public var quantity: HourlyQuantity
    /// The way it has to go.
    public var comparison: Comparison
    /// The value it has to pass, in the unit of the quantity.
    public var threshold: Double
    /// The hours that count.
    public var scope: Scope
    /// The time of day from which on the next part of a day is told; nil for a day ahead.
    public var toldFrom: TimeOfDay?
    /// The hours in which nothing is told, by the clock of the place; nil for none.
    public var quietHours: ClockSpan?
    /// The place that it is about; nil for the home, or any that is asked about.
    public var place: Location.ID?
    /// Whether the desktop tells of it; a rule that is merely checked is not told.
    public var isTold = false

    /// Makes a rule; by default it looks a day ahead and has no quiet hours.
    public init(
        _ id: String, _ quantity: HourlyQuantity, _ comparison: Comparison, _ threshold: Double,
        scope: Scope = .next(hours: 24), toldFrom: TimeOfDay? = nil, quietHours: ClockSpan? = nil,
        place: Location.ID? = nil
    ) {
        (self.id, self.quantity, self.comparison, self.threshold) = (id, quantity, comparison, threshold)
        (self.scope, self.toldFrom, self.quietHours, self.place) = (scope, toldFrom, quietHours, place)
    }

    /// The distance from the threshold at which the weather is no longer what the rule is about, in the unit of the quantity.
    ///
    /// It is half a step, or half of what there is on that side, so that rain over 0.1 mm ends where it stays dry.
    public var band: Double {
        let room =
            comparison == .over
            ? threshold - quantity.range.lowerBound : quantity.range.upperBound - threshold
        return min(quantity.step, max(room, 0)) / 2
    }

    /// What the rule is about, in short; another one for a rule that was changed.
    public var mark: String {
        let about = "\(quantity.rawValue) \(comparison.rawValue) \(threshold)"
        return switch scope {
        case .next(let hours): "\(about) \(hours)"
        case .part(let span, let weekdays):
            "\(about) \(span.text) \(Weekday.allCases.filter(weekdays.contains).map(\.rawValue).joined(separator: ","))"
        }
    }

    /// Returns how far a value is past the threshold: positive for what the rule is about.
    public func excess(of value: Double) -> Double {
        comparison == .over ? value - threshold : threshold - value
    }
}

extension WeatherRule {
    /// Returns the same under another name.
    public func named(_ name: String) -> WeatherRule {
        var new = WeatherRule(
            name, quantity, comparison, threshold, scope: scope, toldFrom: toldFrom, quietHours: quietHours,
            place: place)
        new.isTold = isTold
        return new
    }
}

extension WeatherRule: NamedSetting {
    /// The user's rules.
    public static var list: WritableKeyPath<Settings, [WeatherRule]> { \.rules }
}
