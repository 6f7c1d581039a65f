/// How well it is known that a warning holds at the place, from surest to least sure.
public enum AlertCoverage: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// The source was asked for the point, or the warning's own outline holds it.
    case place
    /// The words for its area name the place or its region.
    case named
    /// It holds somewhere in the place's country; where, only the words for its area say.
    case country

    /// Orders from `place` to `country`.
    public static func < (left: AlertCoverage, right: AlertCoverage) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
