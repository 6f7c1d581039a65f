public import Foundation
public import WeatherModel

/// Reads answers of MET Norway's locationforecast 2.0, compact and complete, whose units are fixed.
///
/// A step tells of the air at its instant and of the hour after it, where a row of ours tells of the time before it: the
/// precipitation, its chance, the chance of thunder and the symbol of a step go to the row one hour later. Beyond some two
/// and a half days the steps lie six hours apart, and what they tell of the six hours after them, highest and lowest
/// temperature too, goes to the row six hours later.
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
        let hours = MetNorwayRows(steps).hours
        return Forecast(
            source: .metNorway, issuedAt: ISOInstant.date(properties?.object("meta")?.text("updated_at")),
            fetchedAt: fetchedAt, validUntil: validUntil, timeZone: timeZone, current: current(steps, hours),
            hours: hours)
    }

    /// The step that began less than an hour ago, or the first one if it begins within the next.
    private func current(_ steps: [MetNorwayStep], _ hours: [Hour]) -> CurrentConditions? {
        let lasts = steps.lastIndex { (0..<3600).contains(fetchedAt.timeIntervalSince($0.time)) }
        let begins = steps.firstIndex { (0..<3600).contains($0.time.timeIntervalSince(fetchedAt)) }
        guard let index = lasts ?? begins else { return nil }
        let step = steps[index]
        var current = CurrentConditions(time: step.time, conditions: step.instant)
        let row = hours.first { $0.time == step.time && $0.duration <= 3600 }
        current.precipitation = row?.precipitation
        current.thunderProbability = row?.thunderProbability
        current.conditions.take(step.nextHour?.symbol ?? step.nextSixHours?.symbol)
        current.isDay = step.nextHour?.symbol?.isDay
        return current
    }
}
