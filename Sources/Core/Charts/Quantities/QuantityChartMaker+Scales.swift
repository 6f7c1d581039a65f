import WeatherModel
import WeatherText

/// The scales of a quantity's chart, and what its second line is.
extension QuantityChartMaker {
    /// Whether the scale is one of ratios, as that of visibility is: from 100 to 200 metres is as far as from 10 to 20 km.
    var isLogarithmic: Bool { quantity == .visibility && !recipe.bounds.upperBound.isFinite }

    /// The pressure between two lines, 10 hPa whatever the weather; nil for other quantities and units.
    var fixedStep: Double? {
        quantity == .pressure ? QuantityScaling.step(ofPressureIn: formatter.units.pressure) : nil
    }

    /// The words for the UV index that there would be without cloud.
    static var clearSky: String { tr("under a clear sky", context: "line of a chart") }

    /// What the second line is, for the legend; nil for a quantity without one.
    var secondWords: String? {
        switch quantity {
        case .wind: tr("gusts", context: "wind")
        case .feelsLike: tr("temperature", context: "line of a chart")
        case .precipitation: tr("chance", context: "line of a chart")
        case .humidity: tr("dew point", context: "line of a chart")
        case .visibility: tr("cloud", context: "line of a chart")
        case .uvIndex: Self.clearSky
        case .temperature, .pressure, .air, .sky: nil
        }
    }

    /// What the first line is, for the legend: where the second is of something else, the name of the quantity.
    var forecastWords: String {
        switch quantity {
        case .precipitation: tr("amount", context: "line of a chart")
        case .humidity: tr("humidity", context: "line of a chart")
        case .visibility where isLogarithmic: tr("visibility", context: "line of a chart")
        case .visibility: tr("cloud", context: "line of a chart")
        case .temperature, .feelsLike, .wind, .pressure, .uvIndex, .air, .sky:
            tr("forecast", context: "line of a chart")
        }
    }

    /// Whether the lowest value of a day is told as well as the highest; rain, wind, UV and air harm at one end, and below a line of
    /// visibility lies that of the clouds.
    var tellsLows: Bool { [.temperature, .feelsLike, .humidity, .pressure].contains(quantity) }

    /// Returns the scale that the second values have to themselves; nil where they have that of the first, or there are none.
    func second(_ points: [QuantityPoint]) -> QuantityChart.SecondScale? {
        let values = points.compactMap(\.second)
        guard !values.isEmpty else { return nil }
        switch quantity {
        case .precipitation: return share(.points)
        case .visibility: return share(.hanging)
        case .humidity:
            let scaling = QuantityScaling(
                values, floor: formatter.units.temperature == .fahrenheit ? 18 : 10,
                bounds: -Double.infinity...Double.infinity)
            return .init(
                form: .line, range: scaling.range,
                ticks: scaling.ticks.map { .init(value: $0, text: degrees(formatter.short($0, digits: 0))) })
        default: return nil
        }
    }

    private func share(_ form: QuantityChart.SecondScale.Form) -> QuantityChart.SecondScale {
        .init(
            form: form, range: 0...100,
            ticks: [0, 50, 100].map {
                .init(value: $0, text: formatter.isolated(value: formatter.percentage(Percentage($0))))
            })
    }

    /// Returns a number of degrees as it stands beside a chart: "6°", of kelvins without the sign.
    func degrees(_ number: String) -> String {
        formatter.isolated(
            value: formatter.units.temperature == .kelvin ? number : tr("{number}°", ["number": number]))
    }
}
