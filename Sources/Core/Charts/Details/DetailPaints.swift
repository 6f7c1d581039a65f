import WeatherText

/// The colours of a card's line and scale.
struct DetailPaints {
    let palette: Palette
    private var ramp: ColourRamp { .temperature(palette.style) }

    /// The colour of a line whose colour does not depend on its value.
    func line(_ kind: DetailKind) -> Colour {
        guard !palette.isHighContrast else { return palette.accent }
        return switch kind {
        case .uvIndex, .sky: ramp.colour(22)
        case .air: ramp.colour(13)
        case .wind, .feelsLike, .humidity, .pressure, .visibility: palette.accent
        }
    }

    /// The colour of a felt temperature; nil where lines are of one colour.
    func line(_ kind: DetailKind, at value: Double) -> Colour? {
        kind == .feelsLike && !palette.isHighContrast ? ramp.colour(value) : nil
    }

    /// The colour of a step of a scale as a line: of an amount only the true one has any.
    func step(_ index: Int, of scale: DetailScale) -> Colour { step(index, of: scale, ramp) }

    /// The colours of a step as an area, and of its edge; nil for one without.
    func area(_ index: Int, of scale: DetailScale) -> (fill: Colour, edge: Colour?) {
        let (fill, line) = (step(index, of: scale, .filling(palette.style)), step(index, of: scale))
        return (fill, fill == line ? nil : line)
    }

    private func step(_ index: Int, of scale: DetailScale, _ ramp: ColourRamp) -> Colour {
        let isTrue = index == scale.step
        // Temperatures whose colours stand for the steps, violet for the utmost.
        let degrees: [Double]? =
            switch scale.ladder {
            case .amount: nil
            case .temperature: [-12, 0, 8, 15, 21, 32]
            case .uvIndex: [9.5, 17, 23, 30, -20]
            case .air: [9.5, 15, 20, 25, 38, -20]
            case .usAir: [9.5, 20, 25, 38, -20, -10]
            }
        guard let degrees, !palette.isHighContrast, index < degrees.count else {
            return isTrue ? palette.accent : palette.track
        }
        return ramp.colour(degrees[index])
    }

    /// The dotted line of the moon.
    var moon: Colour { palette.secondLine }
    /// The disc of the sun.
    var sun: Colour { palette.isHighContrast ? palette.text : Colour(palette.style.isDark ? 0xFFC24A : 0xF39A00) }
}
