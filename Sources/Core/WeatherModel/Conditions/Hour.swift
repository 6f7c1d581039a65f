public import Foundation

/// One step of a forecast, an hour long unless the source has longer ones.
///
/// What is valid at an instant is that of the step's end; sums, chances, extremes and, in a step longer than an hour, the
/// condition are those of the whole step.
@dynamicMemberLookup
public struct Hour: Sendable, Hashable, Codable {
    /// The instant the values are valid for; sums cover the `duration` that ends at it.
    public var time: Date
    /// Seconds from the step's beginning to its end: 3600, or more where the source has longer steps.
    public var duration: TimeInterval
    /// The values themselves.
    public var conditions: Conditions
    /// Chance of more than 0.1 mm in the `duration` that ends at `time`.
    public var precipitationProbability: Percentage?
    /// Highest air temperature in the `duration` that ends at `time`; nil where the source tells only of instants.
    public var high: Temperature?
    /// Lowest air temperature in the `duration` that ends at `time`; nil where the source tells only of instants.
    public var low: Temperature?

    /// Values left out are missing.
    public init(
        time: Date, duration: TimeInterval = 3600, conditions: Conditions = Conditions(),
        precipitationProbability: Percentage? = nil
    ) {
        self.time = time
        self.duration = duration
        self.conditions = conditions
        self.precipitationProbability = precipitationProbability
    }

    /// The stretch of time that the sums cover.
    public var covered: Range<Date> { time.addingTimeInterval(-max(duration, 0))..<time }

    /// The instant in the middle of that stretch, by which the sums of a step that crosses midnight find their day.
    public var middle: Date { time.addingTimeInterval(-max(duration, 0) / 2) }

    /// Reads and writes `conditions` without naming it.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}

extension Hour {
    /// Reads what earlier versions wrote, too, which knew steps of one hour only.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            time: try values.decode(Date.self, forKey: .time),
            duration: try values.decodeIfPresent(TimeInterval.self, forKey: .duration) ?? 3600,
            conditions: try values.decode(Conditions.self, forKey: .conditions),
            precipitationProbability: try values.decodeIfPresent(Percentage.self, forKey: .precipitationProbability))
        high = try values.decodeIfPresent(Temperature.self, forKey: .high)
        low = try values.decodeIfPresent(Temperature.self, forKey: .low)
    }
}
