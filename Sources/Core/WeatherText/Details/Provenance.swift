import Foundation
import WeatherModel

/// Texts about the origin of a value: its source, how it was obtained, and the time for which it holds.
enum Provenance {
    /// Returns "Open-Meteo, calculated for 15:00", with the station's name for an observation.
    static func text(of present: PresentConditions, _ context: SentenceContext) -> String {
        let values = [
            "source": present.source.name, "time": context.moment(present.time), "station": present.station ?? "",
        ]
        return switch present.kind {
        case .observed where present.station != nil:
            tr("{source}, measured at {station} at {time}", values)
        case .observed: tr("{source}, measured at {time}", values)
        case .current: tr("{source}, calculated for {time}", values)
        case .forecastHour: tr("{source}, forecast for {time}", values)
        case .past: tr("{source}, last known at {time}", values)
        }
    }

    /// Returns "Computed here from temperature and humidity".
    static func computed(from quantities: String) -> String {
        tr("Calculated by Fairweather from {quantities}", ["quantities": quantities])
    }

    /// Returns "Open-Meteo, forecast of 14:48".
    static func text<Value>(of part: Sourced<Value>, _ context: SentenceContext) -> String {
        tr(
            "{source}, fetched at {time}",
            ["source": part.source.name, "time": context.moment(part.fetchedAt)])
    }
}
