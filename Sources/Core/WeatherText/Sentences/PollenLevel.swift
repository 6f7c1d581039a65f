public import WeatherModel

/// The levels of pollen for people with allergies, by the counts of the National Allergy Bureau (AAAAI) for trees,
/// grasses and weeds.
public enum PollenLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
    case none, low, moderate, high, veryHigh

    /// Takes the level of a count; less than one grain is none.
    public init(_ count: PollenCount, of plant: Pollen) {
        let bounds: [Double] =
            switch plant {
            case .alder, .birch, .olive: [1, 15, 90, 1500]
            case .grass: [1, 5, 20, 200]
            case .mugwort, .ragweed: [1, 10, 50, 500]
            }
        self = Self(rawValue: bounds.count { $0 <= count.value }) ?? .none
    }

    /// Orders from none to very high.
    public static func < (left: PollenLevel, right: PollenLevel) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The text, such as "very high".
    public var words: String {
        switch self {
        case .none: tr("none", context: "pollen")
        case .low: tr("low", context: "pollen")
        case .moderate: tr("moderate", context: "pollen")
        case .high: tr("high", context: "pollen")
        case .veryHigh: tr("very high", context: "pollen")
        }
    }
}
