public import Foundation
public import WeatherModel

extension WeatherReport {
    /// With its parts made to agree, as they come from different sources and different runs of a model.
    ///
    /// What is reported for the present goes before the step of a few minutes that holds it, steps go before the rows
    /// they lie in, and a present without a condition takes the forecast's. To be taken of a report as it came.
    public func settled(at now: Date) -> WeatherReport {
        var report = self
        report.minutes?.value = (minutes?.value ?? []).settled(by: reportedCondition(at: now), at: now)
        report.settleHours(at: now)
        if let current, current.value.condition == nil,
            abs(current.value.time.timeIntervalSince(now)) <= PresentConditions.reach,
            let slice = PrecipitationCourse(report, at: now).slices.first, slice.start <= now
        {
            // Steps of a few minutes know rain, but seldom the sky.
            let row = report.hour(containing: now)?.shown(isDay: true).condition
            let sky = row.flatMap { $0.isWet ? nil : $0 } ?? .unknown
            let condition = slice.condition == .unknown ? sky : slice.condition
            report.current?.value.condition = condition == .unknown ? nil : condition
        }
        return report
    }

    /// What the source reports for now; nil where it reports nothing that this program knows.
    func reportedCondition(at now: Date) -> WeatherCondition? {
        guard let present = PresentConditions(of: self, at: now), [.current, .observed].contains(present.kind),
            let condition = present.conditions.condition, condition != .unknown
        else { return nil }
        return condition
    }

    private mutating func settleHours(at now: Date) {
        let steps = PrecipitationCourse(self, at: now).slices.filter(\.isStep)
        guard let first = hourRows.firstIndex(where: { $0.time > now }).map({ max(0, $0 - 1) }) else { return }
        let reported = steps.isEmpty ? reportedCondition(at: now) : nil
        let end = steps.last?.end ?? now
        for index in first..<hourRows.count - 1 where hourRows[index].time <= end {
            let span = HourSpan(hourRows[index], followedBy: hourRows[index + 1])
            guard span.end > now else { continue }
            let future = max(now, span.start.time)..<span.end
            let within = steps.compactMap { $0.clipped(to: future) }
            if !within.isEmpty { settle(index, by: within, span) }
            if let reported, future.lowerBound == now { settle(index, by: reported, span) }
        }
    }

    /// Steps within a row give its amount and its weather.
    private mutating func settle(_ index: Int, by steps: [PrecipitationSlice], _ span: HourSpan) {
        guard let last = steps.last?.end, span.end == hourRows[index + 1].time else { return }
        let amounts = steps.map { slice in slice.rate.map { $0 * slice.end.timeIntervalSince(slice.start) / 3600 } }
        let rest = span.end.timeIntervalSince(last) / 3600
        let restAmount = rest > 0 ? span.rate.map { $0 * rest } : 0
        let known = amounts.compactMap { $0 }
        let amount = known.count == amounts.count ? restAmount.map { $0 + known.reduce(0, +) } : nil
        let isWet = steps.contains { $0.kind != nil }
        // A row longer than an hour has its code where it ends.
        let coded = span.duration > 3600 ? index + 1 : index
        hours?.value[index + 1].precipitation = amount.flatMap { Precipitation(checking: $0) }
        if isWet {
            let strongest = steps.filter { $0.kind != nil }.max { ($0.rate ?? 0) < ($1.rate ?? 0) }
            hours?.value[coded].condition = strongest?.condition
            if hourRows[index + 1].precipitationProbability.map({ $0.value < 50 }) == true {
                hours?.value[index + 1].precipitationProbability = nil
            }
        } else if rest <= 0 {
            if hourRows[coded].condition?.isWet == true {
                let sky = WeatherCondition(cloudCover: hourRows[coded].cloudCover)
                hours?.value[coded].condition = sky
            }
            // With a trace of an amount the code of rain after it would be taken for this hour's.
            if let amount, amount < 0.1 { hours?.value[index + 1].precipitation = Precipitation(0) }
            hours?.value[index + 1].precipitationProbability = nil
        }
    }

    /// Rain that is reported now falls in the present hour, whatever was forecast for it.
    private mutating func settle(_ index: Int, by reported: WeatherCondition, _ span: HourSpan) {
        guard reported.isWet, span.duration <= 3600 else { return }
        let isForecast = PrecipitationKind(span.shown(isDay: true).condition) == PrecipitationKind(reported)
        let isNothing = span.rain?.amount.map { $0.value < 0.1 } ?? false
        guard !isForecast || isNothing else { return }
        hours?.value[index].condition = reported
        guard span.end == hourRows[index + 1].time else { return }
        if isNothing { hours?.value[index + 1].precipitation = nil }
        if !isForecast, let chance = span.rain?.probability, chance.value < 50 {
            hours?.value[index + 1].precipitationProbability = nil
        }
    }
}

extension [PrecipitationStep] {
    /// With the step that holds the present as it is reported; what was reported is not said of the others.
    fileprivate func settled(by reported: WeatherCondition?, at now: Date) -> [PrecipitationStep] {
        guard let reported, let index = firstIndex(where: { $0.time > now }),
            self[index].time.addingTimeInterval(-self[index].duration) <= now
        else { return self }
        var steps = self
        if reported.isWet {
            if steps[index].isWet == false { steps[index].precipitation = nil }
            steps[index].condition = reported
        } else if reported.givesWayToRain, steps[index].isWet == true {
            (steps[index].precipitation, steps[index].condition) = (Precipitation(0), reported)
        }
        return steps
    }
}
