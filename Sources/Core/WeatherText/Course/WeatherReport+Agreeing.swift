import Foundation
import WeatherModel

extension WeatherReport {
    /// Returns the report with its parts made to agree, as they come from different sources and model runs.
    ///
    /// Current conditions take precedence over the step of a few minutes that contains the present, unless they are of an
    /// earlier one. Steps take precedence over the rows around them, and current conditions without a
    /// condition take that of the forecast. What is reported has the strength of the amount beside it. To be applied to a
    /// report as it was received.
    func agreeing(at now: Date) -> WeatherReport {
        var report = self
        report.minutes?.value = (minutes?.value ?? []).sharing(hourRows.spans)
        report.settleSkies()
        report.settleOutdated(at: now)
        let reported = report.reportedCondition(at: now)
        let steps = report.minutes?.value ?? []
        report.minutes?.value = steps.settled(by: reported, at: now)
        report.settleHours(at: now)
        report.settleStrength(at: now)
        if let current = report.current, current.value.condition == nil,
            abs(current.value.time.timeIntervalSince(now)) <= PresentConditions.reach,
            let slice = PrecipitationCourse(report, at: now).slices.first, slice.start <= now
        {
            // Steps of a few minutes have precipitation, but rarely the state of the sky.
            let row = report.hour(containing: now)?.shown(isDay: true).condition
            let sky = row.flatMap { $0.isWet ? nil : $0 } ?? .unknown
            let told = slice.withoutChance.condition
            let condition = told == .unknown ? sky : told
            report.current?.value.condition = condition == .unknown ? nil : condition
            if condition.isWet, !slice.isStep { report.forgetNothing(at: now) }
        }
        return report
    }

    /// Lets the step that contains the present say what falls where what is reported is of an earlier time: what a model
    /// reports fell up to its time, however short the steps are, and an observation holds for a quarter of an hour after it.
    private mutating func settleOutdated(at now: Date) {
        guard let current, let reported = reportedCondition(at: now), reported.isWet || reported.givesWayToRain,
            let step = minutes?.value.first(where: { $0.time > now }), let isWet = step.isWet
        else { return }
        let start = step.time.addingTimeInterval(-step.duration)
        let isModel = current.value.kind != .observed
        let validity: TimeInterval = isModel ? 0 : 900
        guard start <= now, current.value.time <= start.addingTimeInterval(-validity) else { return }
        // Where both are wet, an amount alone does not say what falls.
        guard isWet != reported.isWet || (isModel && isWet && step.condition?.isWet == true) else { return }
        self.current?.value.condition = isWet ? nil : WeatherCondition(cloudCover: current.value.cloudCover)
        self.current?.value.sourceDescription = nil
    }

    /// Gives what is reported of the present the strength of the same in the course of precipitation.
    private mutating func settleStrength(at now: Date) {
        guard let reported = reportedCondition(at: now), let slice = PrecipitationCourse(self, at: now).slices.first,
            slice.start <= now, !slice.isAwaited, let kind = slice.kind, kind == PrecipitationKind(reported)
        else { return }
        current?.value.condition = slice.condition
    }

    /// Where it rains now, by the code and the chance of its row, an amount of nothing is not known to be right.
    private mutating func forgetNothing(at now: Date) {
        guard let row = hourRows.firstIndex(where: { $0.covered.contains(now) }),
            let amount = hourRows[row].precipitation, amount.value < 0.1
        else { return }
        hours?.value[row].forgetPrecipitation()
    }

    /// What the source reports for now; nil where it reports nothing that this program knows.
    func reportedCondition(at now: Date) -> WeatherCondition? {
        guard let present = PresentConditions(of: self, at: now), [.current, .observed].contains(present.kind),
            let condition = present.conditions.condition, condition != .unknown
        else { return nil }
        return condition
    }

    private mutating func settleHours(at now: Date) {
        let steps = PrecipitationCourse.steps(of: self, at: now)
        let first = max(0, (hourRows.firstIndex { $0.time > now } ?? hourRows.count) - 1)
        let reported = steps.isEmpty ? reportedCondition(at: now) : nil
        let end = steps.last?.end ?? now
        // From the last on, as a row that is added moves those after it.
        for index in hourRows.indices.dropFirst(first).reversed() {
            settleHour(index, by: steps, reported, from: now, to: end)
        }
    }

