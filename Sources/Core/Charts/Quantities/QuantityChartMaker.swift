import Foundation
import WeatherModel
import WeatherText

/// Makes the parts of a quantity's chart.
struct QuantityChartMaker: Sendable {
    let quantity: PageQuantity
    let rows: QuantityRows
    private let start: Date
    let past: UsualWeather?
    let context: SentenceContext
    private let dayValue: @Sendable (CivilDate) -> Double?

    /// - Parameter dayValue: Returns the value of a day as its row among the days has it; nil where it is not known.
    init(
        _ quantity: PageQuantity, _ rows: QuantityRows, from start: Date, usual past: UsualWeather?,
        _ context: SentenceContext, dayValue: @escaping @Sendable (CivilDate) -> Double?
    ) {
        (self.quantity, self.rows, self.start, self.context) = (quantity, rows, start, context)
        self.dayValue = dayValue
        // What falls in an hour is mostly nothing, of which no band tells.
        self.past = quantity == .precipitation ? nil : past
    }

    var formatter: WeatherFormatter { context.formatter }
    var recipe: ChartRecipe { rows.recipe }

    private var isTemperature: Bool { quantity == .temperature || quantity == .feelsLike }
    /// Whether what stands in the chart is the whole text, as "6°", "80%" and "fair" are; else the number without its unit.
    var bearsUnit: Bool {
        isTemperature || recipe.bounds == 0...100 || quantity == .air && recipe.bounds.upperBound.isFinite
    }

    func hours(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }

    /// Whether the second series is drawn; what is felt has a page of its own.
    var drawsSecond: Bool { quantity != .temperature && recipe.series.count > 1 }
    /// Whether the second series has the scale of the first one.
    private var sharesScale: Bool { quantity == .wind || quantity == .feelsLike || quantity == .uvIndex }

    func day(_ date: CivilDate, _ span: Range<Date>, isToday: Bool) -> QuantityDay {
        QuantityDay(
            id: date.description, start: hours(span.lowerBound), end: hours(span.upperBound),
            weekday: formatter.shortWeekday(date),
            date: date.day == 1 ? formatter.dayAndMonth(date) : formatter.dayOfMonth(date),
            isWeekend: formatter.isWeekend(date), isToday: isToday, hours: hourMarks(span), wind: wind(date, span))
    }

    /// The mean direction of a day and the highest of its mean winds, as its row has it.
    private func wind(_ date: CivilDate, _ span: Range<Date>) -> QuantityDay.Wind? {
        guard quantity == .wind else { return nil }
        let rows = rows.spans.filter { span.contains($0.start.time) }
        let told = dayValue(date).map { quantity.number(of: $0, in: formatter.units) }
        return (told ?? rows.compactMap(recipe.series[0].number).max()).map { highest in
            QuantityDay.Wind(
                from: Bearing.dominant(of: rows.map(\.start))?.value,
                text: formatter.isolated(value: formatter.short(highest, digits: recipe.digits)))
        }
    }

    /// Returns what is usual on a day, in the unit that the reader chose; nil where that is not known.
    func usual(_ date: CivilDate, _ span: Range<Date>) -> QuantityChart.Usual? {
        past?.days[date]?.hours.map { band in
            QuantityChart.Usual(
                middle: (hours(span.lowerBound) + hours(span.upperBound)) / 2,
                band: UsualBand(band) { quantity.number(of: $0, in: formatter.units) })
        }
    }

    /// Every sixth hour of the clock between two midnights.
    private func hourMarks(_ span: Range<Date>) -> [QuantityDay.Hour] {
        stride(from: span.lowerBound, to: span.upperBound, by: 3600).dropFirst().compactMap { time in
            let seconds = Int(time.timeIntervalSince1970) + context.zone.secondsFromGMT(for: time)
            guard seconds % (6 * 3600) < 3600 else { return nil }
            return .init(start: hours(time), text: formatter.hour(time, in: context.zone))
        }
    }

