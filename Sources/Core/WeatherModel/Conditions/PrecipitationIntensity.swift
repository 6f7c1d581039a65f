/// How strongly it rains, snows or drizzles.
public enum PrecipitationIntensity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case light, moderate, heavy

    /// What falls, as the limits differ.
    public enum Kind: Sendable, Hashable, CaseIterable {
        case drizzle, rain, snow
    }

    /// Millimetres an hour, at which moderate and heavy rain begin, by the American Meteorological Society's glossary.
    public static let limits = (moderate: 2.5, heavy: 7.6)

    /// By the rate in millimetres of water an hour.
    ///
    /// Rain by `limits`; drizzle (0.1 and 0.5) and snow (1 and 5) by those of the WMO's Guide to Instruments, No. 8.
    public init(rate: Double, of kind: Kind = .rain) {
        let (moderate, heavy) =
            switch kind {
            case .drizzle: (0.1, 0.5)
            case .rain: Self.limits
            case .snow: (1.0, 5.0)
            }
        self = rate < moderate ? .light : rate < heavy ? .moderate : .heavy
    }

    /// The weaker is the lesser.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
