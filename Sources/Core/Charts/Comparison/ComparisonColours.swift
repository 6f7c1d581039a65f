/// The colours of comparisons: four lines that are told apart without colour as well, and the ground of what parts.
public struct ComparisonColours: Sendable, Hashable {
    /// The colours of the lines in their order.
    public let series: [Colour]
    /// The ground of a cell that parts from the others; nil in high contrast, where it is outlined.
    public let part: Colour?

    /// The dashes of the lines in their order, at 100 % text.
    static let dashes: [[Double]] = [[], [7, 4], [1.5, 4], [10, 3, 2, 3]]

    /// The colours of a style, each 4.5:1 or more on cards.
    public init(_ palette: Palette) {
        let isDark = palette.style.isDark
        let usual: [UInt32] =
            isDark ? [0x6CB0F5, 0xFFB24A, 0xF2F3F5, 0xC39BFF] : [0x1A67B8, 0xB04A00, 0x1E2126, 0x7A3FB5]
        series =
            palette.isHighContrast
            ? [palette.accent, palette.line, palette.text, palette.secondLine] : usual.map { Colour($0) }
        part = palette.isHighContrast ? nil : Colour(isDark ? 0x4A4023 : 0xFDF0CF)
    }

    /// Returns the stroke of a line.
    func stroke(_ number: Int, isCoarse: Bool = false) -> Stroke {
        let index = number % series.count
        return Stroke(.even(series[index]), width: isCoarse ? 1.6 : 2.2, dash: Self.dashes[index])
    }
}
