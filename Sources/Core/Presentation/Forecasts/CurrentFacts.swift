import Foundation
import WeatherModel

/// Wind, humidity and so on; what the source does not give is left out.
struct CurrentFacts {
    let all: [WeatherFact]

    init(of present: PresentWeather, in report: WeatherReport, at now: Date, formatter: WeatherFormatter) {
        let air = present.conditions
        func fact<Value>(_ title: String, _ value: Value?, _ text: (Value) -> String) -> WeatherFact? {
            value.map { WeatherFact(title: title, value: text($0)) }
        }
        let wind = air.windSpeed ?? air.windGust
        let rain = present.kind == .past ? nil : report.hour(containing: now)?.rain
        all = [
            fact(tr("Wind"), wind) { _ in
                formatter.wind(speed: air.windSpeed, from: air.windDirection, gust: air.windGust)
            },
            fact(tr("Precipitation this hour"), rain) { $0.text(formatter) },
            fact(tr("Humidity"), air.relativeHumidity) { formatter.percentage($0) },
            fact(tr("Dew point"), air.dewPoint) { formatter.temperature($0) },
            fact(tr("Pressure"), air.seaLevelPressure) { formatter.pressure($0) },
            fact(tr("Visibility"), air.visibility) { formatter.visibility($0) },
            fact(tr("Cloud cover"), air.cloudCover) { formatter.percentage($0) },
            fact(tr("UV index"), air.uvIndex) { formatter.uvIndex($0) },
        ].compactMap { $0 }
    }
}