    func chart(
        _ points: [QuantityPoint], days: [QuantityDay], usual: [QuantityChart.Usual], nights: [ClosedRange<Double>],
        until last: CivilDate?
    ) -> QuantityChart {
        let known =
            points.flatMap { [$0.value, sharesScale ? $0.second : nil, $0.band?.lowerBound, $0.band?.upperBound] }
            .compactMap { $0 } + usual.flatMap { [$0.band.low, $0.band.high] }
        let scaling =
            isLogarithmic
            ? QuantityScaling(ratiosOf: known, from: 1, to: recipe.floor)
            : QuantityScaling(
                known, floor: recipe.floor, bounds: recipe.bounds, limits: rows.limits, step: fixedStep,
                isTight: isTemperature)
        let freezing = formatter.units.number(Temperature(0))
        let now = hours(context.now)
        return QuantityChart(
            points: points, days: days, usual: usual, nights: nights,
            now: (0...(days.last?.end ?? 0)).contains(now) ? now : nil,
            style: style, scale: scaling.range, isLogarithmic: isLogarithmic,
            ticks: scaling.ticks.map { .init(value: $0, text: text(ofTick: $0, isTemperature, bearsUnit)) },
            second: second(points),
            bands: bands(in: scaling.range), steps: quantity == .air ? rows.named : nil,
            freezing: isTemperature && scaling.range.contains(freezing) ? freezing : nil,
            tellsLows: tellsLows, isLow: quantity == .air,
            nought: formatter.isolated(value: formatter.short(0, digits: recipe.digits)),
            unit: bearsUnit ? nil : recipe.series[0].unit,
            legend: legend(
                hasBand: points.contains { $0.band != nil }, hasUsual: !usual.isEmpty,
                hasSecond: points.contains { $0.second != nil }),
            nowText: tr("Now"),
            laneText: days.contains { $0.wind != nil } ? tr("max", context: "row of a chart") : nil,
            title: last.map { tr("Until {date}", ["date": formatter.spokenDay($0)]) } ?? quantity.title,
            spokenText: spokenText(points, last))
    }

    private var style: QuantityChart.Style {
        if isTemperature { return .temperature }
        return quantity.isDrawnAsBars ? .bars : .line
    }

    private func bands(in range: ClosedRange<Double>) -> [QuantityChart.Band] {
        guard let words = rows.named?.words, words.count == rows.limits.count + 1 else { return [] }
        let present = rows.spans.first { $0.contains(context.now) }.flatMap { rows.scale($0)?.step }
        let edges = [-Double.infinity] + rows.limits + [Double.infinity]
        return words.enumerated().compactMap { index, word in
            let (low, high) = (max(edges[index], range.lowerBound), min(edges[index + 1], range.upperBound))
            return low < high ? .init(step: index, word: word, range: low...high, isPresent: index == present) : nil
        }
    }

    private func text(ofTick value: Double, _ isTemperature: Bool, _ bearsUnit: Bool) -> String {
        // The edges of classes without numbers.
        if bearsUnit, quantity == .air { return "" }
        let isFine = rows.limits.isEmpty && abs(value) < 10 && value != value.rounded()
        let number = formatter.short(value, digits: max(recipe.digits, isFine ? 1 : 0))
        if isTemperature { return degrees(number) }
        return bearsUnit && !isTemperature
            ? formatter.isolated(value: formatter.percentage(Percentage(value))) : formatter.isolated(value: number)
    }

    private func legend(hasBand: Bool, hasUsual: Bool, hasSecond: Bool) -> [QuantityChart.Sign: String] {
        var legend: [QuantityChart.Sign: String] = [.forecast: forecastWords]
        if let isMeasured = rows.isMeasured { legend[.reported] = isMeasured ? tr("measured") : tr("reported") }
        if hasBand {
            legend[.spread] = tr(
                "{number} of {all} runs", context: "line of a chart",
                ["number": formatter.count(8), "all": formatter.count(10)])
        }
        if hasUsual {
            legend[.usualMean] = tr("usual mean", context: "line of a chart")
            legend[.usual] = tr(
                "usual, {number} of {all} hours", context: "line of a chart",
                ["number": formatter.count(8), "all": formatter.count(10)])
        }
        if hasSecond { legend[.second] = secondWords }
        return legend
    }

    private func spokenText(_ points: [QuantityPoint], _ last: CivilDate?) -> String {
        let words = formatter.speaking
        let values = points.compactMap(\.value)
        func said(_ value: Double) -> String {
            let number = words.short(value, digits: recipe.digits)
            return recipe.series[0].spokenUnit.map { words.spoken(number, value, $0) } ?? number
        }
        let range = values.min().flatMap { low in values.max().map { (low, $0) } }
        return PhraseList.text([
            quantity.title, last.map { tr("until {date}", ["date": formatter.spokenDay($0)]) },
            range.map {
                tr("from {low} to {high}", ["low": words.short($0.0, digits: recipe.digits), "high": said($0.1)])
            },
        ])
    }
}

extension PageQuantity {
    /// Whether it is drawn as bars: what falls in an hour, or shines in it.
    fileprivate var isDrawnAsBars: Bool { self == .precipitation || self == .uvIndex }
}
