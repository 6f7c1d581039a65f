public import Foundation
public import WeatherModel
public import WeatherText

/// A chart of one quantity over the hours of a place, ready to be drawn.
public struct HoursChart: Sendable, Hashable {
    /// The name of the quantity, such as "Temperature".
    public let title: String
    /// What a copy of the chart says of itself; nil if it is not to leave the program.
    public let caption: ChartCaption?
    /// The hours in ascending order, including past ones, as one picture with rain and wind.
    public let meteogram: Meteogram
    /// The same hours as text, which is made when it is first read.
    private let content: LazyValue<ChartTable>

    /// Returns nil if there are no hours.
    ///
    /// - Parameters:
    ///   - hours: The hours in ascending order; the chart begins with those of yesterday if they are given.
    ///   - days: The days, for sunrise and sunset.
    ///   - daylight: The daylight; by default that of hours and days.
    ///   - end: The end of what is shown where the last hour is there only for what it says of the one before it.
    ///   - isAged: Whether the hours are much older than what is shown for now.
    ///   - missing: Returns what is said in place of the curve where no hour has the quantity of that name.
    ///   - memory: The rows of the last chart of the same place, which are used again and replaced; nil for none.
    public init?(
        _ metric: ChartMetric, hours: [Hour], days: [Day] = [], daylight: Daylight? = nil, dry: [DryStretch] = [],
        until end: Date? = nil, isAged: Bool = false, missing: ((String) -> String)? = nil,
        caption: ChartCaption? = nil, memory: ChartMemory? = nil,
        _ context: SentenceContext
    ) {
        let recipe = ChartRecipe(metric, context.formatter)
        let spans = hours.spans
        guard let start = hours.first?.time, let last = spans.last?.end else { return nil }
        let daylight = daylight ?? Daylight(days, in: context.zone)
        let marks = ChartMarks(hours.map(\.time), from: start, context)
        let basis = ChartMemory.Basis(metric: metric, formatter: context.formatter, zone: context.zone, start: start)
        let known = memory?.rows(on: basis)
        let names = ChartHourName.all(spans, repeated: marks.repeated, known: known, context)
        self.caption = caption
        title = metric.title
        content = LazyValue { ChartTable(recipe, spans, names, context) }
        // The row at the end tells what falls before it, but its own values are of the time after it.
        let told = end.map { end in spans.filter { $0.start.time < end } } ?? spans
        let length = (end ?? last).timeIntervalSince(start) / 3600
        let passed = context.now.timeIntervalSince(start) / 3600
        var maker = MeteogramMaker(metric, recipe, daylight, context.formatter)
        let rows = maker.rows(spans, names, from: start, clockHours: marks.clockHours, known: known)
        memory?.keep(rows, on: basis)
        meteogram = Meteogram(
            beginning: start, hours: rows.hours,
            nights: ChartNights(spans, from: start, daylight: daylight, days: days).spans, days: marks.midnights,
            clockChanges: marks.clockChanges,
            dry: dry.map { stretch in
                MeteogramDryTime(
                    time: stretch.range.lowerBound.timeIntervalSince(start) / 3600...stretch.range.upperBound
                        .timeIntervalSince(start) / 3600, text: stretch.text)
            }, now: (0...length).contains(passed) ? passed : nil, isAged: isAged, curve: maker.curve,
            words: maker.words(missing: recipe.canShow(spans) ? nil : missing?(recipe.series[0].title)),
            spokenText: recipe.spokenText(metric, told, hours: Int(length.rounded()), context.formatter))
    }

    /// The values of the chart as a table with a row for each hour.
    public var table: ChartTable { content.value }

    /// The position to scroll to at first, in hours from the beginning: a little before now.
    public var start: Double { max(0, (meteogram.now ?? 0).rounded(.down) - 2) }
}

extension HoursChart {
    /// Returns the suggested file name, such as "Paris, Temperature, 2026-11-21.svg".
    ///
    /// - Parameter ending: The extension, "svg" or "png".
    public func fileName(_ ending: String) -> String {
        ChartCaption.fileName(caption, title, ending)
    }
}

extension HoursChart {
    /// The values as CSV.
    public var csv: String { table.csv(caption) }
}

/// The periods of a chart in which the sun is down.
struct ChartNights {
    /// The nights in hours from the beginning of the chart.
    let spans: [ClosedRange<Double>]

    /// Finds the nights from the daylight at the beginning of each hour; changes are placed at the source's sunrise or
    /// sunset.
    init(_ hours: [HourSpan], from start: Date, daylight: Daylight, days: [Day]) {
        let crossings = days.flatMap { [$0.sunrise, $0.sunset] }.compactMap { $0 }
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        var spans: [ClosedRange<Double>] = []
        var nightfall: Double?
        for (index, span) in hours.enumerated() {
            let time = span.start.time
            let isDay = daylight.isDay(span.start.conditions, at: time)
            let before = index > 0 ? hours[index - 1].start.time : time
            let crossing = crossings.first { $0 > before && $0 <= time } ?? time
            if !isDay, nightfall == nil { nightfall = x(crossing) }
            if isDay, let begin = nightfall {
                spans.append(begin...x(crossing))
                nightfall = nil
            }
        }
        if let nightfall, let last = hours.last {
            spans.append(nightfall...x(last.end))
        }
        self.spans = spans
    }
}

/// The marks on the time axis of a chart.
struct ChartMarks {
    let clockChanges: [MeteogramMoment]
    /// The beginnings of hours that have the same local time as the one before, when clocks go back.
    let repeated: Set<Date>
    /// The midnights with the names of their days.
    let midnights: [MeteogramMoment]
    /// Hours since midnight on the place's clock, 0 to 23, of each row.
    let clockHours: [Int]

    init(_ times: [Date], from start: Date, _ context: SentenceContext) {
        let (zone, formatter) = (context.zone, context.formatter)
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        var changes: [MeteogramMoment] = []
        var repeated: Set<Date> = []
        var (midnights, clockHours): ([MeteogramMoment], [Int]) = ([], [])
        var previous: (date: CivilDate, offset: Int)?
        for time in times {
            let (date, offset) = (CivilDate(time, in: zone), zone.secondsFromGMT(for: time))
            let hour = (Int(time.timeIntervalSince1970) + offset) / 3600 % 24
            clockHours.append(hour)
            if date != previous?.date {
                let weekday = formatter.shortWeekday(date)
                let text = tr("{weekday} {date}", ["weekday": weekday, "date": formatter.dayAndMonth(date)])
                // Rows of several hours need not begin at midnight.
                let midnight = date.start(in: zone).map(x) ?? x(time)
                midnights.append(MeteogramMoment(start: midnight, text: text, shortText: weekday))
            }
            if let before = previous?.offset, offset != before {
                let text = offset > before ? tr("Clocks go forward") : tr("Clocks go back")
                changes.append(MeteogramMoment(start: x(time), text: text, shortText: text))
                if offset < before {
                    let shift = TimeInterval(before - offset)
                    repeated.formUnion(times.filter { $0 >= time && $0 < time.addingTimeInterval(shift) })
                }
            }
            previous = (date, offset)
        }
        (self.midnights, self.clockHours) = (midnights, clockHours)
        clockChanges = changes
        self.repeated = repeated
    }
}
