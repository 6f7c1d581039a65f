/// Small drawings out of Unicode's block elements.
enum Bars {
    private static let levels = Array("▁▂▃▄▅▆▇█")

    /// A character a value, the lowest and the highest of the range at its ends; a space where none is known.
    static func sparkline(_ values: [Double?], in range: ClosedRange<Double>) -> String {
        let length = range.upperBound - range.lowerBound
        return String(
            values.map { value in
                guard let value else { return " " }
                let share = length > 0 ? (value - range.lowerBound) / length : 0
                return levels[min(max(Int(share * Double(levels.count)), 0), levels.count - 1)]
            })
    }

    /// A line with a stretch of it drawn thick.
    ///
    /// - Parameter span: Ends of the stretch, from 0 to 1; at least one column is drawn.
    static func stretch(from start: Double, to end: Double, width: Int) -> String {
        let first = min(Int((start * Double(width)).rounded()), width - 1)
        let last = max(Int((end * Double(width)).rounded()), first + 1)
        return String(repeating: "╌", count: first) + String(repeating: "━", count: last - first)
            + String(repeating: "╌", count: width - last)
    }

    /// A bar from the left, to an eighth of a column.
    static func bar(_ share: Double, width: Int) -> String {
        let eighths = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        let part = Array(" ▏▎▍▌▋▊▉")[eighths % 8]
        return String(repeating: "█", count: eighths / 8) + (eighths % 8 > 0 ? String(part) : "")
    }
}
