import Foundation
import WeatherModel
import WeatherText

/// Makes a meteogram from the hours of a forecast.
struct MeteogramMaker {
    private let metric: ChartMetric
    private let recipe: ChartRecipe
    private let daylight: Daylight
    private let formatter: WeatherFormatter
    /// Formatted numbers by their digits and value: the same few come again and again in the hours of a forecast.
    private var texts: [[Int: String]] = [[:], [:], [:]]

    init(_ metric: ChartMetric, _ recipe: ChartRecipe, _ daylight: Daylight, _ formatter: WeatherFormatter) {
        (self.metric, self.recipe, self.daylight, self.formatter) = (metric, recipe, daylight, formatter)
    }

    /// The rows, each from a period and its name.
    ///
    /// - Parameter known: The rows on the same basis that need not be made; nil for none.
    mutating func rows(
        _ spans: [HourSpan], _ names: [ChartHourName], from start: Date, clockHours: [Int],
        known: ChartMemory.Rows? = nil
    ) -> ChartMemory.Rows {
        let light = spans.map { daylight.isDay($0.start.conditions, at: $0.start.time) }
        var hours: [MeteogramHour] = []
        for (index, span) in spans.enumerated() {
            hours.append(
                known?.hour(index, of: span, names[index], isDay: light[index])
                    ?? hour(span, names[index], isDay: light[index], from: start, clockHour: clockHours[index]))
        }
        return ChartMemory.Rows(spans: spans, names: names, daylight: light, hours: hours)
    }

    /// How the curve is scaled, coloured and labelled.
    var curve: MeteogramCurve {
        let isBounded = recipe.bounds.lowerBound.isFinite || recipe.bounds.upperBound.isFinite
        let freezing = Temperature(0)
        return MeteogramCurve(
            leastSpan: recipe.floor, bounds: isBounded ? recipe.bounds : nil,
            reference: isTemperature
                ? MeteogramCurve.Reference(
                    value: formatter.units.number(freezing),
                    text: formatter.isolated(value: formatter.temperature(freezing))) : nil,
            isTemperature: isTemperature, unit: bearsUnit ? nil : recipe.series[0].unit, lane: lane)
    }

    /// The lane whose numbers the curve has.
    private var lane: MeteogramCurve.Lane? {
        switch metric {
        case .precipitation: .chance
        case .wind: .wind
        case .temperature, .feelsLike, .uvIndex, .humidity, .pressure, .cloudCover: nil
        }
    }

    /// - Parameter missing: Said where no hour has the quantity.
    func words(missing: String?) -> MeteogramWords {
        let units = formatter.units
        return MeteogramWords(
            now: tr("Now"), bands: PrecipitationIntensity.allCases.map(\.words),
            limits: PrecipitationScale.limits[1...2].map {
                formatter.short(units.number(Precipitation($0)), digits: 1)
            },
            rainUnit: units.precipitation.symbol, chanceUnit: tr("%"), windUnit: units.speed.symbol,
            share: formatter.percentage(Percentage(0)).replacing(formatter.count(0), with: "{number}"),
            missing: missing)
    }

    private var isTemperature: Bool { metric == .temperature || metric == .feelsLike }

    /// Whether the values are written with their unit, as "6°" and "80%" are.
    private var bearsUnit: Bool { isTemperature || recipe.bounds == 0...100 }

    private mutating func hour(
        _ span: HourSpan, _ name: ChartHourName, isDay: Bool, from start: Date, clockHour: Int
    ) -> MeteogramHour {
        let (time, air) = (span.start.time, span.start.conditions)
        let weather = span.shown(isDay: isDay)
        let value = recipe.series[0].number(span)
        let chance = span.rain?.probability?.value
        let blows = air.windSpeed.map { WindForce($0) != .calm } ?? false
        var hour = MeteogramHour(
            start: time.timeIntervalSince(start) / 3600, length: span.duration / 3600, value: value,
            valueText: value.map {
                bearsUnit
                    ? formatter.isolated(value: recipe.series[0].text(span)) : text($0, digits: recipe.digits)
            } ?? "",
            celsius: celsius(span), rate: span.rate, rateText: span.rate.map { rateText($0) } ?? "",
            isFrozen: PrecipitationKind(weather.condition) == .frozen, chance: chance,
            chanceText: chance.map { text($0, digits: 0) } ?? "", windFrom: blows ? air.windDirection?.value : nil,
            windText: air.windSpeed.map { text(formatter.units.number($0), digits: 0) },
            pictureName: weather.condition.artworkName(isDay: true),
            nightPictureName: weather.condition.artworkName(isDay: false), timeText: name.clockTime,
            clockHour: clockHour, spoken: spoken(span, name, weather))
        hour.gravity = weather.condition.falls ? weather.condition.gravity : 0
        guard metric == .temperature else { return hour }
        hour.band = span.start.band.map { formatter.units.number($0.lowest)...formatter.units.number($0.highest) }
        hour.certaintyText = span.certainty(formatter).map(formatter.isolated(phrase:)).inOneLine()
        hour.tellsDryRuns = span.dryRuns != nil
        return hour
    }

    /// The hour in a sentence: "Friday 27 November, midnight: drizzle, 42 percent chance of rain".
    private func spoken(_ span: HourSpan, _ name: ChartHourName, _ weather: DisplayedCondition) -> LazyValue<String> {
        LazyValue { [recipe] in
            let values = recipe.spoken(span)
            let told = tr(
                "{time}: {weather}",
                ["time": name.spokenSpan.value, "weather": PhraseList.text([weather.words] + values)])
            guard values.allSatisfy({ $0 == nil }) else { return told }
            // The name of a quantity begins with a capital letter, and so a sentence.
            let missing = tr("{quantity} not known", ["quantity": recipe.series[0].title])
            return tr("{sentence}. {next}", ["sentence": told, "next": missing])
        }
    }

    private func celsius(_ span: HourSpan) -> Double? {
        switch metric {
        case .temperature: span.start.temperature?.value
        case .feelsLike: FeelsLike(span.start.conditions)?.temperature.value
        default: nil
        }
    }

    /// Returns "8.4"; an empty text where it would be nought.
    private mutating func rateText(_ rate: Double) -> String {
        let digits = formatter.units.precipitation == .inches ? 2 : 1
        let number = formatter.units.number(Precipitation(rate))
        return number < 0.5 / pow(10, Double(digits)) ? "" : text(number, digits: digits, isFixed: true)
    }

    private mutating func text(_ number: Double, digits: Int, isFixed: Bool = false) -> String {
        let key = Int((number * pow(10, Double(digits))).rounded(.toNearestOrAwayFromZero)) * 2 + (isFixed ? 1 : 0)
        if let known = texts[digits][key] { return known }
        let text = isFixed ? formatter.decimal(number, digits: digits) : formatter.short(number, digits: digits)
        texts[digits][key] = text
        return text
    }
}
