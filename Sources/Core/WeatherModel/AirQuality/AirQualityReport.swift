/// The air quality of a place now and in the hours to come.
public struct AirQualityReport: Sendable, Hashable, Codable {
    /// The present air quality; nil if the answer had none.
    public var current: AirQuality?
    /// The hourly air quality forecast in ascending order of time; empty if the answer had none.
    public var hours: [AirQuality]

    /// Makes a report; parts that are left out are missing.
    public init(current: AirQuality? = nil, hours: [AirQuality] = []) {
        self.current = current
        self.hours = hours
    }
}
