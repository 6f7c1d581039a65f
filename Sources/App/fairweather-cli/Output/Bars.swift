/// Small drawings out of Unicode's block elements.
enum Bars {
    private static let levels = Array("▁▂▃▄▅▆▇█")

    /// Returns a character for each value, scaled to the range; a space for an unknown one.
    static func sparkline(_ values: [Double?], in range: ClosedRange<Double>) -> String {
        let length = range.upperBound - range.lowerBound
        return String(
            values.map { value in
                guard let value else { return " " }
                let share = length > 0 ? (value - range.lowerBound) / length : 0
                return levels[min(max(Int(share * Double(levels.count)), 0), levels.count - 1)]
            })
    }

    /// Returns a thin line with a thick part.
    ///
    /// - Parameter span: The ends of the thick part, 0 to 1; at least one column is drawn.
    static func stretch(from start: Double, to end: Double, width: Int) -> String {
        let first = min(Int((start * Double(width)).rounded()), width - 1)
        let last = max(Int((end * Double(width)).rounded()), first + 1)
        return String(repeating: "╌", count: first) + String(repeating: "━", count: last - first)
            + String(repeating: "╌", count: width - last)
    }

    /// Returns a bar that begins at the left, precise to an eighth of a column.
    static func bar(_ share: Double, width: Int) -> String {
        let eighths = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        let part = Array(" ▏▎▍▌▋▊▉")[eighths % 8]
        return String(repeating: "█", count: eighths / 8) + (eighths % 8 > 0 ? String(part) : "")
    }
}
