import WeatherModel
import WeatherText

/// The scales of a chart's lines and bars, with their ticks.
struct ChartAxes {
    let line: ChartScale
    let bar: ChartScale?
    let lineTicks: [ChartTick]
    let barTicks: [ChartTick]
    private let range: ClosedRange<Double>?
    private let lineText: (Double) -> String

    init(_ recipe: ChartRecipe, _ spans: [HourSpan], _ formatter: WeatherFormatter) {
        let numbers = recipe.lines.flatMap { spans.compactMap($0.number) }
        let line = ChartScale(numbers, floor: recipe.floor, bounds: recipe.bounds)
        let bar = recipe.bars.map { bars in
            ChartScale(spans.compactMap(bars.number), floor: recipe.barFloor, bounds: 0...Double.infinity)
        }
        let isShare = recipe.bounds == 0...100
        func text(_ value: Double, _ scale: ChartScale, _ unit: String?) -> String {
            // The locale decides on the space before a per cent sign.
            if isShare, unit == recipe.lines[0].unit { return formatter.percentage(Percentage(value)) }
            let number = formatter.short(value, digits: scale.digits)
            return unit.map { tr("{number} {unit}", ["number": number, "unit": $0]) } ?? number
        }
        let unit = recipe.lines[0].unit
        self.line = line
        self.bar = bar
        lineText = { text($0, line, unit) }
        lineTicks = line.ticks { text($0, line, unit) }
        barTicks = bar.map { bar in bar.ticks { text($0, bar, recipe.bars?.unit) } } ?? []
        let main = spans.compactMap(recipe.lines[0].number)
        range = main.min().flatMap { low in main.max().map { low...$0 } }
    }

    /// Returns the text for a screen reader, such as "Temperature, 48 hours, from −1 °C to 19 °C".
    func spokenText(_ metric: ChartMetric, hours: Int, _ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            metric.title,
            tr(one: "{count} hour", other: "{count} hours", count: hours, ["count": formatter.count(hours)]),
            range.map { range in
                tr("from {low} to {high}", ["low": lineText(range.lowerBound), "high": lineText(range.upperBound)])
            },
        ])
    }
}
