package import Foundation
package import WeatherModel

/// The precipitation from now on: the single calculation from which all sentences, tiles, bars and days are made.
///
/// It takes the source's steps of a few minutes as far as they reach, then its rows. Current conditions take precedence
/// over the forecast for now.
package struct PrecipitationCourse: Equatable {
    /// The slices from now on in order of time, with gaps where nothing is known.
    package private(set) var slices: [PrecipitationSlice]
    /// The period from now to the first gap or the end of the data, before any later hour of which only the sky is known.
    package let known: Range<Date>
    private let now: Date

    /// - Parameter report: A report whose steps, rows and current conditions agree.
    init(_ report: WeatherReport, at now: Date) {
        let begun = report.hourRows.spans.filter { $0.end > now }
        let rows = [report.openingSpan(at: now)].compactMap(\.self) + begun
        let steps = Self.steps(report.minutes?.value ?? [], at: now, begun)
        let reach = steps.last?.end ?? now
        let reported = report.reportedCondition(at: now)
        let present = steps.isEmpty ? reported : nil
        let slices =
            Self.likely(steps, rows, reported)
            + rows.flatMap { row in
                Self.slices(row, from: reach, at: now, reported: present, rate: Self.rate(row, after: steps))
            }
        self.now = now
        self.slices = slices
        var end = now
        for slice in slices {
            guard slice.start <= end, !slice.isSkyOnly || slice.start <= now else { break }
            end = max(end, slice.end)
        }
        known = now..<end
    }

    /// The spells from now to the first gap in the data; empty if nothing is known of the present.
    package var spells: [PrecipitationSpell] { spells(in: known) ?? [] }

    /// Returns the spells of the period; nil if a part of it is not known, or if it is over.
    ///
    /// - Parameter longestPause: The longest dry pause within a wet spell, in seconds.
    package func spells(
        in range: Range<Date>, longestPause: TimeInterval = PrecipitationSpell.longestPause
    ) -> [PrecipitationSpell]? {
        let range = max(range.lowerBound, now)..<max(range.upperBound, now)
        let parts = slices.compactMap { $0.clipped(to: range) }
        guard let first = parts.first, let last = parts.last, first.start == range.lowerBound,
            last.end == range.upperBound, zip(parts, parts.dropFirst()).allSatisfy({ $0.end == $1.start })
        else { return nil }
        return Self.joined(parts, longestPause)
    }

    /// Returns the precipitation that is certain at some time of the day before the first gap in the data; nil if there
    /// is none.
    package func falls(on date: CivilDate, in zone: TimeZone) -> WeatherCondition? {
        guard let day = date.span(in: zone), day.overlaps(known) else { return nil }
        return spells(in: day.clamped(to: known))?.first { $0.isWet && !$0.isPossible && !$0.isAwaited }?.condition
    }

    /// The same as far as the source's steps tell it, without the chances of dry ones.
    package var bySteps: PrecipitationCourse {
        var course = self
        course.slices = slices.map(\.withoutChance)
        return course
    }

    /// Returns the steps with those as possibly wet that are dry for all of an hour whose chance makes rain possible.
    private static func likely(
        _ steps: [PrecipitationSlice], _ rows: [HourSpan], _ reported: WeatherCondition?
    ) -> [PrecipitationSlice] {
        guard let first = steps.first, let last = steps.last else { return steps }
        var told = steps
        for row in rows where row.isEnded && row.end > first.start && row.end <= last.end {
            let shown = row.shown(isDay: true)
            let own = steps.indices.filter { steps[$0].start < row.end && steps[$0].end > row.start.time }
            guard shown.isPossible, own.allSatisfy({ steps[$0].kind == nil }) else { continue }
            for index in own { told[index] = steps[index].possible(shown.condition) }
        }
        // What is reported dry is not raining, but may be soon.
        if told[0].isChanceOnly, let reported, !reported.isWet { told[0].isAwaited = true }
        return told
    }

    /// Returns the slices from now on that are the source's own steps of a few minutes.
    static func steps(of report: WeatherReport, at now: Date) -> [PrecipitationSlice] {
        guard let minutes = report.minutes?.value, !minutes.isEmpty else { return [] }
        return steps(minutes, at: now, report.hourRows.spans.filter { $0.end > now })
    }

    private static func steps(
        _ minutes: [PrecipitationStep], at now: Date, _ rows: [HourSpan]
    ) -> [PrecipitationSlice] {
        var slices: [PrecipitationSlice] = []
        var reach = now
        for step in minutes where step.time > now {
            let start = step.time.addingTimeInterval(-step.duration)
            guard start <= reach, step.duration > 0,
                let shown = DisplayedCondition(step, temperature: temperature(start, rows))
            else { break }
            // Steps bring no depth of snow, but the row around them may.
            let row = rows.first { $0.end > start }
            let told = shown.condition.falling(beside: row?.snowfall, of: row?.rain?.amount).noStronger(than: step.rate)
            slices.append(
                PrecipitationSlice(
                    start: reach, end: step.time, condition: told, isPossible: shown.isPossible, rate: step.rate,
                    isStep: true))
            reach = step.time
        }
        return slices
    }

    /// Returns the average rate in millimetres an hour of what a row brings after the steps within it; nil if its amount is
    /// not known.
    private static func rate(_ row: HourSpan, after steps: [PrecipitationSlice]) -> Double? {
        guard let last = steps.last?.end, last > row.start.time, last < row.end else { return row.rate }
        let within = steps.compactMap { $0.clipped(to: row.start.time..<row.end) }
        let told = within.compactMap { step in step.rate.map { $0 * step.end.timeIntervalSince(step.start) / 3600 } }
        guard told.count == within.count, let amount = row.rain?.amount else { return row.rate }
        return max(0, amount.value - told.reduce(0, +)) * 3600 / row.end.timeIntervalSince(last)
    }

    private static func temperature(_ time: Date, _ rows: [HourSpan]) -> Temperature? {
        rows.first { $0.end > time }?.start.temperature
    }

    /// Returns the rest of a row from a moment on: two slices if observed rain ends before the row does.
    private static func slices(
        _ row: HourSpan, from reach: Date, at now: Date, reported: WeatherCondition?, rate: Double?
    ) -> [PrecipitationSlice] {
        let start = max(reach, row.start.time)
        guard start < row.end, row.isKnown else { return [] }
        let shown = row.shown(isDay: true)
        var slice = PrecipitationSlice(
            start: start, end: row.end, condition: shown.condition, isPossible: shown.isPossible, rate: rate,
            isStep: false)
        slice.isSkyOnly = !row.isEnded
        slice.isEndUnknown = row.isWetByReport
        guard row.start.time <= now, let reported else { return [slice] }
        if !reported.isWet, reported.givesWayToRain {
            slice.isAwaited = slice.kind != nil
            return [slice]
        }
        guard reported.isWet else { return [slice] }
        let hour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
        // What is reported says what falls, and the amount how strong it can be.
        let own = slice.kind == PrecipitationKind(reported) ? rate : nil
        var falling = PrecipitationSlice(
            start: start, end: min(row.end, hour), condition: reported.noStronger(than: own), isPossible: false,
            rate: own, isStep: false)
        falling.isEndUnknown = slice.kind == nil
        guard falling.condition != slice.condition || slice.isPossible else { return [slice] }
        slice.start = falling.end
        return slice.start < slice.end ? [falling, slice] : [falling]
    }

    private static func joined(_ slices: [PrecipitationSlice], _ longestPause: TimeInterval) -> [PrecipitationSpell] {
        let spells = slices.reduce(into: [PrecipitationSpell]()) { spells, slice in
            if spells.isEmpty || !spells[spells.count - 1].take(slice) { spells.append(PrecipitationSpell(slice)) }
        }
        return spells.reduce(into: []) { joined, spell in
            if joined.count > 1, let pause = joined.last, !pause.isWet,
                pause.duration <= longestPause, spell.isWet,
                joined[joined.count - 2].kind == spell.kind,
                joined[joined.count - 2].isChanceOnly == spell.isChanceOnly,
                !spell.isStray(beside: joined[joined.count - 2]),
                !joined[joined.count - 2].isStray(beside: spell)
            {
                joined.removeLast()
                joined[joined.count - 1].take(pause, then: spell)
            } else {
                joined.append(spell)
            }
        }
    }
}
