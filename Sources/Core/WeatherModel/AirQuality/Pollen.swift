/// Plants whose pollen is forecast.
public enum Pollen: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    case alder, birch, grass, mugwort, olive, ragweed
}

/// Grains of pollen in a cubic metre of air.
public struct PollenCount: Quantity {
    /// 0 to 100,000 grains; birch reaches ten thousand on the worst days.
    public static let plausibleRange: ClosedRange<Double> = 0...100_000

    /// Grains per cubic metre.
    public let value: Double

    /// Makes a count from grains per cubic metre, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
