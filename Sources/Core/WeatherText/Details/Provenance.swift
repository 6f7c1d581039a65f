import Foundation
package import WeatherModel

/// Texts about the origin of a value: its source, how it was obtained, and the time for which it holds.
package enum Provenance {
    /// Returns "Open-Meteo, calculated for 15:00", with the station's name for an observation.
    package static func text(of present: PresentConditions, _ context: SentenceContext) -> String {
        let values = [
            "source": present.source.localName, "at": context.moment(present.time, .at),
            "for": context.moment(present.time, .holdingAt),
            "station": present.station ?? "",
        ]
        return switch present.kind {
        case .observed where present.station != nil:
            tr("{source}, measured at {station} {at}", values)
        case .observed: tr("{source}, measured {at}", values)
        case .current: tr("{source}, calculated {for}", values)
        case .forecastHour: tr("{source}, forecast {for}", values)
        case .past: tr("{source}, last known {at}", values)
        }
    }

    /// Returns "Weather: Open-Meteo, forecast fetched at 14:48" where a forecast names the weather beside values that are
    /// reported; nil where all of them have one origin.
    package static func text(ofWeatherIn report: SettledReport, _ context: SentenceContext) -> String? {
        guard report.isWeatherForecast else { return nil }
        let steps = report.course.slices.first?.isStep == true ? text(ofForecast: report.minutes, context) : nil
        return (steps ?? text(ofForecast: report.hours, context)).map { tr("Weather: {origin}", ["origin": $0]) }
    }

    /// Returns "Open-Meteo, forecast issued at 12:00, fetched at 14:48", without the issue where the source does not say;
    /// nil for a part that is missing.
    package static func text<Value>(ofForecast part: Sourced<Value>?, _ context: SentenceContext) -> String? {
        guard let part else { return nil }
        let values = [
            "source": part.source.localName, "at": context.moment(part.fetchedAt, .at),
            "issued": part.issuedAt.map { context.moment($0, .at) } ?? "",
        ]
        return part.issuedAt == nil
            ? tr("{source}, forecast fetched {at}", values)
            : tr("{source}, forecast issued {issued}, fetched {at}", values)
    }

    /// Returns the origin of what is said about whole days: of the days and of the hours, once where they are the same.
    package static func text(ofDaysIn report: SettledReport, _ context: SentenceContext) -> String? {
        let origins = [text(ofForecast: report.days, context), text(ofForecast: report.hours, context)]
        let lines = origins.compactMap { $0 }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Returns "Open-Meteo, fetched at 14:48".
    static func text<Value>(of part: Sourced<Value>, _ context: SentenceContext) -> String {
        tr(
            "{source}, fetched {at}",
            ["source": part.source.localName, "at": context.moment(part.fetchedAt, .at)])
    }
}
