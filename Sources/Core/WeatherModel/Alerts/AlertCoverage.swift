/// The certainty that a warning applies to a place, from the highest to the lowest.
public enum AlertCoverage: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// The source was asked for the point, or the warning's polygon contains it.
    case place
    /// The text of the warned area names the place or its region.
    case named
    /// The warning applies somewhere in the place's country; only the text of its area says where.
    case country

    /// Orders by decreasing certainty, from `place` to `country`.
    public static func < (left: AlertCoverage, right: AlertCoverage) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
