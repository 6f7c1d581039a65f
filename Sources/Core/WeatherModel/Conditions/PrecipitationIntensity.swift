/// How strongly it rains, snows or drizzles.
public enum PrecipitationIntensity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case light, moderate, heavy

    /// What falls, as the limits differ.
    public enum Kind: Sendable, Hashable, CaseIterable {
        case drizzle, rain, snow
    }

    /// By the rate in millimetres of water an hour.
    ///
    /// Rain by the limits of the American Meteorological Society's glossary, moderate from 2.5 and heavy from 7.6 mm/h;
    /// drizzle (0.1 and 0.5) and snow (1 and 5) by those of the WMO's Guide to Instruments, No. 8.
    public init(rate: Double, of kind: Kind = .rain) {
        let (moderate, heavy) =
            switch kind {
            case .drizzle: (0.1, 0.5)
            case .rain: (2.5, 7.6)
            case .snow: (1.0, 5.0)
            }
        self = rate < moderate ? .light : rate < heavy ? .moderate : .heavy
    }

    /// The weaker is the lesser.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
