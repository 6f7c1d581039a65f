public import Foundation
public import WeatherModel

extension WeatherFact {
    /// Wind, humidity and so on of the present; empty where nothing is known of it.
    public static func current(
        of report: WeatherReport, near place: Location, at now: Date, formatter: WeatherFormatter
    ) -> [WeatherFact] {
        PresentWeather(of: report, near: place, at: now).map {
            CurrentFacts(of: $0, in: report, at: now, formatter: formatter).all
        } ?? []
    }
}
