/// The times of the radar frames on a line, split at the present.
public struct RainTrack: Sendable, Hashable {
    /// A time below the line.
    public struct Tick: Sendable, Hashable {
        let place: Double
        let text: String
        let isNow: Bool

        /// Takes the place from 0 to 1, the time as it is read, and whether it is the present.
        public init(place: Double, text: String, isNow: Bool) {
            (self.place, self.text, self.isNow) = (place, text, isNow)
        }
    }

    /// The places of the frames in order, 0 for the first to 1 for the last.
    public let frames: [Double]
    /// The place of the frame that is shown.
    public let knob: Double
    /// Where what was measured ends.
    let measured: Double
    /// The words before and after that, "measured" and "expected".
    let words: [String]
    let ticks: [Tick]

    /// - Parameters:
    ///   - frames: The places of the frames, 0 for the first to 1 for the last.
    ///   - knob: The place of the frame that is shown.
    ///   - measured: Where what was measured ends and what is expected begins.
    ///   - words: What is written before and after that.
    public init(
        frames: [Double], knob: Double, measured: Double, words: (measured: String, expected: String), ticks: [Tick]
    ) {
        (self.frames, self.knob, self.measured, self.words, self.ticks) = (
            frames, knob, measured, [words.measured, words.expected], ticks
        )
    }

    /// The line alone, as long as no frame is known.
    public static let unknown = RainTrack(frames: [], knob: 0, measured: 0, words: ("", ""), ticks: [])

    /// Returns the number of the frame nearest to a place; nil if there are no frames.
    public func frame(nearest place: Double) -> Int? {
        frames.indices.min { abs(frames[$0] - place) < abs(frames[$1] - place) }
    }
}

/// Draws the track with a knob at the frame that is shown.
public struct RainTrackDrawing<Measure: TextMeasuring> {
    private let track: RainTrack
    private let width: Double
    private let textScale: Double
    private let palette: Palette
    private let measure: Measure

    /// Pixels left free on both sides, for the knob and for words.
    public static var margin: Double { 20 }

    /// The pixels between a time and the edge of the picture.
    private static var edge: Double { 8 }

    /// - Parameters:
    ///   - width: The width of the picture in pixels, margins included.
    ///   - textScale: How much larger text is than at 100 %.
    public init(_ track: RainTrack, width: Double, textScale: Double = 1, palette: Palette, measure: Measure) {
        (self.track, self.width, self.textScale, self.palette, self.measure) = (
            track, width, textScale, palette, measure
        )
    }

    /// Pixels from top to bottom.
    public static func height(textScale: Double) -> Double { 60 * textScale }

    /// Returns the place on the track, 0 to 1, of a pixel.
    public static func place(ofX x: Double, width: Double) -> Double {
        min(1, max(0, (x - margin) / max(1, width - 2 * margin)))
    }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: Self.height(textScale: textScale))
        let y = (26 * textScale).rounded()
        func x(_ place: Double) -> Double { Self.margin + place * (width - 2 * Self.margin) }
        func bar(_ from: Double, _ to: Double, _ paint: Paint) {
            guard to > from else { return }
            drawing.fill(.rectangle(Rectangle(x: from, y: y - 3, width: to - from, height: 6), radius: 3), paint)
        }
        let now = x(track.measured)
        bar(x(0), x(1), .even(palette.track))
        if track.frames.isEmpty { return drawing }
        bar(x(0), now, .even(palette.secondaryText, opacity: palette.isHighContrast ? 1 : 0.75))
        bar(now, x(track.knob), .even(palette.accent))
        drawing.line([Point(now, y - 9), Point(now, y + 9)], Stroke(.even(palette.text), width: 1))
        for label in words(above: y, now) + times(below: y, x, &drawing) { drawing.add(.label(label)) }
        let knob = Point(x(track.knob), y)
        drawing.fill(.circle(knob, radius: 10), .even(palette.accent))
        drawing.fill(.circle(knob, radius: 8), .even(palette.card))
        drawing.fill(.circle(knob, radius: 4), .even(palette.accent))
        return drawing
    }

    private func words(above y: Double, _ now: Double) -> [DrawnText] {
        let line = Rectangle(x: 0, y: 0, width: width, height: y)
        var placer = LabelPlacer(in: line, measure)
        let row = y - 18 * textScale
        // Nearer to the present where it would begin before the picture does.
        let end = max(now - 16, min(now - 4, measure.size(of: track.words[0], .chart).width + 1))
        placer.place(
            DrawnText(track.words[0], at: Point(end, row), .end, .chart, palette.secondaryText))
        placer.place(
            DrawnText(track.words[1], at: Point(now + 16, row), .start, .chart, palette.secondaryText))
        return placer.labels
    }

    private func times(
        below y: Double, _ x: (Double) -> Double, _ drawing: inout Drawing
    ) -> [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: y, width: width, height: Self.height(textScale: textScale) - y), measure, gap: 6)
        // The present first, as it is the one that must be there.
        for tick in track.ticks.sorted(by: { $0.isNow && !$1.isNow }) {
            let lettering: Lettering = tick.isNow ? .boldChart : .chart
            let colour = tick.isNow ? palette.text : palette.secondaryText
            // The first and the last one keep clear of the edges.
            let half = measure.size(of: tick.text, lettering).width / 2
            let middle = max(Self.edge + half, min(width - Self.edge - half, x(tick.place)))
            let isPlaced = placer.place(
                DrawnText(tick.text, at: Point(middle, y + 14 + 8 * textScale), .middle, lettering, colour))
            guard isPlaced, !tick.isNow else { continue }
            let left = x(tick.place).rounded() + 0.5
            drawing.line([Point(left, y + 8), Point(left, y + 12)], Stroke(.even(palette.axis), width: 1))
        }
        return placer.labels
    }
}
