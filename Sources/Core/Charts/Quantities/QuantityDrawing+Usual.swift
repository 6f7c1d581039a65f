import WeatherText

extension QuantityDrawing {
    /// Where eight of ten hours lay at this time of other years, as a faint ground with edges, and their mean.
    func addUsual(to drawing: inout Drawing) {
        guard let first = chart.usual.first, let last = chart.usual.last else { return }
        let plot = layout.plot
        /// The heights at the middles of the days, drawn out to the edges of the chart.
        func line(_ value: (UsualBand) -> Double) -> [Point] {
            let inner = chart.usual.map { Point(layout.x($0.middle), y(value($0.band))) }
            return [Point(plot.x, y(value(first.band)))] + inner + [Point(plot.right, y(value(last.band)))]
        }
        let (upper, lower) = (line(\.high), line(\.low))
        if !palette.isHighContrast {
            drawing.fill(
                MonotoneCurve.area(between: upper, and: lower), .even(palette.secondaryText, opacity: Self.usualFill))
        }
        for edge in [upper, lower] { drawing.add(.stroke(MonotoneCurve.path(edge), stroke(.usual))) }
        drawing.add(.stroke(MonotoneCurve.path(line(\.mean)), stroke(.usualMean)))
    }

    /// The same beside its word in the legend.
    func addUsualSwatch(_ box: Rectangle, to drawing: inout Drawing) {
        if !palette.isHighContrast {
            drawing.fill(.rectangle(box, radius: 2), .even(palette.secondaryText, opacity: Self.usualFill))
        }
        drawing.add(.stroke(.rectangle(box, radius: 2), stroke(.usual)))
    }

    private static var usualFill: Double { 0.1 }
}
