/// The certainty of a warned event, in the terms of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertCertainty: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown, unlikely, possible, likely, observed
}
