import Astronomy
import Foundation
import WeatherModel

/// The cards of sun and moon, computed by the program for every place.
struct SkyDetails {
    private let coordinates: Coordinates
    private let context: SentenceContext
    private let today: CivilDate

    init(over coordinates: Coordinates, _ context: SentenceContext) {
        (self.coordinates, self.context) = (coordinates, context)
        today = CivilDate(context.now, in: context.zone)
    }

    var sun: DetailCard? {
        guard let day = SunDay(today, in: context.zone, over: coordinates) else { return nil }
        return DetailCard(
            id: "sun", title: tr("Sun"), iconName: "fairweather-sunrise-symbolic", value: times(of: day),
            words: lengthText(of: day), drawing: .sunArc(progress(of: day)),
            provenance: Provenance.computed(from: tr("date and place")))
    }

    var moon: DetailCard? {
        guard let day = MoonDay(today, in: context.zone, over: coordinates) else { return nil }
        let (formatter, zone) = (context.formatter, context.zone)
        let lit = Percentage(day.illumination * 100)
        return DetailCard(
            id: "moon", title: tr("Moon"), iconName: "fairweather-clear-night-symbolic",
            value: day.phase.words,
            words: PhraseList.text([
                tr("{percent} lit", ["percent": formatter.percentage(lit)]),
                day.horizon.rise.map { tr("rises {time}", ["time": formatter.time($0, in: zone)]) },
                day.horizon.set.map { tr("sets {time}", ["time": formatter.time($0, in: zone)]) },
            ]),
            drawing: .moon(lit: day.illumination, isWaxing: day.phase.isWaxing),
            provenance: Provenance.computed(from: tr("date and place")))
    }

    private func times(of day: SunDay) -> String {
        let (formatter, zone) = (context.formatter, context.zone)
        return switch day.horizon {
        case .alwaysAbove: tr("Polar day")
        case .alwaysBelow: tr("Polar night")
        case .crosses:
            tr(
                "{sunrise} – {sunset}",
                [
                    "sunrise": day.horizon.rise.map { formatter.time($0, in: zone) } ?? TemperatureText.missing,
                    "sunset": day.horizon.set.map { formatter.time($0, in: zone) } ?? TemperatureText.missing,
                ])
        }
    }

    /// Returns "Day of 8 h 40 min, 2 min shorter"; nil in polar day and polar night.
    private func lengthText(of day: SunDay) -> String? {
        guard case .crosses = day.horizon else { return nil }
        let minutes = Int((day.dayLength / 60).rounded())
        let values = [
            "hours": context.formatter.count(minutes / 60), "minutes": context.formatter.count(minutes % 60),
            "change": context.formatter.count(abs(Int((day.dayLengthChange / 60).rounded()))),
        ]
        return switch Int((day.dayLengthChange / 60).rounded()) {
        case 0: tr("Day of {hours} h {minutes} min", values)
        case 1...: tr("Day of {hours} h {minutes} min, {change} min longer", values)
        default: tr("Day of {hours} h {minutes} min, {change} min shorter", values)
        }
    }

    /// Returns the sun's position from sunrise at 0 to sunset at 1; nil while it is below the horizon.
    private func progress(of day: SunDay) -> Double? {
        guard Sun.isUp(at: context.now, over: coordinates) else { return nil }
        guard let rise = day.horizon.rise, let set = day.horizon.set, set > rise else { return 0.5 }
        return min(max(context.now.timeIntervalSince(rise) / set.timeIntervalSince(rise), 0), 1)
    }
}
