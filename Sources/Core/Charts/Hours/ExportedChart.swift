/// A chart that can leave the program: its values as text, and its picture with a title and its origin.
public protocol ExportedChart {
    /// The values as CSV.
    var csv: String { get }
    /// Returns the suggested file name, such as "Paris, Temperature, 2026-11-21.svg".
    ///
    /// - Parameter ending: The extension, "svg" or "png".
    func fileName(_ ending: String) -> String
    /// Returns the picture in the colours of the style.
    ///
    /// - Parameter textScale: How much larger the text of `measure` is than at 100 %.
    func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing
    /// Returns the same as an SVG document with a description for screen readers.
    func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String
}

extension HoursChart: ExportedChart {
    /// Returns the whole meteogram in the colours of the style.
    public func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        MeteogramPicture(self, textScale: textScale).drawing(style, measure)
    }

    /// Returns the whole meteogram as an SVG document.
    public func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String {
        MeteogramPicture(self, textScale: textScale).svg(style, measure)
    }
}
