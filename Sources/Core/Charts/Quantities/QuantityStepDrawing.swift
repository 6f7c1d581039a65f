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
        let colours = meaning.rows[row].isPresent ? (palette.text, nil) : colours(row)
        add(.circle(Point(size / 2, size / 2), radius: size / 2 - 0.5), colours, to: &drawing)
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
            let shape = box(max(share, thickness / width)).grown(by: -0.5)
            add(.rectangle(shape, radius: shape.height / 2), colours(row), to: &drawing)
        }
        return drawing
    }

    /// Fills a shape of half a pixel less on each side, over which its edge reaches.
    private func add(_ shape: Path, _ colours: (fill: Colour, edge: Colour?), to drawing: inout Drawing) {
        drawing.fill(shape, .even(colours.fill))
        drawing.add(.stroke(shape, Stroke(.even(colours.edge ?? colours.fill), width: 1)))
    }

    /// The colours of a step: its ladder's own, else the more of something the further from the ground.
    private func colours(_ row: Int) -> (fill: Colour, edge: Colour?) {
        guard let scale = meaning.scale else { return (palette.accent, nil) }
        guard scale.ladder == .amount else { return DetailPaints(palette: palette).area(row, of: scale) }
        let fills = Self.amounts(of: scale.words.count, palette)
        guard fills.indices.contains(row) else { return (palette.accent, nil) }
        // Pale steps have the edge that those of the rain have; in high contrast every one has.
        let isPale = row < (fills.firstIndex(of: MapColours(palette.style).rain[1].fill) ?? 0)
        return (fills[row], palette.isHighContrast ? palette.text : isPale ? palette.rain[0] : nil)
    }

    /// The fills of so many steps from little to much: those of the rain, with the last one for what is as rare as a storm.
    private static func amounts(of count: Int, _ palette: Palette) -> [Colour] {
        let rain = MapColours(palette.style).rain.map(\.fill)
        let (trace, light, moderate, heavy, violent) = (rain[0], rain[1], rain[2], rain[3], rain[4])
        return switch count {
        case ...3: [trace, light, heavy]
        case 4: [trace, light, moderate, heavy]
        case 5: [palette.track, trace, light, moderate, heavy]
        case 6: [palette.track, trace, light, moderate, heavy, violent]
        default: [palette.track, trace, light, light.mixed(with: moderate, share: 0.5), moderate, heavy, violent]
        }
    }
}
