/// The mixtures of units people are used to, by name.
public enum UnitsPreset: String, Sendable, Hashable, Codable, CaseIterable {
    case metric, us, uk, nordic

    /// The mixture itself.
    public var units: Units {
        switch self {
        case .metric: .metric
        case .us: .us
        case .uk: .uk
        case .nordic: .nordic
        }
    }

    /// Nil where the units are a mixture of the person's own.
    public init?(_ units: Units) {
        guard let preset = Self.allCases.first(where: { $0.units == units }) else { return nil }
        self = preset
    }
}
