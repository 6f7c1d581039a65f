import Foundation
import WeatherModel
import WeatherText

/// Makes the parts of a quantity's chart.
struct QuantityChartMaker {
    let quantity: PageQuantity
    let rows: QuantityRows
    private let start: Date
    private let past: UsualWeather?
    private let context: SentenceContext
    private let dayValue: (CivilDate) -> Double?

    /// - Parameter dayValue: Returns the value of a day as its row among the days has it; nil where it is not known.
    init(
        _ quantity: PageQuantity, _ rows: QuantityRows, from start: Date, usual past: UsualWeather?,
        _ context: SentenceContext, dayValue: @escaping (CivilDate) -> Double?
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
    private var bearsUnit: Bool {
        isTemperature || recipe.bounds == 0...100 || quantity == .air && recipe.bounds.upperBound.isFinite
    }

    private func hours(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }

    /// Whether the second series is drawn; what is felt has a page of its own.
    private var drawsSecond: Bool { quantity != .temperature && recipe.series.count > 1 }
    /// Whether the second series has the scale of the first one.
    private var sharesScale: Bool { quantity == .wind || quantity == .feelsLike || quantity == .uvIndex }

    func point(_ span: HourSpan, _ name: ChartHourName) -> QuantityPoint {
        let (quantity, rows, context, bearsUnit, past) = (quantity, rows, context, bearsUnit, past)
        let (recipe, isReported) = (rows.recipe, rows.reported.contains(span.start.time))
        let celsius: Temperature? =
            switch quantity {
            case .temperature: span.start.temperature
            case .feelsLike: FeelsLike(span.start.conditions)?.temperature
            default: nil
            }
        var point = QuantityPoint(
            start: hours(span.start.time), length: span.duration / 3600, value: recipe.series[0].number(span),
            second: drawsSecond ? recipe.series[1].number(span) : nil, celsius: celsius?.value, isReported: isReported,
            words: LazyValue {
                let (formatter, date) = (context.formatter, CivilDate(span.start.time, in: context.zone))
                let isLong = recipe.coversRows && span.duration > 3600
                let clock =
                    isLong
                    ? formatter.hours(of: span, in: context.zone)
                    : formatter.time(span.start.time, in: context.zone)
                let time = tr("{day} {time}", ["day": formatter.spokenDay(date), "time": clock])
                let word = rows.scale(span)?.word
                let reported = isReported ? tr("reported") : nil
                let second = recipe.series.count > 1 && recipe.series[1].number(span) != nil ? recipe.series[1] : nil
                let companion = second.map {
                    tr("{quantity} {value}", ["quantity": $0.title, "value": $0.text(span)])
                }
                // The text of an index may bear its word.
                let text = recipe.series[0].text(span)
                let own = quantity == .uvIndex || text == word ? nil : word
                let certainty = quantity == .temperature ? span.start.band : nil
                func usual(_ formatter: WeatherFormatter) -> String? {
                    past?.days[date]?.hours.map {
                        tr("usual mean {value}", ["value": quantity.dayText(of: $0.mean, formatter)])
                    }
                }
                let parts = [text, certainty?.words(formatter), companion, own, usual(formatter), reported]
                    .compactMap { $0 }
                let day = formatter.spokenDay(date)
                // The name of the hour has the day before it, unless it is today.
                let spokenName = (recipe.coversRows ? name.spokenSpan : name.spoken).value
                let spokenTime =
                    date == CivilDate(context.now, in: context.zone) ? PhraseList.text([day, spokenName]) : spokenName
                let values = recipe.series.filter { $0.number(span) != nil }.map {
                    $0.spokenText(span, formatter.speaking)
                }
                return QuantityPointWords(
                    value: formatter.isolated(
                        value: bearsUnit
                            ? recipe.series[0].text(span)
                            : recipe.series[0].number(span).map { formatter.short($0, digits: recipe.digits) }
                                ?? recipe.series[0].text(span)),
                    second: quantity == .wind
                        ? recipe.series[1].number(span).map {
                            formatter.isolated(value: formatter.short($0, digits: recipe.digits))
                        } : nil, time: time,
                    brief: recipe.coversRows ? name.fullSpan : name.fullTime,
                    reading: parts.map(formatter.isolated(phrase:)).joined(separator: " · "),
                    spoken: tr(
                        "{time}: {values}",
                        [
                            "time": spokenTime,
                            "values": PhraseList.text(
                                values + [
                                    certainty?.words(formatter.speaking), word, usual(formatter.speaking), reported,
                                ]),
                        ]))
            })
        guard quantity == .temperature, !isReported else { return point }
        point.band = span.start.band.map { formatter.units.number($0.lowest)...formatter.units.number($0.highest) }
        return point
    }

    func day(_ date: CivilDate, _ span: Range<Date>, isToday: Bool) -> QuantityDay {
        QuantityDay(
            id: date.description, start: hours(span.lowerBound), end: hours(span.upperBound),
            weekday: formatter.shortWeekday(date),
            date: date.day == 1 ? formatter.dayAndMonth(date) : formatter.count(date.day),
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
                known, floor: recipe.floor, bounds: recipe.bounds, limits: rows.limits, step: fixedStep)
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
        let number = formatter.short(
            quantity == .wind ? value.rounded(.up) : value,
            digits: max(recipe.digits, rows.limits.isEmpty && abs(value) < 10 && value != value.rounded() ? 1 : 0))
        if isTemperature { return degrees(number) }
        return bearsUnit && !isTemperature
            ? formatter.isolated(value: formatter.percentage(Percentage(value))) : formatter.isolated(value: number)
    }

    private func legend(hasBand: Bool, hasUsual: Bool, hasSecond: Bool) -> [QuantityChart.Sign: String] {
        var legend: [QuantityChart.Sign: String] = [.forecast: tr("forecast", context: "line of a chart")]
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
