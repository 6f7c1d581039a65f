/// An air quality index with the standard it belongs to.
public struct AirQualityIndex: Sendable, Hashable, Codable {
    /// The standard that defines the scale of `value`.
    public let standard: AirQualityStandard
    /// The position on the standard's scale: 0 or more, in places over 500 on the European and US scales; 1 to 5 for
    /// OpenWeather.
    public let value: Double

    /// Returns nil if `value` is missing or outside 0 to 2000 (1 to 5 for OpenWeather).
    public init?(_ standard: AirQualityStandard, checking value: Double?) {
        let range: ClosedRange<Double> = standard == .openWeather ? 1...5 : 0...2000
        guard let value, range.contains(value) else { return nil }
        self.standard = standard
        self.value = value
    }
}
