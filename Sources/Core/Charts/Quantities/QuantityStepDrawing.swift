public import WeatherText

/// Draws the dot of a step of a quantity's scale, and the bar of the hours in which it holds.
public struct QuantityStepDrawing {
    private let meaning: QuantityMeaning
    private let palette: Palette

    /// - Parameter meaning: The steps with their hours.
    public init(_ meaning: QuantityMeaning, palette: Palette) {
        (self.meaning, self.palette) = (meaning, palette)
    }

    /// Returns the dot of a step, in its colour; the present one in that of text.
    public func dot(_ row: Int, size: Double) -> Drawing {
        var drawing = Drawing(width: size, height: size)
        let paint = meaning.rows[row].isPresent ? palette.text : colour(row)
        drawing.fill(.circle(Point(size / 2, size / 2), radius: size / 2), .even(paint))
        return drawing
    }

    /// Returns the bar of a step on the track of the commonest one.
    ///
    /// - Parameter isMirrored: Whether it grows from right to left.
    public func bar(_ row: Int, width: Double, height: Double, isMirrored: Bool) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let thickness = min(height, 6)
        func box(_ share: Double) -> Rectangle {
            let length = share * width
            return Rectangle(
                x: isMirrored ? width - length : 0, y: (height - thickness) / 2, width: length, height: thickness)
        }
        drawing.fill(.rectangle(box(1), radius: thickness / 2), .even(palette.track, opacity: 0.5))
        let share = meaning.rows[row].share
        if share > 0 {
            drawing.fill(
                .rectangle(box(max(share, thickness / width)), radius: thickness / 2), .even(colour(row)))
        }
        return drawing
    }

    /// The colour of a step; of steps without colours of their own that of lines.
    private func colour(_ row: Int) -> Colour {
        meaning.scale.ladder == .amount ? palette.accent : DetailPaints(palette: palette).step(row, of: meaning.scale)
    }
}
