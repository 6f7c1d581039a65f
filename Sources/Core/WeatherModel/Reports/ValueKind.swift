/// How a value came about.
public enum ValueKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Measured at a station.
    case observed
    /// Calculated by a weather model, for now or for later.
    case forecast
    /// Worked out by this program from other values.
    case computed
}
