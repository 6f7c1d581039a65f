import WeatherText

/// A quantity over days, from yesterday's midnight on, ready to be drawn and read.
public struct QuantityChart: Sendable, Hashable {
    /// How the values are drawn.
    public enum Style: Sendable, Hashable {
        /// A line in the colours of temperatures.
        case temperature
        /// A line in one colour.
        case line
        /// A bar from nought for each step.
        case bars
    }

    /// A number on the scale with its text.
    public struct Tick: Sendable, Hashable {
        /// The number in the unit that the reader chose.
        public let value: Double
        /// The number as it is written.
        public let text: String
    }

    /// A scale that the second line has to itself, whose numbers stand at the end of the plot.
    public struct SecondScale: Sendable, Hashable {
        /// How the second values are drawn.
        public enum Form: Sendable, Hashable {
            /// A thin line.
            case line
            /// A point for each step.
            case points
            /// An area that hangs from the top.
            case hanging
        }

        /// How the second values are drawn.
        public let form: Form
        /// The lowest and the highest number.
        public let range: ClosedRange<Double>
        /// The numbers that are written.
        public let ticks: [Tick]
    }

    /// A part of the scale that has a name.
    public struct Band: Sendable, Hashable {
        /// The index of the step that has the name.
        let step: Int
        /// The name, such as "moderate".
        public let word: String
        /// The numbers it holds for.
        public let range: ClosedRange<Double>
        /// Whether it holds now.
        public let isPresent: Bool
    }

    /// How a line of the legend is drawn beside its word.
    public enum Sign: Sendable, Hashable {
        case reported, forecast, spread, second, usualMean, usual
    }

    /// What is usual on a day, in the unit that the reader chose.
    public struct Usual: Sendable, Hashable {
        /// Hours from the beginning to the middle of the day.
        let middle: Double
        /// Where eight of ten hours lay in other years, and their mean.
        let band: UsualBand
    }

    /// The points in order of time, each of which is drawn and can be read.
    public let points: [QuantityPoint]
    /// The days from midnight to midnight, the first of which is yesterday.
    public let days: [QuantityDay]
    /// What is usual on these days; empty where that is not known.
    public let usual: [Usual]
    /// Times without sun, in hours from the beginning.
    public let nights: [ClosedRange<Double>]
    /// Hours from the beginning to now; nil where now lies outside.
    public let now: Double?
    /// How the values are drawn.
    public let style: Style
    /// The lowest and the highest number of the scale.
    public let scale: ClosedRange<Double>
    /// Whether equal lengths of the scale are equal ratios.
    public let isLogarithmic: Bool
    /// The numbers with lines across the chart.
    public let ticks: [Tick]
    /// The scale of the second line; nil where it has that of the first, or there is none.
    public let second: SecondScale?
    /// The named parts of the scale; empty for a scale without names beside it.
    public let bands: [Band]
    /// The scale by whose steps the line has its colours; nil for other colours.
    let steps: DetailScale?
    /// The freezing point in the unit that the reader chose; nil for other quantities.
    public let freezing: Double?
    /// Whether the lowest value of a day is told beside the highest.
    let tellsLows: Bool
    /// Whether it has less height than others, as most of its page is told by tables.
    let isLow: Bool
    /// The text of a value that is shown as nought.
    let nought: String
    /// The unit, where the numbers do not bear it themselves; nil where they do.
    public let unit: String?
    /// What the lines are, in the order they are named in.
    public let legend: [Sign: String]
    /// The word "Now".
    public let nowText: String
    /// What the numbers of the lane below the plot are, "max"; nil without a lane.
    public let laneText: String?
    /// The span that is shown: "Until Wednesday 9 December".
    public let title: String
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String

    /// Hours from the beginning to the end of the last day.
    public var length: Double { days.last?.end ?? 0 }

    /// How many points an arrow key goes on: three where points of more than ten days are an hour apart.
    public var stride: Int { points.count > 240 ? 3 : 1 }
}

/// A day of a quantity's chart, in hours from the chart's beginning.
public struct QuantityDay: Sendable, Hashable {
    /// The date, such as "2026-11-24".
    public let id: String
    /// Midnight.
    public let start: Double
    /// The midnight that ends it, 23 to 25 hours later.
    public let end: Double
    /// The weekday, such as "Tue".
    public let weekday: String
    /// The day of the month, "24", or "1 Dec" where a month begins.
    public let date: String
    /// Whether the locale counts it as one of the weekend.
    public let isWeekend: Bool
    /// Whether it is today.
    public let isToday: Bool
    /// Every sixth hour of the clock, without midnight.
    public let hours: [Hour]
    /// Its wind; nil for another quantity and where none is known.
    public let wind: Wind?

