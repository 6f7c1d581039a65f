import WeatherModel
import WeatherText

/// The definition of a quantity's chart: its series, its scale and its spoken texts.
struct ChartRecipe: Sendable {
    let series: [ChartSeries]
    /// The smallest range of the scale, in the chosen unit.
    let floor: Double
    /// The limits that the scale does not exceed.
    let bounds: ClosedRange<Double>
    /// The decimals its values are written with.
    let digits: Int
    /// Whether its values are of all the time of a row, as what falls in it is, rather than of its beginning.
    let coversRows: Bool
    /// Returns the texts for a screen reader in an hour with a known value.
    let spoken: @Sendable (HourSpan) -> [String?]

    init(
        _ series: [ChartSeries], floor: Double, bounds: ClosedRange<Double> = -Double.infinity...Double.infinity,
        digits: Int = 0, coversRows: Bool = false, spoken: @escaping @Sendable (HourSpan) -> [String?]
    ) {
        self.series = series
        self.floor = floor
        self.bounds = bounds
        (self.digits, self.coversRows) = (digits, coversRows)
        self.spoken = spoken
    }

    /// Returns whether any of the hours has a value for the curve.
    func canShow(_ spans: [HourSpan]) -> Bool {
        spans.contains { series[0].number($0) != nil }
    }

    /// Returns the text for a screen reader, such as "Temperature, 48 hours, from minus 1 to 19 degrees Celsius".
    func spokenText(_ metric: ChartMetric, _ spans: [HourSpan], hours: Int, _ formatter: WeatherFormatter) -> String {
        func number(_ value: Double) -> String { formatter.speaking.short(value, digits: digits) }
        func text(_ value: Double) -> String {
            series[0].spokenUnit.map { formatter.speaking.spoken(number(value), value, $0) } ?? number(value)
        }
        let values = spans.compactMap(series[0].number)
        let range = values.min().flatMap { low in values.max().map { (low, $0) } }
        return PhraseList.text([
            metric.title,
            tr(one: "{count} hour", other: "{count} hours", count: hours, ["count": formatter.count(hours)]),
            range.map { tr("from {low} to {high}", ["low": number($0.0), "high": text($0.1)]) },
        ])
    }

    package init(_ metric: ChartMetric, _ formatter: WeatherFormatter) {
        switch metric {
        case .temperature: self = .temperature(metric, formatter)
        case .feelsLike: self = .temperature(metric, formatter)
        case .precipitation: self = .precipitation(formatter)
        case .wind: self = .wind(formatter)
        case .uvIndex: self = .uvIndex(formatter)
        case .humidity: self = .share(\.relativeHumidity, metric, formatter)
        case .pressure: self = .pressure(formatter)
        case .cloudCover: self = .share(\.cloudCover, metric, formatter)
        }
    }
}
