package import Foundation
package import WeatherModel

/// What adds up: rain over the days that are shown, and to the end of the forecast the hours in which washing dries.
package enum QuantitySums {
    /// The temperature in degrees Celsius from which on washing is said to dry outdoors, and the humidity in per cent below
    /// which it does, both as on the card of humidity.
    private static let (mild, humid) = (10.0, HumidityDetail.limits[1])
    /// The chance of rain in per cent from which on nobody hangs it out.
    private static let likely = 30.0
    /// The seconds of a day that have to be known for its sum: twenty hours, as for other sums of days.
    private static let known: TimeInterval = 20 * 3600

    /// Returns what falls from one midnight to the next, also what is over of it: of the days from today on as their rows are made,
    /// of a day that is over as its source has it or its hours add up to; nil where too little is known.
    ///
    /// - Parameter days: The days from today on, as `SettledReport.wholeDays(over:)` has them.
    package static func amount(
        _ date: CivilDate, _ span: Range<Date>, of days: [Day], in report: SettledReport
    ) -> Precipitation? {
        if let told = days.first(where: { $0.date == date }), !told.isPartial { return told.precipitation }
        if let told = report.dayRows.first(where: { $0.date == date && !$0.isPartial })?.precipitation { return told }
        let told = report.hourSpans.filter { span.contains($0.start.time) && $0.wholeAmount != nil }
        guard told.reduce(0, { $0 + $1.duration }) >= known else { return nil }
        return Precipitation(told.reduce(0) { $0 + ($1.wholeAmount?.value ?? 0) })
    }

    /// Returns "All of today: 4.2 mm." where more has fallen than what the day's words tell, which is from now on; else nil.
    static func wholeDay(
        _ date: CivilDate, _ span: Range<Date>, in report: SettledReport, over coordinates: Coordinates,
        _ context: SentenceContext
    ) -> String? {
        guard span.contains(context.now),
            let whole = amount(date, span, of: report.wholeDays(over: coordinates), in: report)
        else { return nil }
        let hours = span.upperBound.timeIntervalSince(context.now) / 3600
        let rest = report.hourSpans.amount(from: context.now, hours: hours).map { Precipitation($0) }
        let text = context.formatter.precipitation(whole)
        guard rest.map({ $0 < whole && context.formatter.precipitation($0) != text }) ?? false else { return nil }
        return tr("All of today: {amount}.", ["amount": text])
    }

    /// Returns "Sum until 8 Dec: 25 mm." where more than a day is known throughout; nil where it is not.
    static func rain(in report: SettledReport, until end: Date, _ context: SentenceContext) -> String? {
        let spans = report.hourSpans
        guard let last = spans.last(where: { $0.rate != nil })?.end else { return nil }
        let reach = min(end, last)
        let hours = reach.timeIntervalSince(context.now) / 3600
        guard hours > 24, let sum = spans.amount(from: context.now, hours: hours) else { return nil }
        return tr(
            "Sum until {date}: {amount}.",
            [
                "date": context.formatter.dayAndMonth(CivilDate(reach.addingTimeInterval(-1), in: context.zone)),
                "amount": context.formatter.precipitation(Precipitation(sum)),
            ])
    }

    /// Returns the coming hours in which washing dries outdoors, "12 hours"; nil where it does in none.
    static func drying(in report: SettledReport, until end: Date, _ context: SentenceContext) -> String? {
        let coming = report.hourSpans.filter { $0.end > context.now && $0.start.time < end && dries($0) }
        let whole = Int(coming.reduce(0) { $0 + $1.hours(from: context.now, to: end) }.rounded())
        guard whole > 0 else { return nil }
        return tr(
            one: "{count} hour", other: "{count} hours", count: whole, ["count": context.formatter.count(whole)])
    }

    /// Whether washing dries in a period of which all is known that it takes.
    private static func dries(_ span: HourSpan) -> Bool {
        let air = span.start.conditions
        guard let warmth = air.temperature?.value, let humidity = air.relativeHumidity?.value, let rate = span.rate
        else { return false }
        return warmth >= mild && humidity < humid && rate == 0 && !span.tellsRain
            && span.rain?.probability.map { $0.value < likely } ?? true
    }
}

extension [HourSpan] {
    /// Returns the millimetres that fall in so many hours; nil where they are not known throughout.
    func amount(from now: Date, hours: Double) -> Double? {
        let end = now + hours * 3600
        var (sum, reach) = (0.0, now)
        for span in self where span.end > now && span.start.time < end {
            guard let rate = span.rate, span.start.time <= reach + 1 else { return nil }
            let (first, last) = (Swift.max(span.start.time, now), Swift.min(span.end, end))
            sum += rate * last.timeIntervalSince(first) / 3600
            reach = last
        }
        return reach >= end - 1 ? sum : nil
    }
}
