import ForecastComparison
import WeatherModel

extension WeatherFormatter {
    /// How temperatures and amounts are rounded in a table of forecasts side by side.
    var rounding: ShownRounding {
        ShownRounding(
            degrees: { celsius in
                guard let shown = shownDegrees(Temperature(celsius)) else { return celsius }
                return switch units.temperature {
                case .celsius: Double(shown)
                case .fahrenheit: Double(shown - 32) * 5 / 9
                case .kelvin: Double(shown) - 273.15
                }
            },
            millimetres: { amount in
                let number = units.number(Precipitation(amount))
                return switch units.precipitation {
                case .millimetres: number < 0.95 ? (number * 10).rounded() / 10 : number.rounded()
                case .inches:
                    (number < 0.95 ? (number * 100).rounded() / 100 : (number * 10).rounded() / 10) * 25.4
                }
            })
    }
}
