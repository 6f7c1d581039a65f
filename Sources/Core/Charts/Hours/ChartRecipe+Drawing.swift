import WeatherText

extension ChartRecipe {
    /// The series that is drawn as bars; nil if there is none.
    var bars: ChartSeries? { series.first { $0.shape == .bars } }

    /// The series that are drawn as lines, the main one first.
    var lines: [ChartSeries] { series.filter { $0.shape != .bars } }

    /// The legend with the signs, the series and their units.
    var legend: [ChartLegendEntry] {
        series.map { series in
            let sign: ChartLegendEntry.Sign =
                switch series.shape {
                case .line: .line
                case .secondLine: .secondLine
                case .bars: .bars
                }
            return ChartLegendEntry(sign: sign, text: series.heading)
        } + [ChartLegendEntry(sign: .night, text: tr("Night")), ChartLegendEntry(sign: .now, text: tr("Now"))]
    }
}
