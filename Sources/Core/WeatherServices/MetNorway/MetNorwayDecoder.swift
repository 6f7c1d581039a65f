public import Foundation
public import WeatherModel

/// Reads answers of MET Norway's locationforecast 2.0, compact and complete.
///
/// A step has the values of its instant and totals for the hour after it, while an `Hour` covers the time before it:
/// the precipitation, the probabilities and the symbol of a step are moved to the row one hour later. After about two
/// and a half days steps are six hours apart, and their totals and extremes are moved to the row six hours later.
public struct MetNorwayDecoder: Sendable {
    private let fetchedAt: Date
    private let validUntil: Date?
    private let timeZone: TimeZone

    /// Makes a decoder from values that are recorded in the forecast; answers do not contain the time zone.
    public init(fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone) {
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
    }

    /// Returns the current conditions, from the step of the hour of arrival, and the hours; the format has no days.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, `emptyAnswer` for a series without steps.
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

    /// Returns the conditions of the step that began less than an hour ago, or of the first one if it begins within an
    /// hour.
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
