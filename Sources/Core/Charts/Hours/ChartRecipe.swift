import WeatherModel
import WeatherText

/// What a metric's chart is made of: its rows of values, its scales and what is said of an hour.
struct ChartRecipe {
    let series: [ChartSeries]
    /// The least length of the scale of the lines, in the shown unit.
    let floor: Double
    /// What the lines cannot leave.
    let bounds: ClosedRange<Double>
    /// The least height of the scale of the bars.
    let barFloor: Double
    /// The value as a screen reader says it, in an hour where it is known.
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
