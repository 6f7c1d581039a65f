import Foundation
import WeatherModel

/// What makes the felt temperature another than that of the air, in the hours of a forecast.
enum FeltDifference {
    private enum Cause {
        case wind, humidity, sun, none, unknown
    }

    /// Returns the hours of each cause, such as "Wind makes it colder: 40 hours", and those in which none is known, so that all of
    /// them are as many as those of the scale; empty where no cause is known in any hour.
    ///
    /// - Parameters:
    ///   - end: The end of what is counted.
    ///   - daylight: When the sun is up; nil to tell nothing of it.
    static func lines(
        in report: SettledReport, until end: Date, _ daylight: Daylight?, _ context: SentenceContext
    ) -> [String] {
        var hours: [Cause: Double] = [:]
        for span in report.hourSpans where span.end > context.now {
            guard let cause = cause(in: span, daylight, context.formatter) else { continue }
            hours[cause, default: 0] += span.hours(from: context.now, to: end)
        }
        guard hours.keys.contains(where: { $0 != .none && $0 != .unknown }) else { return [] }
        return [Cause.wind, .humidity, .sun, .none, .unknown].compactMap { cause in
            let count = Int((hours[cause] ?? 0).rounded())
            guard count > 0 else { return nil }
            let values = ["count": context.formatter.count(count)]
            return switch cause {
            case .wind:
                tr(
                    one: "Wind makes it colder: {count} hour", other: "Wind makes it colder: {count} hours",
                    count: count, values)
            case .humidity:
                tr(
                    one: "Humidity makes it warmer: {count} hour", other: "Humidity makes it warmer: {count} hours",
                    count: count, values)
            case .sun:
                tr(
                    one: "The sun makes it warmer: {count} hour", other: "The sun makes it warmer: {count} hours",
                    count: count, values)
            case .none:
                tr(
                    one: "The same as the air: {count} hour", other: "The same as the air: {count} hours",
                    count: count, values)
            case .unknown:
                tr(
                    "{day}: {words}",
                    [
                        "day": tr("not known").capitalizedFirst,
                        "words": tr(one: "{count} hour", other: "{count} hours", count: count, values),
                    ])
            }
        }
    }

    /// Returns what has half of the shown difference or more, as the card has it; nil where it is not known what is felt.
    ///
    /// The sun is in the values of sources alone: what Fairweather calculates is felt in the shade.
    private static func cause(in span: HourSpan, _ daylight: Daylight?, _ formatter: WeatherFormatter) -> Cause? {
        let conditions = span.start.conditions
        guard let felt = FeelsLike(conditions) else { return nil }
        guard let air = conditions.temperature, let shown = formatter.shownDegrees(air),
            let shownFelt = formatter.shownDegrees(felt.temperature)
        else { return .unknown }
        guard shown != shownFelt else { return Cause.none }
        let half = (felt.temperature.value - air.value) / 2
        if shownFelt < shown {
            return conditions.windSpeed.map { -FeelsLike.windPart($0) <= half } == true ? .wind : .unknown
        }
        let vapour = FeelsLike.vapourPressure(of: conditions).map(FeelsLike.humidityPart)
        if vapour.map({ $0 >= half }) == true { return .humidity }
        guard felt.formula == .source, vapour != nil else { return .unknown }
        return daylight?.isDay(conditions, at: span.start.time) == true ? .sun : .unknown
    }
}
