public import Foundation

/// One hour of a forecast.
@dynamicMemberLookup
public struct Hour: Sendable, Hashable, Codable {
    /// The instant the values are valid for; sums cover the hour that ends at it.
    public var time: Date
    /// The values themselves.
    public var conditions: Conditions
    /// Chance of more than 0.1 mm in the hour that ends at `time`.
    public var precipitationProbability: Percentage?

    /// Values left out are missing.
    public init(time: Date, conditions: Conditions = Conditions(), precipitationProbability: Percentage? = nil) {
        self.time = time
        self.conditions = conditions
        self.precipitationProbability = precipitationProbability
    }

    /// Reads and writes `conditions` without naming it.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}