    /// Makes the period that begins at a row agree with the steps within it and, at the present, with what is reported.
    private mutating func settleHour(
        _ index: Int, by steps: [PrecipitationSlice], _ reported: WeatherCondition?, from now: Date, to end: Date
    ) {
        guard hourRows[index].time <= end else { return }
        let span = HourSpan(hourRows[index], followedBy: index + 1 < hourRows.count ? hourRows[index + 1] : nil)
        guard span.end > now else { return }
        let future = max(now, span.start.time)..<span.end
        let within = steps.compactMap { $0.clipped(to: future) }
        let count = hourRows.count
        if !within.isEmpty { settle(index, by: within, span) }
        if let reported, future.lowerBound == now { settle(index, by: reported, span) }
        // Where the row at its end was missing, nothing has begun the period after it.
        if hourRows.count > count, !steps.isEmpty {
            settleHour(index + 1, by: steps, reported, from: now, to: end)
        }
    }

    /// Replaces amount and condition of a period by those of the steps within it.
    private mutating func settle(_ index: Int, by steps: [PrecipitationSlice], _ span: HourSpan) {
        guard let last = steps.last?.end else { return }
        let row = ending(index, span)
        let amounts = steps.map { slice in slice.rate.map { $0 * slice.end.timeIntervalSince(slice.start) / 3600 } }
        let rest = span.end.timeIntervalSince(last) / 3600
        let known = amounts.compactMap { $0 }
        let sum = known.reduce(0, +)
        let restAmount: Double? =
            if rest <= 0 {
                0
            } else if steps.first?.start == span.start.time {
                // What falls in steps from its beginning on does not fall again in the rest of it.
                span.rain?.amount.map { max(0, $0.value - sum) }
            } else {
                span.rate.map { $0 * rest }
            }
        let amount = known.count == amounts.count ? restAmount.map { $0 + sum } : nil
        let left = amount.flatMap { Precipitation(checking: $0) }
        hours?.value[row].precipitation = left
        if let begin = steps.first?.start, begin > span.start.time {
            // The whole is what the source says, as of a day that has begun, and no less than is still to come.
            hours?.value[row].restStart = begin
            hours?.value[row].wholePrecipitation = span.wholeAmount.map { max($0, left ?? $0) }
        }
        if steps.contains(where: { $0.kind != nil }) {
            // A quarter of an hour of thunder is not lost in an hour of rain.
            let telling = steps.filter { $0.kind != nil }.max {
                ($0.condition.isDangerous ? 1 : 0, $0.rate ?? 0) < ($1.condition.isDangerous ? 1 : 0, $1.rate ?? 0)
            }
            let isRainAndSnow = Set(steps.map(\.kind)).isSuperset(of: [.liquid, .frozen])
            let isDanger = telling?.condition.isDangerous == true
            hours?.value[row].condition = isRainAndSnow && !isDanger ? .sleet : telling?.condition
            hours?.value[row].isWetBySteps = true
            // Where the source gives no chance worth a word, what falls is told by its amount.
            if hourRows[row].precipitationProbability.map({ $0.value < 10 }) == true {
                hours?.value[row].precipitationProbability = nil
            }
        } else if rest <= 0 {
            let begin = steps.first?.start ?? span.end
            // What is too slight to make a step wet is what the row's code says, as in an equal row without steps.
            let isSlight = known.count == amounts.count && span.isSlight(sum, in: begin..<last)
            // In an hour that has begun, what was forecast may have fallen already, and its chance with it.
            let hasBegun = begin > span.start.time
            let mayBeOver = hasBegun && span.tellsRain && !isSlight && !hasStayedDry(span, until: begin)
            let isLikely = hourRows[row].precipitationProbability.map { $0.value >= 50 } == true
            if isLikely, mayBeOver { hours?.value[row].precipitationProbability = nil }
            // What stays likely is what the code says: by the temperature, light rain at 0° would be snow.
            let stays = isSlight || (isLikely && !mayBeOver && amount != nil)
            if hourRows[row].condition?.isWet == true, !stays {
                hours?.value[row].condition = WeatherCondition(cloudCover: span.cloudCover)
            }
        }
    }

