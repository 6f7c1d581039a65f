public import WeatherModel

/// The class of an air quality index by its own standard.
///
/// European: the European Environment Agency's six classes with limits at 20, 40, 60, 80 and 100. American: the
/// Environmental Protection Agency's six, at 50, 100, 150, 200 and 300 (40 CFR 58, appendix G). OpenWeather: its own
/// five. A limit is the last number of the class below it.
public struct AirQualityClass: Sendable, Hashable {
    /// The standard of the index.
    public let standard: AirQualityStandard
    /// The class, 0 for the best to 5 for the worst; OpenWeather has no 5.
    public let rank: Int

    /// Takes the class of the index rounded to a whole number, as it is shown.
    public init(_ index: AirQualityIndex) {
        standard = index.standard
        let shown = index.value.rounded(.toNearestOrAwayFromZero)
        let bounds: [Double] =
            switch index.standard {
            case .european: [20, 40, 60, 80, 100]
            case .us: [50, 100, 150, 200, 300]
            case .openWeather: [1, 2, 3, 4]
            }
        rank = bounds.count { $0 < shown }
    }

    init(_ standard: AirQualityStandard, rank: Int) {
        (self.standard, self.rank) = (standard, rank)
    }

    /// The standard's name for the class, such as "moderate".
    public var words: String {
        switch (standard, rank) {
        case (.european, 0), (.us, 0), (.openWeather, 0): tr("good", context: "air quality")
        case (.european, 1), (.openWeather, 1): tr("fair", context: "air quality")
        case (.european, 2), (.us, 1), (.openWeather, 2): tr("moderate", context: "air quality")
        case (.european, 3), (.openWeather, 3): tr("poor", context: "air quality")
        case (.european, 4), (.openWeather, _): tr("very poor", context: "air quality")
        case (.european, _): tr("extremely poor", context: "air quality")
        case (.us, 2): tr("unhealthy for sensitive groups", context: "air quality")
        case (.us, 3): tr("unhealthy", context: "air quality")
        case (.us, 4): tr("very unhealthy", context: "air quality")
        case (.us, _): tr("hazardous", context: "air quality")
        }
    }

    /// The recommendation for people's behaviour; nil for classes without one.
    public var advice: String? {
        switch (standard, rank) {
        case (_, 0), (.european, 1), (.openWeather, 1): nil
        case (.us, 1), (.european, 2), (.openWeather, 2), (.us, 2):
            tr("People with asthma or heart disease should take it easy outdoors.")
        case (.us, 3), (.european, 3), (.openWeather, 3): tr("Everyone should take it easy outdoors.")
        default: tr("Everyone should stay indoors as much as possible.")
        }
    }
}
