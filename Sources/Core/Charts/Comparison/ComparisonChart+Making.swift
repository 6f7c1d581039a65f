import ForecastComparison
public import Foundation
import WeatherModel
public import WeatherText

extension ComparisonChart {
    /// Makes the chart of what a comparison says in words.
    ///
    /// - Parameters:
    ///   - text: The words of the same forecasts.
    ///   - wanted: The quantity of the curves; where none of the forecasts tells it, the temperature is shown.
    ///   - areOfOnePlace: Whether they are of sources for one place, which has one now and the same nights.
    public init?(
        _ forecasts: [ComparedForecast], _ text: ComparisonText, of wanted: ChartMetric = .temperature,
        areOfOnePlace: Bool, at now: Date, _ formatter: WeatherFormatter
    ) {
        guard let first = text.comparison.dates.first else { return nil }
        let axes = forecasts.map { ComparisonAxis(from: first, days: text.headings.count, in: $0.zone) }
        let spans = zip(forecasts, axes).map { forecast, axis in
            (forecast.report?.hourRows.spans ?? []).filter { axis.hour($0.start.time) != nil }
        }
        let quantities = Self.quantities(of: spans.flatMap { $0 }, formatter)
        let quantity = quantities.contains(wanted) ? wanted : .temperature
        let recipe = ChartRecipe(quantity, formatter)
        let courses = zip(zip(forecasts, axes), spans).map { ComparedCourse($1, $0.1, recipe.series[0]) }
        (self.quantity, self.quantities) = (quantity, quantities)
        let strokes = ComparisonColours.numbers(of: forecasts.map(\.id))
        lines = forecasts.indices.map { number in
            let (forecast, course, told) = (forecasts[number], courses[number], text.comparison.days[number])
            let cells = text.rows[number].cells
            return Line(
                id: forecast.id, name: forecast.name, stroke: strokes[number], runs: course.runs,
                isCoarse: course.isCoarse, bars: course.bars,
                sums: zip(told, cells).map { day, cell in
                    guard let amount = day?.precipitation, amount.value >= 0.5 else { return nil }
                    return Sum(
                        text: cell.amountText, number: formatter.isolated(value: formatter.briefNumber(amount)))
                },
                now: axes[number].hour(now),
                missingText: course.points.isEmpty && cells.isEmpty ? forecast.failure?.brief ?? tr("not known") : nil)
        }
        (days, parting) = (text.headings, text.comparison.firstParting)
        let known = courses.flatMap { $0.points.map(\.value) }
        let scaling = QuantityScaling(
            known.isEmpty ? [0] : known, floor: recipe.floor, bounds: recipe.bounds,
            step: quantity == .pressure ? QuantityScaling.step(ofPressureIn: formatter.units.pressure) : nil)
        let freezing = formatter.units.number(Temperature(0))
        let isTemperature = [.temperature, .feelsLike].contains(quantity)
        scale = scaling.range
        ticks = scaling.ticks.map { Tick(value: $0, text: Self.text(ofTick: $0, quantity, recipe, formatter)) }
        unit = isTemperature || recipe.bounds == 0...100 ? nil : recipe.series[0].unit
        sumUnit = formatter.isolated(formatter.units.precipitation.symbol)
        self.freezing = isTemperature && scaling.range.contains(freezing) ? freezing : nil
        self.now = areOfOnePlace ? axes.first?.hour(now) : nil
        nights = areOfOnePlace ? Self.nights(forecasts, axes) : []
        nowText = tr("Now")
        footText =
            areOfOnePlace
            ? nil
            : tr(
                "Now, at each place’s own time: {times}",
                ["times": PhraseList.text(forecasts.map { formatter.time(now, in: $0.zone) })])
        isMirrored = formatter.isRightToLeft
        readings = ComparedReadings(forecasts, courses, axes, of: quantity, formatter).all
        spokenText = PhraseList.text(
            [quantity.title, PageQuantity.precipitation.title] + forecasts.map(\.name)
                + [text.comparison.dates.last.map { tr("until {date}", ["date": formatter.spokenDay($0)]) }])
    }

    /// The quantities that any hour tells; what falls is not among them, as it stands below whichever is chosen.
    private static func quantities(of spans: [HourSpan], _ formatter: WeatherFormatter) -> [ChartMetric] {
        ChartMetric.allCases.filter { $0 != .precipitation && ChartRecipe($0, formatter).canShow(spans) }
    }

    /// Returns the number beside a line across the chart with the sign of its unit, where there is one.
    private static func text(
        ofTick value: Double, _ quantity: ChartMetric, _ recipe: ChartRecipe, _ formatter: WeatherFormatter
    ) -> String {
        let isFine = abs(value) < 10 && value != value.rounded()
        let number = formatter.short(value, digits: max(recipe.digits, isFine ? 1 : 0))
        let text =
            switch quantity {
            case .temperature, .feelsLike:
                formatter.units.temperature == .kelvin ? number : tr("{number}°", ["number": number])
            case .humidity, .cloudCover: formatter.percentage(Percentage(value))
            case .precipitation, .wind, .uvIndex, .pressure: number
            }
        return formatter.isolated(value: text)
    }

    /// The nights of the first forecast that knows its hours, by the sun.
    private static func nights(_ forecasts: [ComparedForecast], _ axes: [ComparisonAxis]) -> [ClosedRange<Double>] {
        guard let (forecast, axis) = zip(forecasts, axes).first(where: { $0.0.report != nil }),
            let report = forecast.report, let start = axis.start
        else { return [] }
        let daylight = report.daylight(over: forecast.place.coordinates)
        let hours = (0..<axis.days * 24).map { start.addingTimeInterval(Double($0) * 3600) }
        var (nights, begin): ([ClosedRange<Double>], Double?) = ([], nil)
        for time in hours {
            guard let hour = axis.hour(time) else { continue }
            let isDay = daylight.isDay(Conditions(), at: time)
            if !isDay, begin == nil { begin = hour }
            if isDay, let since = begin {
                if since < hour { nights.append(since...hour) }
                begin = nil
            }
        }
        if let begin { nights.append(begin...Double(axis.days * 24)) }
        return nights
    }
}
