/// The urgency with which people have to act, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertUrgency: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown, past, future, expected, immediate
}
