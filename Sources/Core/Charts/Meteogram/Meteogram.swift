public import Foundation
public import WeatherModel
public import WeatherText

/// The coming hours of a place as one picture: a curve, rain, its chance and the wind over a common axis of time.
///
/// Numbers lie on scales and words are as they are read; where anything is drawn is `MeteogramLayout`'s to decide.
public struct Meteogram: Sendable, Hashable {
    // Compared in this order: at a minute's tick now tells two apart, before the sentences of all hours would be made.

    /// Hours from the beginning to now; nil where now lies outside.
    public let now: Double?
    /// The moment that hours are counted from; nil for a drawing without a date.
    public let beginning: Date?
    /// The hours in rising order, those that are over included.
    public let hours: [MeteogramHour]
    /// Times without sun, as hours from the beginning.
    public let nights: [ClosedRange<Double>]
    /// Midnights, in rising order.
    public let days: [MeteogramMoment]
    /// Times at which clocks change, in rising order.
    public let clockChanges: [MeteogramMoment]
    /// Dry times from now on, in rising order.
    public let dry: [MeteogramDryTime]
    /// Whether the curve is much older than what is shown for now, so that now has no place on it.
    public let isAged: Bool
    /// How the curve is scaled, coloured and labelled.
    public let curve: MeteogramCurve
    /// Words that belong to no single hour.
    public let words: MeteogramWords
    /// The hours from the first midnight to the last one of a meteogram of one day; nil where it is of several days.
    public let day: ClosedRange<Double>?
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String

    /// Takes values and words as they are.
    public init(
        beginning: Date? = nil, hours: [MeteogramHour], nights: [ClosedRange<Double>], days: [MeteogramMoment],
        clockChanges: [MeteogramMoment] = [],
        dry: [MeteogramDryTime] = [], now: Double?, isAged: Bool = false, curve: MeteogramCurve, words: MeteogramWords,
        day: ClosedRange<Double>? = nil, spokenText: String = ""
    ) {
        (self.beginning, self.isAged) = (beginning, isAged)
        (self.hours, self.nights, self.days, self.clockChanges) = (hours, nights, days, clockChanges)
        (self.dry, self.now, self.curve, self.words) = (dry, now, curve, words)
        (self.day, self.spokenText) = (day, spokenText)
    }

    /// Hours from the beginning to the end of the last row.
    public var length: Double { hours.last?.end ?? 0 }

    /// The rows of which any part lies in the time.
    func hours(in time: ClosedRange<Double>) -> [MeteogramHour] {
        hours.filter { $0.end > time.lowerBound && $0.start < time.upperBound }
    }

    /// The curve's scale for the values in the time.
    public func scale(in time: ClosedRange<Double>) -> ClosedRange<Double> {
        curve.scale(
            hours(in: time).flatMap { [$0.value, $0.band?.lowerBound, $0.band?.upperBound] }.compactMap(\.self))
    }

    /// "Dry until Sunday morning" where all that is to come in the time is dry; nil where it is not, or may not be.
    func dryText(in time: ClosedRange<Double>) -> String? {
        let start = max(time.lowerBound, dry.first?.time.lowerBound ?? 0)
        guard start < time.upperBound else { return nil }
        return dry.first { $0.time.contains(start) && time.upperBound <= $0.time.upperBound }?.text
    }
}

extension Meteogram {
    /// One of its hours in few words, for the eye where a sentence has no room: "15:00 · 6° · 8.4 mm · 95% · 22 km/h".
    public func brief(_ hour: MeteogramHour) -> String {
        func measured(_ text: String?, _ unit: String?) -> String? {
            guard let text, !text.isEmpty else { return nil }
            // A no-break space, as a number stays with its unit.
            return unit.map { text + "\u{00A0}" + $0 } ?? text
        }
        return [
            measured(hour.timeText, nil), measured(hour.valueText, curve.unit), measured(hour.certaintyText, nil),
            measured(hour.rateText, words.rainUnit),
            curve.lane == .chance || hour.chanceText.isEmpty || hour.tellsDryRuns
                ? nil : words.share.replacing("{number}", with: hour.chanceText),
            curve.lane == .wind ? nil : measured(hour.windText, words.windUnit),
        ].compactMap { $0 }.inOneLine()
    }
}

extension Meteogram {
    /// The index of the present row; nil where now lies outside.
    public var present: Int? {
        now.flatMap { now in hours.firstIndex { $0.start <= now && now < $0.end } }
    }

    /// Returns the index of the row that begins at a time in hours from the beginning; nil if none does.
    public func index(beginningAt hour: Double) -> Int? {
        hours.firstIndex { abs($0.start - hour) < 0.001 }
    }

    /// Returns how many hours later another meteogram is counted from; 0 where either has no date.
    public func hours(to other: Meteogram) -> Double {
        guard let beginning, let later = other.beginning else { return 0 }
        return later.timeIntervalSince(beginning) / 3600
    }

    /// Returns the index of the row at a time in hours from the beginning, or of the nearest one before it.
    public func index(at hour: Double) -> Int? {
        hours.isEmpty ? nil : hours.lastIndex { $0.start <= hour } ?? 0
    }

    /// Returns the index of the row so many days later, as far as there are rows.
    public func index(_ index: Int, movedByDays days: Double) -> Int {
        self.index(at: hours[index].start + days * 24) ?? index
    }
}

extension Meteogram {
    /// The temperature of one day of the place from midnight to midnight: 24 hours, 23 or 25 where clocks change.
    ///
    /// Returns nil where no hour of the day is known.
    ///
    /// - Parameter coordinates: The place, for its nights.
    public init?(
        of day: CivilDate, in report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext
    ) {
        guard let span = day.span(in: context.zone) else { return nil }
        // The row at the end has the rain of the last hour, and the curve goes on to it.
        let hours = report.hourRows.filter { span.lowerBound <= $0.time && $0.time <= span.upperBound }
        guard let first = hours.first, first.time < span.upperBound,
            let chart = HoursChart(
                .temperature, hours: hours, days: report.dayRows, daylight: report.daylight(over: coordinates),
                dry: DryStretch.all(in: report.course, context), until: span.upperBound,
                isAged: report.agedForecast != nil, context)
        else { return nil }
        let begin = span.lowerBound.timeIntervalSince(first.time) / 3600
        let end = span.upperBound.timeIntervalSince(first.time) / 3600
        self = chart.meteogram.asDay(
            begin...end, endText: context.formatter.endOfDay(span.upperBound, in: context.zone))
    }

    private func asDay(_ day: ClosedRange<Double>, endText: String) -> Meteogram {
        var words = words
        words.end = endText
        return Meteogram(
            beginning: beginning, hours: hours, nights: nights, days: [], clockChanges: clockChanges, dry: dry,
            now: now.flatMap { day.contains($0) ? $0 : nil }, isAged: isAged, curve: curve, words: words, day: day,
            spokenText: spokenText)
    }
}
