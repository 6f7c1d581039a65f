import Foundation

/// The rows of hours that belong to one civil day.
struct DayHours {
    let date: CivilDate
    let span: Range<Date>
    /// Rows whose instant lies in the day, for what is valid at an instant.
    private(set) var instants: [Hour] = []
    /// Rows whose hour has its middle in the day, for sums and chances.
    private(set) var periods: [Hour] = []

    private init(date: CivilDate, span: Range<Date>) {
        self.date = date
        self.span = span
    }

    /// One a day that holds an instant of the rows, in rising order.
    static func parts(of hours: [Hour], in zone: TimeZone) -> [DayHours] {
        var parts: [DayHours] = []
        for hour in hours {
            if parts.last?.span.contains(hour.time) != true {
                let date = CivilDate(hour.time, in: zone)
                guard let span = date.span(in: zone), parts.last.map({ $0.span.upperBound <= span.lowerBound }) ?? true
                else { continue }
                parts.append(DayHours(date: date, span: span))
            }
            let last = parts.count - 1
            parts[last].instants.append(hour)
            let middle = hour.time.addingTimeInterval(-1800)
            if parts[last].span.contains(middle) {
                parts[last].periods.append(hour)
            } else if last > 0, parts[last - 1].span.contains(middle) {
                parts[last - 1].periods.append(hour)
            }
        }
        return parts
    }

    func day(isFirst: Bool) -> Day {
        var day = Day(date: date)
        // Of today a source often gives only what is to come, which is what a person wants to know.
        let left = isFirst ? max(span.lowerBound, instants.first?.time ?? span.lowerBound)..<span.upperBound : span
        day.condition = condition(in: left)
        (day.low, day.high) = extremes(\.temperature)
        (day.apparentLow, day.apparentHigh) = extremes(\.apparentTemperature)
        day.precipitation = sum(\.precipitation?.value).flatMap(Precipitation.init(checking:))
        day.precipitationProbability = chance(in: left)
        day.snowfall = sum(\.snowfall?.value).flatMap(SnowDepth.init(checking:))
        day.windSpeedMax = extremes(\.windSpeed).highest
        day.windGustMax = extremes(\.windGust).highest
        day.windDirection = windDirection(in: left)
        day.uvIndexMax = extremes(\.uvIndex).highest
        day.sunshineDuration = sum(\.sunshineDuration)
        return day
    }

    private func extremes<Value: Comparable>(_ path: KeyPath<Hour, Value?>) -> (lowest: Value?, highest: Value?) {
        let known = instants.filter { $0[keyPath: path] != nil }
        guard Self.covers(known, before: 5400, after: 5400, span) else { return (nil, nil) }
        let values = known.compactMap { $0[keyPath: path] }
        return (values.min(), values.max())
    }

    private func sum(_ path: KeyPath<Hour, Double?>) -> Double? {
        let known = periods.filter { $0[keyPath: path] != nil }
        guard Self.covers(known, before: 3600, after: 0, span) else { return nil }
        return known.compactMap { $0[keyPath: path] }.reduce(0, +)
    }

    private func chance(in span: Range<Date>) -> Percentage? {
        let known = periods.filter { $0.precipitationProbability != nil }
        guard Self.covers(known, before: 3600, after: 0, span) else { return nil }
        return known.compactMap(\.precipitationProbability).max()
    }

    private func condition(in span: Range<Date>) -> WeatherCondition? {
        let known = instants.filter { $0.condition != nil }
        guard Self.covers(known, before: 10_800, after: 10_800, span) else { return nil }
        return WeatherCondition.mostTelling(falling: periods, standing: instants)
    }

    private func windDirection(in span: Range<Date>) -> Bearing? {
        let known = instants.filter { $0.windDirection != nil }
        guard Self.covers(known, before: 10_800, after: 10_800, span) else { return nil }
        return Bearing.dominant(of: known)
    }

    /// Whether the rows, each with what it speaks for before and after it, fill three quarters of the span.
    private static func covers(
        _ rows: [Hour], before: TimeInterval, after: TimeInterval, _ span: Range<Date>
    ) -> Bool {
        guard !rows.isEmpty else { return false }
        var filled: TimeInterval = 0
        var reached = span.lowerBound
        for row in rows {
            let start = max(reached, row.time.addingTimeInterval(-before))
            let end = min(span.upperBound, row.time.addingTimeInterval(after))
            guard end > start else { continue }
            filled += end.timeIntervalSince(start)
            reached = end
        }
        return filled >= 0.75 * span.upperBound.timeIntervalSince(span.lowerBound)
    }
}
