public import Foundation

/// The conditions at a place now, or at the time nearest to now that the source gives.
@dynamicMemberLookup
public struct CurrentConditions: Sendable, Hashable, Codable {
    /// The instant the values are valid for.
    public var time: Date
    /// Whether the values were observed at a station or calculated by a model.
    public var kind: ValueKind
    /// The name and distance of the observing station as text; nil for values of a model.
    public var station: String?
    /// The values, which can also be read and written directly through this type.
    public var conditions: Conditions

    /// Makes current conditions; values that are left out are missing.
    public init(
        time: Date, kind: ValueKind = .forecast, station: String? = nil, conditions: Conditions = Conditions()
    ) {
        self.time = time
        self.kind = kind
        self.station = station
        self.conditions = conditions
    }

    /// Reads and writes a value of `conditions` directly.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}
