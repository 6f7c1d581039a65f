public import Foundation
public import WeatherModel

/// What was reported of a day that is over, as current at the time.
public struct DayObservation: Sendable, Hashable {
    /// The day.
    public let date: CivilDate
    /// The highest reported temperature; nil where the reports do not cover the day.
    public let high: Temperature?
    /// The lowest reported temperature; nil where the reports do not cover the day.
    public let low: Temperature?
    /// Whether precipitation was reported at any time of the day; nil where the reports do not cover the day.
    public let isWet: Bool?
    /// Whether all of it was measured at stations, and nothing calculated by a model.
    public let isMeasured: Bool

    /// The longest time in seconds without a report, the day's ends included, for which reports cover a day: 3 hours.
    private static let longestGap: TimeInterval = 3 * 3600

    /// Returns the days of which something is known, in ascending order.
    ///
    /// Where measured reports alone cover a day, what models said of it is left out.
    ///
    /// - Parameters:
    ///   - reports: The reports of any sources in any order.
    ///   - zone: The zone of the place, in which its days begin and end.
    public static func all(from reports: [CurrentConditions], in zone: TimeZone) -> [DayObservation] {
        Dictionary(grouping: reports) { CivilDate($0.time, in: zone) }.compactMap { date, reports in
            guard let span = date.span(in: zone) else { return nil }
            let measured = reports.filter { $0.kind == .observed }
            return DayObservation(of: date, measured, over: span) ?? DayObservation(of: date, reports, over: span)
        }.sorted { $0.date < $1.date }
    }

    /// Returns nil where nothing can be told of the day.
    private init?(of date: CivilDate, _ reports: [CurrentConditions], over span: Range<Date>) {
        let known = reports.filter { $0.temperature != nil }
        let isCovered = Self.cover(known.map(\.time), span)
        let temperatures = known.compactMap(\.temperature)
        self.date = date
        (high, low) = isCovered ? (temperatures.max(), temperatures.min()) : (nil, nil)
        // Few reports see rain and do not see that it stays dry: days of such would all be wet ones.
        let falls = reports.filter { Self.isWet($0) != nil }
        isWet = Self.cover(falls.map(\.time), span) ? falls.contains { Self.isWet($0) == true } : nil
        isMeasured = reports.allSatisfy { $0.kind == .observed }
        guard high != nil || isWet != nil else { return nil }
    }

    private static func cover(_ times: [Date], _ span: Range<Date>) -> Bool {
        let ends = [span.lowerBound] + times.sorted() + [span.upperBound]
        return times.count > 1 && zip(ends, ends.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= longestGap }
    }

    /// Returns nil for a report that says nothing about precipitation.
    private static func isWet(_ report: CurrentConditions) -> Bool? {
        if let amount = report.precipitation, amount.value >= 0.1 { return true }
        if let condition = report.condition, condition != .unknown { return PrecipitationKind(condition) != nil }
        return report.precipitation == nil ? nil : false
    }
}
