package import Foundation
package import WeatherModel

/// What a day, a night or the rest of one brings, from the course of precipitation and the rows within it.
package struct PeriodWeather: Equatable {
    /// Not before the present.
    package let range: Range<Date>
    /// Wet and dry, without gaps.
    package let spells: [PrecipitationSpell]
    /// The greatest of a row; nil where none is known.
    package let chance: Percentage?
    /// Millimetres of water; nil where it is not known of all of it.
    package let amount: Precipitation?
    /// Of its dry rows; by day, of those with sun.
    package let sky: SkyCourse?
    /// Nil where none lasts.
    package let fog: FogSpell?
    /// After which it freezes; nil where it does not, or does from the beginning.
    package let frostBegins: Date?
    /// Whether it freezes in its first half and not in its second.
    package let thaws: Bool
    /// Of the rows.
    package let temperatures: ClosedRange<Temperature>?
    /// When it is warmest.
    package let warmest: Date?

    /// Nil where something of the range is not known, and where it is over.
    package init?(_ range: Range<Date>, _ course: PrecipitationCourse, _ rows: [HourSpan], _ daylight: Daylight) {
        guard let spells = course.spells(in: range), let start = spells.first?.start else { return nil }
        let own = rows.filter { $0.start.time < range.upperBound && $0.end > start }
        self.range = start..<range.upperBound
        self.spells = spells
        let wet = spells.flatMap(\.slices).filter { $0.kind != nil }
        // Rain of a row that reaches over the range's end may all fall beyond it.
        let counting = own.filter { row in
            !row.shown(isDay: true).condition.isWet || wet.contains { $0.start < row.end && $0.end > row.start.time }
        }
        chance = counting.compactMap { $0.rain?.probability }.max()
        amount = Self.amount(spells)
        let lit = own.filter { daylight.isDay($0.start.conditions, at: $0.start.time) }
        let fog = FogSpell(own)
        let seen = lit.count * 3 >= own.count ? lit : own
        let whole = SkyCourse(seen.map { $0.shown(isDay: true).condition })
        // Beside fog that is told, the sky is that of the other hours.
        let rest = seen.filter { fog?.range.contains($0.start.time) == false }
        sky = whole == .fog ? whole : SkyCourse(rest.map { $0.shown(isDay: true).condition }) ?? whole
        self.fog = fog
        let known = own.compactMap { row in row.start.temperature.map { (time: row.start.time, value: $0) } }
        temperatures = known.map(\.value).min().flatMap { low in known.map(\.value).max().map { low...$0 } }
        warmest = known.max { $0.value < $1.value }?.time
        let freezes = known.map { $0.value <= Self.frost }
        frostBegins = freezes.firstIndex(of: true).flatMap { $0 > 0 ? known[$0 - 1].time : nil }
        let early = freezes.count / 2
        thaws = freezes.prefix(early).contains(true) && !freezes.dropFirst(early).contains(true)
    }

    /// At which the temperature is shown below zero.
    package static let frost = Temperature(-0.5)

    /// Whether the fog lies in its first half and lifts; false where it comes later, and where there is none.
    var fogLifts: Bool {
        fog.map { $0.range.middle < range.middle } ?? false
    }

    /// Nil where it stays dry.
    package var firstWet: PrecipitationSpell? { spells.first(where: \.isWet) }
    /// Nil where it stays dry.
    package var lastWet: PrecipitationSpell? { spells.last(where: \.isWet) }
    /// Those that are wet.
    package var wetCount: Int { spells.count(where: \.isWet) }
    /// The one in which the most falls; nil where it stays dry.
    package var mainSpell: PrecipitationSpell? {
        spells.filter(\.isWet).max { Self.weight($0) < Self.weight($1) }
    }
    /// Whether all that falls is possible only.
    package var isPossible: Bool { spells.filter(\.isWet).allSatisfy(\.isPossible) }
    /// Whether it freezes in it.
    package var hasFrost: Bool { temperatures.map { $0.lowerBound <= Self.frost } ?? false }

    /// The weather to draw; nil where nothing is known of the sky.
    package var condition: WeatherCondition? { mainSpell?.condition ?? sky?.condition }

    private static func weight(_ spell: PrecipitationSpell) -> Double {
        let fallen = spell.slices.map { ($0.rate ?? 0.5) * $0.end.timeIntervalSince($0.start) }.reduce(0, +)
        return spell.isPossible ? fallen / 1000 : fallen
    }

    private static func amount(_ spells: [PrecipitationSpell]) -> Precipitation? {
        let slices = spells.flatMap(\.slices)
        let known = slices.compactMap { slice in slice.rate.map { $0 * slice.end.timeIntervalSince(slice.start) / 3600 }
        }
        // A last row says nothing of the time after it.
        guard known.count * 10 >= slices.count * 9 else { return nil }
        return Precipitation(checking: known.reduce(0, +))
    }
}

extension Range<Date> {
    fileprivate var middle: Date { lowerBound.addingTimeInterval(upperBound.timeIntervalSince(lowerBound) / 2) }
}
