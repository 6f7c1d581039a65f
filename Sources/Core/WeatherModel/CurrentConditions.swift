public import Foundation

/// The weather at a place now, or as near to now as the source gives it.
@dynamicMemberLookup
public struct CurrentConditions: Sendable, Hashable, Codable {
    /// The instant the values are valid for.
    public var time: Date
    /// The values themselves.
    public var conditions: Conditions

    /// Values left out are missing.
    public init(time: Date, conditions: Conditions = Conditions()) {
        self.time = time
        self.conditions = conditions
    }

    /// Reads and writes `conditions` without naming it.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}
