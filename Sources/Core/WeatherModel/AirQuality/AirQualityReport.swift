/// The air now and in the hours to come.
public struct AirQualityReport: Sendable, Hashable, Codable {
    /// Nil where the answer had none.
    public var current: AirQuality?
    /// In rising order of time; empty where the answer had none.
    public var hours: [AirQuality]

    /// Values left out are missing.
    public init(current: AirQuality? = nil, hours: [AirQuality] = []) {
        self.current = current
        self.hours = hours
    }
}
