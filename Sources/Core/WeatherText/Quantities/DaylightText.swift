package import Astronomy
import Foundation
import WeatherModel

/// What is said of the sun on one day.
package enum DaylightText {
    /// Returns "8 h 9 min", "8 hours 9 minutes of daylight" where it is spoken, or "Polar day".
    package static func length(_ sun: SunDay, _ formatter: WeatherFormatter) -> String {
        switch sun.horizon {
        case .alwaysAbove: tr("Polar day")
        case .alwaysBelow: tr("Polar night")
        case .crosses where formatter.speaks:
            tr(
                "{hours} {minutes} of daylight",
                [
                    "hours": hours(minutes(sun) / 60, formatter), "minutes": minutes(minutes(sun) % 60, formatter),
                ])
        case .crosses:
            tr(
                "{hours} h {minutes} min",
                [
                    "hours": formatter.count(minutes(sun) / 60), "minutes": formatter.count(minutes(sun) % 60),
                ])
        }
    }

    /// Returns the day and its light, such as "24 Nov: 8 h 9 min, sun from 08:02 to 16:11".
    package static func reading(_ sun: SunDay, _ context: SentenceContext) -> String {
        let parts = PhraseList.text([length(sun, context.formatter), times(sun, context)])
        return tr("{day}: {words}", ["day": context.formatter.dayAndMonth(sun.date), "words": parts])
    }

    /// Returns "sun from 08:02 to 16:11"; nil where it neither rises nor sets.
    private static func times(_ sun: SunDay, _ context: SentenceContext) -> String? {
        let (formatter, zone) = (context.formatter, context.zone)
        return switch (sun.horizon.rise, sun.horizon.set) {
        case (let rise?, let set?): tr("sun {hours}", ["hours": formatter.hours(from: rise, to: set, in: zone)])
        case (let rise?, nil): tr("sun {from}", ["from": formatter.hourOrMidnight(rise, .from, in: zone)])
        case (nil, let set?): tr("sun {until}", ["until": formatter.hourOrMidnight(set, .until, in: zone)])
        case (nil, nil): nil
        }
    }

    /// Returns where the sun stands at its highest: "Highest at 12:06, 16° above the horizon".
    static func noon(_ sun: SunDay, over coordinates: Coordinates, _ context: SentenceContext) -> String {
        let height = Sun.elevation(at: sun.noon, over: coordinates)
        let values = [
            "at": context.formatter.hourOrMidnight(sun.noon, .at, in: context.zone),
            "degrees": context.formatter.count(Int(abs(height).rounded())),
        ]
        return height >= 0
            ? tr("Highest {at}, {degrees}° above the horizon", values)
            : tr("Highest {at}, {degrees}° below the horizon", values)
    }

    /// Returns how the days go on, such as "Days shorten until 21 Dec: 7 h 28 min", "… until 27 Nov: polar night" where the sun then
    /// no longer rises, and "The sun rises again on 15 Jan." where it does not now.
    static func trend(from today: CivilDate, over coordinates: Coordinates, _ context: SentenceContext) -> String? {
        func sun(_ ahead: Int) -> SunDay? {
            SunDay(CivilDate(dayNumber: today.dayNumber + ahead), in: context.zone, over: coordinates)
        }
        func date(_ sun: SunDay) -> [String: String] { ["date": context.formatter.dayAndMonth(sun.date)] }
        guard let present = sun(0) else { return nil }
        if present.isPolar {
            // Without a break it lasts half a year at most.
            let next = (1...200).lazy.compactMap(sun).first { $0.horizon != present.horizon }
            return next.map {
                present.horizon == .alwaysBelow
                    ? tr("The sun rises again on {date}.", date($0)) : tr("The sun sets again on {date}.", date($0))
            }
        }
        let arcs = (0...200).map { ahead -> SunArc in
            let date = CivilDate(dayNumber: today.dayNumber + ahead)
            return SunArc(near: (date.start(in: context.zone) ?? context.now) + 43_200, over: coordinates)
        }
        let tilts = arcs.map { coordinates.latitude >= 0 ? $0.declination : -$0.declination }
        let lengthens = tilts[1] > tilts[0]
        // The first day on which the way back begins.
        guard let turn = (1..<tilts.count - 1).first(where: { (tilts[$0 + 1] > tilts[$0]) != lengthens }),
            let extreme = sun(turn)
        else { return nil }
        // The days of a polar day or night are all of one length.
        let day = extreme.isPolar ? (1..<turn).lazy.compactMap(sun).first { $0.isPolar } ?? extreme : extreme
        let length =
            switch day.horizon {
            case .alwaysAbove: tr("polar day", context: "after “until 21 Dec:”")
            case .alwaysBelow: tr("polar night", context: "after “until 21 Dec:”")
            case .crosses: length(day, context.formatter)
            }
        let values = date(day).merging(["length": length]) { date, _ in date }
        return lengthens
            ? tr("Days lengthen until {date}: {length}.", values) : tr("Days shorten until {date}: {length}.", values)
    }

    private static func hours(_ count: Int, _ formatter: WeatherFormatter) -> String {
        tr(one: "{count} hour", other: "{count} hours", count: count, ["count": formatter.count(count)])
    }

    /// Returns "9 minutes".
    static func minutes(_ count: Int, _ formatter: WeatherFormatter) -> String {
        tr(one: "{count} minute", other: "{count} minutes", count: count, ["count": formatter.count(count)])
    }

    private static func minutes(_ sun: SunDay) -> Int { Int((sun.dayLength / 60).rounded()) }
}

extension SunDay {
    /// Whether the sun neither rises nor sets.
    fileprivate var isPolar: Bool { horizon.rise == nil && horizon.set == nil }
}
