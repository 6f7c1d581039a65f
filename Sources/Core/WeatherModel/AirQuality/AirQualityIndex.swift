/// An air quality index with the standard it belongs to.
public struct AirQualityIndex: Sendable, Hashable, Codable {
    /// Whose scale it is.
    public let standard: AirQualityStandard
    /// 0 and more; over 500 does occur on both open-ended scales.
    public let value: Double

    /// Nil for a missing number and for one outside 0 to 2000 (1 to 5 for OpenWeather).
    public init?(_ standard: AirQualityStandard, checking value: Double?) {
        let range: ClosedRange<Double> = standard == .openWeather ? 1...5 : 0...2000
        guard let value, range.contains(value) else { return nil }
        self.standard = standard
        self.value = value
    }
}
