/// The named sets of units that can be chosen together.
public enum UnitsPreset: String, Sendable, Hashable, Codable, CaseIterable {
    case metric, us, uk, nordic

    /// The units of the set.
    public var units: Units {
        switch self {
        case .metric: .metric
        case .us: .us
        case .uk: .uk
        case .nordic: .nordic
        }
    }

    /// Returns the set with exactly these units; nil if there is none.
    public init?(_ units: Units) {
        guard let preset = Self.allCases.first(where: { $0.units == units }) else { return nil }
        self = preset
    }
}
