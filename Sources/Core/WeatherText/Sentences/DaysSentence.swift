import Foundation
import WeatherModel

/// The weather of several days in two short lines, wet or dry: "Dry Saturday, snow on Sunday".
package struct DaysSentence: Equatable {
    package let text: String

    /// - Parameter days: The days in order, at least one.
    package init(_ days: [DayOutlook], _ context: SentenceContext) {
        let formatter = context.formatter
        let texts = [false, formatter.speaks ? false : true].map { isShort in
            Self.text(of: days, formatter, isShort: isShort).capitalizedFirst
        }
        // What is heard needs no room, and the order alone would put one right after the other.
        text = formatter.speaks ? texts[0] : TileLines.fitting(texts + Self.order(of: days).map(\.capitalizedFirst))
    }

    /// The order alone, where words as long as "thunderstorms" leave the names of two days no room, then without them.
    private static func order(of days: [DayOutlook]) -> [String] {
        guard days.count == 2 else { return [] }
        return switch (days[0].wetWords, days[1].wetWords) {
        case (nil, let weather?): [tr("dry, then {weather}", ["weather": weather]), tr("dry, then wet")]
        case (let weather?, nil): [tr("{weather}, then dry", ["weather": weather]), tr("wet, then dry")]
        case (let weather?, let next?) where weather == next: [weather, tr("wet both days")]
        case (let weather?, let next?):
            [tr("{weather}, then {next}", ["weather": weather, "next": next])]
                + [bothDays(of: days), tr("wet both days")].compactMap(\.self)
        case (nil, nil): []
        }
    }

    /// Returns "rain both days" where both bring the same in different words, or both a chance of it; nil where they do not.
    private static func bothDays(of days: [DayOutlook]) -> String? {
        guard let kind = PrecipitationKind(days[0].condition), kind == PrecipitationKind(days[1].condition),
            days[0].isPossible == days[1].isPossible
        else { return nil }
        let weather = days[0].isPossible ? kind.term.possibleWords : kind.words
        return tr("{weather} both days", ["weather": weather])
    }

    /// - Parameter isShort: Whether weekdays have their short names.
    private static func text(of days: [DayOutlook], _ formatter: WeatherFormatter, isShort: Bool) -> String {
        let wet = days.filter(\.isWet)
        func name(_ day: DayOutlook) -> String {
            isShort ? formatter.shortWeekday(day.day.date) : formatter.weekday(day.day.date)
        }
        return switch (days.count, wet.count) {
        case (1, _): one(days[0])
        case (2, 1): mixed(days[0], days[1], name)
        case (2, 2): bothWet(days[0], days[1], name)
        case (_, 0): dry(days)
        case (_, 1): tr("{weather} {day}, otherwise dry", ["weather": wet[0].wetWords ?? "", "day": name(wet[0])])
        default: many(days, formatter, isShort: isShort)
        }
    }

    private static func one(_ day: DayOutlook) -> String {
        guard day.mayFollowRain else {
            return day.wetWords ?? day.skyWords.map { tr("dry, {sky}", ["sky": $0]) }
                ?? tr("dry", context: "weather of several days")
        }
        let dry = tr("dry from now on")
        return day.wetWords ?? day.skyWords.map { tr("{dry}, {sky}", ["dry": dry, "sky": $0]) } ?? dry
    }

    private static func mixed(
        _ first: DayOutlook, _ second: DayOutlook, _ name: (DayOutlook) -> String
    ) -> String {
        let values = [
            "day": name(first), "other": name(second),
            "weather": first.wetWords ?? second.wetWords ?? "",
        ]
        return first.isWet
            ? tr("{weather} {day}, dry {other}", values) : tr("dry {day}, {weather} {other}", values)
    }

    private static func bothWet(
        _ first: DayOutlook, _ second: DayOutlook, _ name: (DayOutlook) -> String
    ) -> String {
        guard let weather = first.wetWords, let next = second.wetWords else { return tr("wet both days") }
        guard weather != next else { return tr("{weather} both days", ["weather": weather]) }
        return tr(
            "{weather} {day}, {next} {other}",
            ["weather": weather, "next": next, "day": name(first), "other": name(second)])
    }

    private static func dry(_ days: [DayOutlook]) -> String {
        let highs = days.compactMap(\.day.high?.value)
        if highs.count == days.count, highs.allSatisfy({ $0 <= 0 }) {
            return days.allSatisfy { $0.day.low.map { $0.value <= DayWords.bitter } ?? false }
                ? tr("dry and bitterly cold") : tr("dry and freezing")
        }
        if highs.contains(where: { $0 >= 30 }) { return tr("dry and hot") }
        let skies = Set(days.map(\.skyWords))
        guard skies.count == 1, let only = skies.first, let sky = only else { return tr("dry throughout") }
        return tr("dry, {sky}", ["sky": sky])
    }

    private static func many(_ days: [DayOutlook], _ formatter: WeatherFormatter, isShort: Bool) -> String {
        if days.allSatisfy(\.isWet) { return everyDay(days) }
        guard let first = days.firstIndex(where: \.isWet), first > 0, days[first...].allSatisfy(\.isWet) else {
            let wet = days.filter(\.isWet)
            let values = ["count": formatter.count(wet.count), "days": formatter.count(days.count)]
            return wet.allSatisfy { PrecipitationKind($0.condition) == .liquid }
                ? tr("rain on {count} of {days} days", values) : tr("wet on {count} of {days} days", values)
        }
        return tr("dry {until}, then wet", ["until": days[first].day.date.untilWeekday(isShort: isShort)])
    }

    /// Returns "snow every day" where all bring the same; what is certain on no day is not told as if it were.
    private static func everyDay(_ days: [DayOutlook]) -> String {
        let kinds = Set(days.map { PrecipitationKind($0.condition) })
        let certain = days.count { !$0.isPossible }
        guard kinds.count == 1, let only = kinds.first, let kind = only, certain == 0 || certain == days.count else {
            return certain == 0 ? tr("wet weather possible every day") : tr("wet every day")
        }
        return tr("{weather} every day", ["weather": certain == 0 ? kind.term.possibleWords : kind.words])
    }
}
