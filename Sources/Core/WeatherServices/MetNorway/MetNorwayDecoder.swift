public import Foundation
public import WeatherModel

/// Reads answers of MET Norway's locationforecast 2.0, compact and complete, whose units are fixed.
///
/// A step tells of the air at its instant and of the hour after it, where a row of ours holds sums of the hour before
/// it: the precipitation, its chance, the chance of thunder and the symbol of a step go to the row one hour later. Beyond
/// some two and a half days the steps lie six hours apart. They become rows with what holds at their instant and the
/// symbol of the six hours they begin, and without sums, which those of six hours would not be.
public struct MetNorwayDecoder: Sendable {
    private let fetchedAt: Date
    private let validUntil: Date?
    private let timeZone: TimeZone

    /// All three are passed on into the forecast; an answer does not name the zone.
    public init(fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone) {
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
    }

    /// Current weather from the step of the hour of arrival, and the rows of hours; the format has no days.
    ///
    /// - Throws: `unreadableAnswer` for what is not the format, `emptyAnswer` for a series without steps.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let properties = try JSONObject(data).object("properties")
        guard let series = properties?.objects("timeseries") else { throw .unreadableAnswer }
        let steps = series.compactMap(MetNorwayStep.init).rising(by: \.time)
        guard !steps.isEmpty else { throw series.isEmpty ? .emptyAnswer : .unreadableAnswer }
        let hours = steps.indices.map { hour(at: $0, in: steps) }
        return Forecast(
            source: .metNorway, issuedAt: ISOInstant.date(properties?.object("meta")?.text("updated_at")),
            fetchedAt: fetchedAt, validUntil: validUntil, timeZone: timeZone, current: current(steps, hours),
            hours: hours)
    }

    private func hour(at index: Int, in steps: [MetNorwayStep]) -> Hour {
        let step = steps[index]
        let previous = index > 0 ? steps[index - 1] : nil
        let ended = previous?.time.addingTimeInterval(3600) == step.time ? previous?.nextHour : nil
        var hour = Hour(time: step.time, conditions: step.instant)
        hour.conditions.take(ended?.symbol ?? step.nextHour?.symbol ?? step.nextSixHours?.symbol)
        // The symbol of six hours does not say whether the sun is up when they begin.
        hour.isDay = step.nextHour?.symbol?.isDay
        hour.precipitation = ended?.precipitation
        hour.precipitationProbability = ended?.precipitationProbability
        hour.thunderProbability = ended?.thunderProbability
        return hour
    }

    /// The step that began less than an hour ago, or the first one if it begins within the next.
    private func current(_ steps: [MetNorwayStep], _ hours: [Hour]) -> CurrentConditions? {
        let lasts = steps.lastIndex { (0..<3600).contains(fetchedAt.timeIntervalSince($0.time)) }
        let begins = steps.firstIndex { (0..<3600).contains($0.time.timeIntervalSince(fetchedAt)) }
        guard let index = lasts ?? begins else { return nil }
        var current = CurrentConditions(time: steps[index].time, conditions: hours[index].conditions)
        if let symbol = steps[index].nextHour?.symbol { current.conditions.take(symbol) }
        return current
    }
}

extension Conditions {
    fileprivate mutating func take(_ symbol: MetNorwaySymbol?) {
        condition = symbol?.condition
        sourceDescription = symbol?.words
    }
}
