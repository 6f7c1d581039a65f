/// The size and weight of a drawing's text.
public struct Lettering: Sendable, Hashable {
    /// The size of the letters in points at 100 % text.
    public let points: Double
    /// Whether it is bold.
    public let isBold: Bool

    /// - Parameter points: The size of the font in points, at 100 % text.
    public init(_ points: Double, isBold: Bool = false) {
        (self.points, self.isBold) = (points, isBold)
    }

    /// Numbers and words of charts.
    public static let chart = Lettering(9)
    /// Numbers of charts that stand out.
    public static let boldChart = Lettering(9, isBold: true)
}
