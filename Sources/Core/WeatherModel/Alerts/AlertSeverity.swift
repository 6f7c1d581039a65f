/// The severity of a warned event, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertSeverity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case unknown, minor, moderate, severe, extreme

    /// Orders from unknown to extreme.
    public static func < (left: AlertSeverity, right: AlertSeverity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
