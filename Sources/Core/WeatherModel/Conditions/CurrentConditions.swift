public import Foundation

/// The weather at a place now, or as near to now as the source gives it.
@dynamicMemberLookup
public struct CurrentConditions: Sendable, Hashable, Codable {
    /// The instant the values are valid for.
    public var time: Date
    /// Measured, or calculated by a model for this moment.
    public var kind: ValueKind
    /// The station's name and distance in words, where one measured it; nil for a model's value.
    public var station: String?
    /// The values themselves.
    public var conditions: Conditions

    /// Values left out are missing.
    public init(
        time: Date, kind: ValueKind = .forecast, station: String? = nil, conditions: Conditions = Conditions()
    ) {
        self.time = time
        self.kind = kind
        self.station = station
        self.conditions = conditions
    }

    /// Reads and writes `conditions` without naming it.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}

extension CurrentConditions {
    /// Reads what earlier versions wrote, too, which knew values of models only.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            time: try values.decode(Date.self, forKey: .time),
            kind: try values.decodeIfPresent(ValueKind.self, forKey: .kind) ?? .forecast,
            station: try values.decodeIfPresent(String.self, forKey: .station),
            conditions: try values.decode(Conditions.self, forKey: .conditions))
    }
}
