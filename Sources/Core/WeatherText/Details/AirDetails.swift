import Foundation
import WeatherModel

/// The cards of current values; values that the source leaves out are computed if possible.
struct AirDetails {
    private let conditions: Conditions
    private let present: PresentConditions
    private let report: WeatherReport
    private let context: SentenceContext
    private let provenance: String

    private var formatter: WeatherFormatter { context.formatter }

    init(_ present: PresentConditions, in report: WeatherReport, _ context: SentenceContext) {
        (self.present, self.report, self.context) = (present, report, context)
        conditions = present.conditions
        provenance = Provenance.text(of: present, context)
    }

    var wind: DetailCard? {
        guard let speed = conditions.windSpeed ?? conditions.windGust else { return nil }
        let direction = conditions.windDirection.flatMap { WindForce(speed) == .calm ? nil : $0 }
        let gust = conditions.windSpeed.flatMap { formatter.notable(conditions.windGust, over: $0) }
        let words = [
            gust.map { tr("Gusts {gust}", ["gust": formatter.speed($0)]) },
            conditions.windSpeed.map { formatter.from(direction, WindForce($0).words) },
        ].compactMap { $0 }
        return card(
            "wind", tr("Wind"), "fairweather-windy-symbolic",
            conditions.windSpeed.map { formatter.speed($0) }
                ?? formatter.wind(speed: nil, from: nil, gust: conditions.windGust),
            words.isEmpty ? nil : words.joined(separator: " · "), direction.map { .compass(degrees: $0.value) })
    }

    /// The card of the rain in the present hour; nil if it is not known.
    var rain: DetailCard? {
        guard present.kind != .past, let hours = report.hours,
            let span = report.hour(containing: context.now), span.duration <= 3600, let rain = span.rain
        else { return nil }
        return DetailCard(
            id: "rain", title: tr("Precipitation this hour"), iconName: "fairweather-umbrella-symbolic",
            value: rain.amount.map { formatter.precipitation($0) } ?? formatter.percentage(rain.probability),
            words: rain.amount == nil
                ? nil : rain.probability.map { tr("Chance {percent}", ["percent": formatter.percentage($0)]) },
            drawing: rain.probability.map { .ring($0.value / 100) }, provenance: Provenance.text(of: hours, context))
    }

    var humidity: DetailCard? {
        conditions.relativeHumidity.flatMap {
            card(
                "humidity", tr("Humidity"), "fairweather-drop-symbolic", formatter.percentage($0), nil,
                .ring($0.value / 100))
        }
    }

    var dewPoint: DetailCard? {
        if let dewPoint = conditions.dewPoint { return dewPointCard(dewPoint, provenance) }
        guard let temperature = conditions.temperature, let humidity = conditions.relativeHumidity,
            let dewPoint = Humidity.dewPoint(temperature, humidity)
        else { return nil }
        return dewPointCard(dewPoint, Provenance.computed(from: tr("temperature and humidity")))
    }

    var pressure: DetailCard? {
        conditions.seaLevelPressure.flatMap { pressure in
            card(
                "pressure", tr("Pressure"), "fairweather-gauge-symbolic", formatter.pressure(pressure),
                PressureTrend(report.hourRows, at: context.now)?.words,
                // The scale reaches from a deep low to a strong high.
                .ring(share(pressure.value, from: 970, to: 1050)))
        }
    }

    var visibility: DetailCard? {
        conditions.visibility.flatMap { distance in
            card(
                "visibility", tr("Visibility"), "fairweather-eye-symbolic", formatter.visibility(distance), nil,
                // The scale is logarithmic, from 100 m to 40 km, as short distances matter most.
                .bar(share(log10(max(distance.value, 1)), from: 2, to: 4.6), marks: [share(3, from: 2, to: 4.6)]))
        }
    }

    var clouds: DetailCard? {
        conditions.cloudCover.flatMap {
            card(
                "clouds", tr("Cloud cover"), "fairweather-overcast-symbolic", formatter.percentage($0), nil,
                .ring($0.value / 100))
        }
    }

    var uvIndex: DetailCard? {
        conditions.uvIndex.flatMap { index in
            card(
                "uv", tr("UV index"), "fairweather-clear-symbolic", formatter.uvIndex(index),
                SunProtection(report.hourRows, at: context.now, in: context.zone)?.text(context),
                .bar(share(index.value, from: 0, to: 12), marks: [3.0 / 12, 6.0 / 12, 8.0 / 12, 11.0 / 12]))
        }
    }

    private func dewPointCard(_ dewPoint: Temperature, _ provenance: String) -> DetailCard {
        DetailCard(
            id: "dew-point", title: tr("Dew point"), iconName: "fairweather-thermometer-symbolic",
            value: formatter.temperature(dewPoint), words: nil,
            drawing: .bar(share(dewPoint.value, from: -20, to: 28), marks: []), provenance: provenance)
    }

    private func card(
        _ id: String, _ title: String, _ iconName: String, _ value: String, _ words: String?, _ drawing: DetailDrawing?
    ) -> DetailCard? {
        DetailCard(
            id: id, title: title, iconName: iconName, value: value, words: words, drawing: drawing,
            provenance: provenance)
    }

    private func share(_ value: Double, from low: Double, to high: Double) -> Double {
        min(max((value - low) / (high - low), 0), 1)
    }
}
