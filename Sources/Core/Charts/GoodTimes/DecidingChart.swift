import Foundation
public import GoodTimes
public import WeatherModel
public import WeatherText

/// What decides over an activity in the coming hours: a lane a limit, and the times at which all are met.
public struct DecidingChart: Sendable, Hashable {
    /// A step of the forecast that can be read.
    public struct Reading: Sendable, Hashable {
        /// Hours of the axis at its beginning.
        public let hour: Double
        /// The beginning of the step, which is that of another one of the same forecast, too.
        let start: Date
        /// "Tuesday 24 Nov, 16:00: good", or what is in the way.
        public let text: String
    }

    /// The coming hours.
    public let hours: GoodTimesHours
    /// The limits.
    public let courses: [LimitCourse]
    /// The times at which all are met.
    public let strip: GoodTimesStrip
    /// The name of their lane.
    public let goodText: String
    /// The steps that can be read, in order.
    public let readings: [Reading]
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String

    /// Makes the picture of an outlook; nil where no hour is to come.
    ///
    /// - Parameters:
    ///   - coordinates: Those of the place.
    ///   - isAged: Whether the forecast is so old that the times are doubtful.
    public init?(
        _ outlook: GoodTimesOutlook, in report: SettledReport, over coordinates: Coordinates, isAged: Bool,
        _ context: SentenceContext
    ) {
        guard !outlook.hours.isEmpty, let hours = GoodTimesHours(of: report, over: coordinates, context) else {
            return nil
        }
        self.hours = hours
        let end = hours.beginning.addingTimeInterval(GoodTimesHours.length * 3600)
        let readings = HourReading.all(
            of: Array(outlook.activity.limits.keys), in: report.hours?.value ?? [], report.airQuality?.value,
            over: coordinates, from: context.now
        ).filter { $0.span.lowerBound < end }
        courses = LimitCourse.all(of: outlook, readings, context.formatter)
        strip = GoodTimesStrip(outlook, on: hours, isAged: isAged)
        goodText = tr("Good", context: "times")
        let shown = outlook.hours.filter { $0.span.lowerBound < end }
        self.readings = shown.map { verdict in
            Reading(
                hour: max(verdict.span.lowerBound, context.now).timeIntervalSince(hours.beginning) / 3600,
                start: verdict.span.lowerBound, text: verdict.text(in: context.zone, context.formatter))
        }
        spokenText =
            PhraseList.sentences([
                tr("{sentence}.", ["sentence": tr("Hour by hour")]), GoodTimesLine(outlook, context).spokenTimes,
                tr("Arrow keys read each hour."),
            ]) ?? ""
    }

    /// Hours from the beginning of the axis to a time.
    func hour(_ time: Date) -> Double { time.timeIntervalSince(hours.beginning) / 3600 }
}

extension DecidingChart: CursorChart {
    /// Returns the sentence of a step.
    public func spokenText(of index: Int) -> String { readings[index].text }
    /// Returns the name of a step, which stays while the present passes through it.
    public func timeText(of index: Int) -> String { "\(readings[index].start.timeIntervalSinceReferenceDate)" }
    /// All of them.
    public var readable: [Int] { Array(readings.indices) }
    /// Returns the step of a name.
    public func index(ofTime text: String) -> Int? { readable.first { timeText(of: $0) == text } }
    /// Returns whether it begins with the same midnight.
    public func isOfSameDays(as other: DecidingChart) -> Bool { hours.days.first?.text == other.hours.days.first?.text }

    /// Returns the step to which a step of the cursor leads.
    public func index(from index: Int?, by step: QuantityChart.Step) -> Int? {
        guard !readings.isEmpty else { return nil }
        let last = readings.count - 1
        guard let index, readings.indices.contains(index) else { return step == .last ? last : 0 }
        switch step {
        case .points(let count): return min(max(index + count, 0), last)
        case .days(let count): return self.index(at: readings[index].hour + Double(count) * 24)
        case .now: return 0
        case .last: return last
        }
    }

    /// Returns the step nearest to so many hours of the axis.
    public func index(at hour: Double) -> Int? {
        readings.lastIndex { $0.hour <= hour } ?? readings.indices.first
    }

    /// Returns the height in a width.
    public func height(_ room: ChartRoom<some TextMeasuring>) -> Double { DecidingDrawing(self, room).height }

    /// Returns the hours at so many pixels; nil beside the chart.
    public func hour(atX x: Double, _ room: ChartRoom<some TextMeasuring>) -> Double? {
        DecidingDrawing(self, room).hour(atX: x)
    }

    /// Returns the marks.
    public func drawing(_ room: ChartRoom<some TextMeasuring>) -> Drawing { DecidingDrawing(self, room).drawing }

    /// Returns what is drawn over them while a step is read.
    public func reading(of index: Int, _ room: ChartRoom<some TextMeasuring>) -> Drawing {
        DecidingDrawing(self, room).reading(of: index)
    }
}
