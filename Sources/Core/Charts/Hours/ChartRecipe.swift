import WeatherModel
import WeatherText

/// The definition of a quantity's chart: its series, scales and spoken texts.
struct ChartRecipe {
    let series: [ChartSeries]
    /// The smallest range of the lines' scale, in the chosen unit.
    let floor: Double
    /// The limits that the lines' scale does not exceed.
    let bounds: ClosedRange<Double>
    /// The smallest range of the bars' scale.
    let barFloor: Double
    /// Returns the texts for a screen reader in an hour with a known value.
    let spoken: (HourSpan) -> [String?]

    init(
        _ series: [ChartSeries], floor: Double, bounds: ClosedRange<Double> = -Double.infinity...Double.infinity,
        barFloor: Double = 1, spoken: @escaping (HourSpan) -> [String?]
    ) {
        self.series = series
        self.floor = floor
        self.bounds = bounds
        self.barFloor = barFloor
        self.spoken = spoken
    }

    /// Returns whether any of the hours has a value for the line or the bars.
    func canShow(_ spans: [HourSpan]) -> Bool {
        spans.contains { series[0].number($0) != nil || bars?.number($0) != nil }
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
