/// The severity of a warned event, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertSeverity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case unknown, minor, moderate, severe, extreme

    /// Orders from unknown to extreme.
    public static func < (left: AlertSeverity, right: AlertSeverity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The urgency with which people have to act, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertUrgency: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown, past, future, expected, immediate
}

/// The certainty of a warned event, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertCertainty: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown, unlikely, possible, likely, observed
}

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
