/// A physical value in one fixed unit, checked against the range that occurs in nature.
///
/// Placeholders such as "-999" or "NA" and values in a wrong unit become nil when they are read and are never shown.
public protocol Quantity: Sendable, Hashable, Comparable, Codable {
    /// The range that occurs on Earth's surface, in the unit of the quantity.
    static var plausibleRange: ClosedRange<Double> { get }

    /// The number in the unit of the quantity.
    var value: Double { get }

    /// Makes a quantity without checking the range; use `init(checking:)` for data from outside.
    init(_ value: Double)
}

extension Quantity {
    /// Returns nil if the number is missing, not finite or outside `plausibleRange`.
    public init?(checking value: Double?) {
        guard let value, value.isFinite, Self.plausibleRange.contains(value) else { return nil }
        self.init(value)
    }

    /// Orders by `value`.
    public static func < (left: Self, right: Self) -> Bool {
        left.value < right.value
    }

    /// Decodes a single number, without checking the range.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Encodes the value as a single number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
