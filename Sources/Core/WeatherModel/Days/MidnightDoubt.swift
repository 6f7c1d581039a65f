public import Foundation

/// How far a day's extremes and sum are known where rows of several hours reach across its midnights, of which nobody says on
/// which side the warmest minute or the shower lies.
public struct MidnightDoubt: Sendable, Hashable {
    /// The highest temperature in degrees Celsius, by the rows within the day to that by those across its midnights, too; nil where
    /// there is no doubt.
    package let high: ClosedRange<Double>?
    /// The lowest temperature in the same way.
    package let low: ClosedRange<Double>?
    /// The millimetres that fall within the day to those with all that falls in rows across its midnights.
    package let fall: ClosedRange<Double>?

    /// Returns the doubts about the days that a row of more than an hour shares with another one.
    public static func all(in hours: [Hour], _ zone: TimeZone) -> [CivilDate: MidnightDoubt] {
        // A row that ends at midnight is of the day that ends.
        func days(_ row: Hour) -> [CivilDate] {
            let (first, last) = (CivilDate(row.covered.lowerBound, in: zone), CivilDate(row.time - 1, in: zone))
            return first < last ? [first, last] : [first]
        }
        let placed = hours.map { (row: $0, days: days($0)) }
        let crossing = placed.filter { $0.days.count > 1 && $0.row.duration > 3600 }
        guard !crossing.isEmpty else { return [:] }
        let shared = Dictionary(
            grouping: crossing.flatMap { one in one.days.map { (day: $0, row: one.row) } }, by: \.day)
        let within = Dictionary(grouping: placed.filter { $0.days.count == 1 }, by: { $0.days[0] })
        let instants = Dictionary(grouping: hours) { CivilDate($0.time, in: zone) }
        return shared.reduce(into: [:]) { doubts, one in
            doubts[one.key] = MidnightDoubt(
                instants[one.key] ?? [], within: (within[one.key] ?? []).map(\.row), across: one.value.map(\.row))
        }
    }

    private init(_ instants: [Hour], within rows: [Hour], across others: [Hour]) {
        func temperatures(_ value: (Hour) -> Temperature?, _ rows: [Hour]) -> [Double] {
            rows.compactMap { value($0)?.value }
        }
        let known = temperatures({ $0.conditions.temperature }, instants)
        let highs = known + temperatures(\.high, rows)
        high = highs.max().flatMap { own in
            temperatures(\.high, others).max().map { own...max(own, $0) }
        }
        let lows = known + temperatures(\.low, rows)
        low = lows.min().flatMap { own in
            temperatures(\.low, others).min().map { min(own, $0)...own }
        }
        func sum(_ rows: [Hour]) -> Double { rows.reduce(0) { $0 + ($1.conditions.precipitation?.value ?? 0) } }
        let own = sum(rows)
        fall = others.contains { $0.conditions.precipitation != nil } ? own...own + sum(others) : nil
    }
}
