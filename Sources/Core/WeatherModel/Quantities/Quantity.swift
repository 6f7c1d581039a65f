/// A physical value in one fixed unit, kept only when it lies in a range nature allows.
///
/// A source's "-999", "NA" or a value in the wrong unit becomes `nil` at the door and never a number on screen.
public protocol Quantity: Sendable, Hashable, Comparable, Codable {
    /// What can occur on Earth's surface, in the quantity's own unit.
    static var plausibleRange: ClosedRange<Double> { get }

    /// The number in the quantity's own unit.
    var value: Double { get }

    /// Takes the number as it is; use `init(checking:)` for anything that comes from outside.
    init(_ value: Double)
}

extension Quantity {
    /// Nil for a missing number, for one that is not finite and for one outside `plausibleRange`.
    public init?(checking value: Double?) {
        guard let value, value.isFinite, Self.plausibleRange.contains(value) else { return nil }
        self.init(value)
    }

    /// Orders by the number.
    public static func < (left: Self, right: Self) -> Bool {
        left.value < right.value
    }

    /// Reads a bare number.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes a bare number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