    /// The wind of a day, in the lane below the plot.
    public struct Wind: Sendable, Hashable {
        /// Degrees clockwise from north that its mean blows from; nil where it has no direction.
        public let from: Double?
        /// The highest of the day's mean winds, without its unit.
        public let text: String
    }

    /// An hour of the clock.
    public struct Hour: Sendable, Hashable {
        /// Hours from the chart's beginning.
        public let start: Double
        /// The time, such as "12:00".
        public let text: String
    }
}

/// A value of a quantity's chart.
public struct QuantityPoint: Sendable, Hashable {
    /// Hours from the beginning of the chart.
    public let start: Double
    /// How many hours it stands for.
    public let length: Double
    /// The number in the unit that the reader chose; nil where it is not known.
    public let value: Double?
    /// The number of the second line; nil where there is none.
    public let second: Double?
    /// The value in degrees Celsius, by which a temperature has its colour; nil for other quantities.
    public let celsius: Double?
    /// Whether it was reported rather than forecast.
    public let isReported: Bool
    /// Where the value lies in eight of ten runs of an ensemble, in the unit that the reader chose; nil where that is not known.
    public internal(set) var band: ClosedRange<Double>?
    private let words: LazyValue<QuantityPointWords>

    init(
        start: Double, length: Double, value: Double?, second: Double?, celsius: Double?, isReported: Bool,
        words: LazyValue<QuantityPointWords>
    ) {
        (self.start, self.length, self.value, self.second) = (start, length, value, second)
        (self.celsius, self.isReported, self.words) = (celsius, isReported, words)
    }

    /// Whether it stands for a whole day.
    var isDay: Bool { length > 20 }
    /// The value as it stands in the chart, such as "12°".
    public var valueText: String { words.value.value }
    /// The second value as it stands in the chart, such as "82" of gusts; nil where it does not.
    public var secondText: String? { words.value.second }
    /// The time, "Thursday 26 November 14:00".
    public var timeText: String { words.value.time }
    /// The same in few words, "Thu 14:00".
    public var briefTime: String { words.value.brief }
    /// What is read beside the time: "52 km/h · gusts 82 · strong".
    public var reading: String { words.value.reading }
    /// The same in one sentence for a screen reader.
    public var spokenText: String { words.value.spoken }
}

/// The words of a point, which are made when they are first read.
struct QuantityPointWords: Sendable, Hashable {
    let value: String
    var second: String?
    let time: String
    let brief: String
    let reading: String
    let spoken: String
}

extension QuantityChart {
    /// The ways in which keys move over the points.
    public enum Step: Sendable, Hashable {
        case points(Int), days(Int), now, last
    }

    /// The points whose value is known, which alone can be read.
    public var readable: [Int] { points.indices.filter { points[$0].value != nil } }

    /// The point of now, else the last one before it; nil where none is known.
    public var present: Int? {
        let readable = readable
        return now.flatMap { now in readable.last { points[$0].start <= now + 0.001 } } ?? readable.first
    }

    /// Returns the point to which a step leads, the same at the ends; nil where no value is known.
    ///
    /// - Parameter index: The point that is read; nil to begin at now.
    public func index(from index: Int?, by step: Step) -> Int? {
        let readable = readable
        guard let index, let place = readable.firstIndex(of: index) else {
            return step == .last ? readable.last : present
        }
        switch step {
        case .points(let count): return readable[min(max(place + count, 0), readable.count - 1)]
        case .days(let count) where points[index].isDay: return self.index(from: index, by: .points(count))
        case .days(let count): return self.index(at: points[index].start + Double(count) * 24)
        case .now: return present
        case .last: return readable.last
        }
    }

    /// Returns the point whose value is known nearest to a time in hours from the beginning; of days the one it lies in.
    public func index(at hour: Double) -> Int? {
        if let day = readable.last(where: { points[$0].isDay && points[$0].start <= hour }) { return day }
        return readable.min { abs(points[$0].start - hour) < abs(points[$1].start - hour) }
    }

    /// Returns the day that a point lies in.
    public func day(of index: Int) -> QuantityDay? {
        guard points.indices.contains(index) else { return nil }
        return days.last { $0.start <= points[index].start + 0.001 }
    }
}