    /// Returns whether the steps of a few minutes cover the time from the beginning of a row and are all dry, which the row
    /// does not deny by its amount.
    private func hasStayedDry(_ span: HourSpan, until now: Date) -> Bool {
        guard span.rain?.amount.map({ $0.value < 0.1 }) ?? true else { return false }
        let past = span.start.time..<max(span.start.time, now)
        var reach = past.lowerBound
        for step in minutes?.value ?? [] where step.time > reach && reach < past.upperBound {
            guard step.time.addingTimeInterval(-step.duration) <= reach, step.isWet == false else { return false }
            reach = step.time
        }
        return reach >= past.upperBound
    }

    /// Makes the present period wet if rain is reported now, whatever was forecast for it.
    private mutating func settle(_ index: Int, by reported: WeatherCondition, _ span: HourSpan) {
        guard reported.isWet, span.duration <= 3600 else { return }
        let isForecast = PrecipitationKind(span.shown(isDay: true).condition) == PrecipitationKind(reported)
        let isNothing = span.rain?.amount.map { $0.value < 0.1 } ?? false
        guard !isForecast || isNothing else { return }
        let row = ending(index, span)
        hours?.value[row].condition = reported
        if !isForecast { hours?.value[row].isWetByReport = true }
        if isNothing { hours?.value[row].forgetPrecipitation() }
        if !isForecast, let chance = span.rain?.probability, chance.value < 50 {
            hours?.value[row].precipitationProbability = nil
        }
    }

    /// Returns the row that ends the period from this one on, which is added at a gap and after the last row.
    private mutating func ending(_ index: Int, _ span: HourSpan) -> Int {
        let next = index + 1
        if next < hourRows.count, hourRows[next].covered.lowerBound == hourRows[index].time { return next }
        var row = Hour(time: span.end, duration: span.duration)
        row.condition = span.condition
        hours?.value.insert(row, at: next)
        return next
    }
}

extension Hour {
    /// Leaves its amount unknown, of which nothing was told though it rains; what fell before is no nothing.
    fileprivate mutating func forgetPrecipitation() {
        self.precipitation = nil
        if wholePrecipitation.map({ $0.value < 0.1 }) == true { wholePrecipitation = nil }
    }
}

extension HourSpan {
    /// Returns whether what dry steps bring together is more than nothing, no less than half of what the row has for their time,
    /// and too little for rain.
    fileprivate func isSlight(_ sum: Double, in steps: Range<Date>) -> Bool {
        let own = (rate ?? 0) * steps.upperBound.timeIntervalSince(steps.lowerBound) / 3600
        return sum > 0 && sum < PrecipitationStep.leastRate && sum * 2 >= own
    }
}

extension [PrecipitationStep] {
    /// Returns the steps with the one containing the present replaced by the reported condition.
    fileprivate func settled(by reported: WeatherCondition?, at now: Date) -> [PrecipitationStep] {
        guard let reported, let index = firstIndex(where: { $0.time > now }) else { return self }
        var steps = self
        let start = self[index].time.addingTimeInterval(-self[index].duration)
        guard start <= now else {
            // Where the step of the present is missing, rain lasts until the first one that is there.
            guard reported.isWet, start.timeIntervalSince(now) < 3600 else { return self }
            let missing = PrecipitationStep(time: start, duration: start.timeIntervalSince(now), condition: reported)
            steps.insert(missing, at: index)
            return steps
        }
        if reported.isWet {
            if steps[index].isWet == false { steps[index].precipitation = nil }
            steps[index].condition = reported
        } else if reported.givesWayToRain, steps[index].isWet == true {
            (steps[index].precipitation, steps[index].condition) = (Precipitation(0), reported)
        }
        return steps
    }
}
