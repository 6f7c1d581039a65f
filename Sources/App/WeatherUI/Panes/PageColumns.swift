/// The columns of the forecast page for a width, in pixels.
///
/// Every limit grows with the size of text, so that a column holds as many letters at any size.
struct PageColumns: Equatable {
    /// The space at both sides.
    let margin: Double
    /// The width of the only column, or of the first of two.
    let first: Double
    /// The width of the second column; nil if there is one only.
    let second: Double?

    /// Whether there is room for one narrow column only.
    let isNarrow: Bool

    /// The space between two columns.
    static let gap = 24.0

    /// - Parameters:
    ///   - width: The width of the page.
    ///   - textScale: The size of text, 1 for the usual one.
    init(width: Double, textScale: Double = 1) {
        isNarrow = width < 560 * textScale
        let content = min(width - (isNarrow ? 24 : 48), 1480 * textScale)
        margin = ((width - content) / 2).rounded()
        guard width >= 1000 * textScale else {
            (first, second) = (content, nil)
            return
        }
        let days = min(max(width / 3, 360 * textScale), 440 * textScale).rounded()
        (first, second) = (content - Self.gap - days, days)
    }

    /// The width of both columns and the gap between them.
    var content: Double { first + (second.map { $0 + Self.gap } ?? 0) }

    /// Returns the number of columns of cards for a width of their room: two from 560 on, as words need it.
    static func details(in width: Double, textScale: Double = 1, cards: Int) -> Int {
        width >= 560 * textScale && cards > 1 ? 2 : 1
    }
}
