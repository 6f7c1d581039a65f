import Charts

/// Text as wide as a common font draws it, enlarged so many times.
struct LetterMeasure: TextMeasuring {
    var scale = 1.0
    /// The width of a letter as a share of its size: 0.5 for a narrow font, 0.62 for DejaVu Sans.
    var letterWidth = 0.56

    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        let pixels = lettering.points * 4 / 3 * scale
        return (Double(text.count) * pixels * letterWidth * (lettering.isBold ? 1.08 : 1), pixels * 1.36)
    }
}
