import Foundation
import WeatherModel

/// The weather of several days in two short lines, wet or dry: "Dry Saturday, snow on Sunday".
package struct DaysSentence: Equatable {
    package let text: String

    /// - Parameter days: The days in order, at least one.
    package init(_ days: [DayOutlook], _ context: SentenceContext) {
        let wet = days.filter(\.isWet)
        let text =
            switch (days.count, wet.count) {
            case (1, _): Self.one(days[0])
            case (2, 1): Self.mixed(days[0], days[1], context)
            case (2, 2): Self.bothWet(days[0], days[1], context)
            case (_, 0): Self.dry(days)
            case (_, 1): Self.single(wet[0], context)
            default: Self.many(days, context)
            }
        self.text = text.capitalizedFirst
    }

    private static func one(_ day: DayOutlook) -> String {
        day.wetWords ?? day.skyWords.map { tr("dry, {sky}", ["sky": $0]) } ?? tr("dry")
    }

    private static func mixed(_ first: DayOutlook, _ second: DayOutlook, _ context: SentenceContext) -> String {
        let values = [
            "day": context.formatter.weekday(first.day.date), "other": context.formatter.weekday(second.day.date),
            "weather": first.wetWords ?? second.wetWords ?? "",
        ]
        return first.isWet
            ? tr("{weather} {day}, dry {other}", values) : tr("dry {day}, {weather} {other}", values)
    }

    private static func bothWet(_ first: DayOutlook, _ second: DayOutlook, _ context: SentenceContext) -> String {
        guard let weather = first.wetWords, let next = second.wetWords else { return tr("wet both days") }
        guard weather != next else { return tr("{weather} both days", ["weather": weather]) }
        return tr(
            "{weather} {day}, {next} {other}",
            [
                "weather": weather, "next": next, "day": context.formatter.weekday(first.day.date),
                "other": context.formatter.weekday(second.day.date),
            ])
    }

    private static func dry(_ days: [DayOutlook]) -> String {
        let highs = days.compactMap(\.day.high?.value)
        if highs.count == days.count, highs.allSatisfy({ $0 <= 0 }) { return tr("dry and bitterly cold") }
        if highs.contains(where: { $0 >= 30 }) { return tr("dry and hot") }
        let skies = Set(days.map(\.skyWords))
        guard skies.count == 1, let only = skies.first, let sky = only else { return tr("dry throughout") }
        return tr("dry, {sky}", ["sky": sky])
    }

    private static func single(_ day: DayOutlook, _ context: SentenceContext) -> String {
        tr(
            "dry but for {weather} on {day}",
            ["weather": day.wetWords ?? "", "day": context.formatter.weekday(day.day.date)])
    }

    private static func many(_ days: [DayOutlook], _ context: SentenceContext) -> String {
        if days.allSatisfy(\.isWet) { return tr("wet every day") }
        guard let first = days.firstIndex(where: \.isWet), first > 0, days[first...].allSatisfy(\.isWet) else {
            return tr(
                "wet on {count} of {days} days",
                [
                    "count": context.formatter.count(days.count(where: \.isWet)),
                    "days": context.formatter.count(days.count),
                ])
        }
        return tr(
            "dry until {day}, then wet", ["day": context.formatter.weekday(days[first].day.date)])
    }
}
