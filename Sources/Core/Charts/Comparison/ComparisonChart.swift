import Foundation
public import WeatherText

/// A quantity and the rain of forecasts side by side, ready to be drawn and read; each day takes 24 hours of the axis.
public struct ComparisonChart: Sendable, Hashable {
    /// A number on the scale with its text.
    public typealias Tick = QuantityChart.Tick

    /// A value of a forecast.
    public struct Point: Sendable, Hashable {
        /// Hours of the axis from its beginning.
        public let hour: Double
        /// The number in the unit that the reader chose.
        public let value: Double
    }

    /// What falls in a step of a forecast.
    public struct Bar: Sendable, Hashable {
        /// Hours of the axis at which the step begins and ends.
        public let hours: ClosedRange<Double>
        /// Millimetres an hour.
        public let rate: Double
    }

    /// What falls on a day.
    public struct Sum: Sendable, Hashable {
        /// The amount with its unit, "12 mm".
        public let text: String
        /// The number alone, for days too narrow for the unit.
        public let number: String
    }

    /// One forecast.
    public struct Line: Sendable, Hashable, Identifiable {
        /// The identifier of the source or the place.
        public let id: String
        /// The name beside its lane.
        public let name: String
        /// The number of its stroke.
        let stroke: Int
        /// The values, in unbroken runs.
        public let runs: [[Point]]
        /// Whether its steps are longer than an hour, so that straight lines join its points.
        public let isCoarse: Bool
        /// What falls.
        public let bars: [Bar]
        /// The sum of each day from half a millimetre on; nil for less.
        public let sums: [Sum?]
        /// Hours of the axis to now; nil where now lies outside.
        public let now: Double?
        /// What stands in its lane where nothing is known of it; nil where something is.
        public let missingText: String?
    }

    /// A time that can be read.
    public struct Reading: Sendable, Hashable {
        /// Hours of the axis from its beginning.
        public let hour: Double
        /// The number of each forecast in their order; nil where it has none then.
        public let values: [Double?]
        private let words: LazyValue<ComparisonReadingWords>

        init(hour: Double, values: [Double?], words: LazyValue<ComparisonReadingWords>) {
            (self.hour, self.values, self.words) = (hour, values, words)
        }

        /// The time, "Saturday 28 November 13:00".
        public var timeText: String { words.value.time }
        /// The values in the order of the names, "Open-Meteo 5°, dry · MET Norway 4°, 0.9 mm".
        public var text: String { words.value.text }
        /// Time and values in a line, "Saturday 28 November 13:00 · Open-Meteo 5°, dry · MET Norway 4°, 0.9 mm".
        public var line: String { [timeText, text].inOneLine() }
        /// Time and values in a sentence for a screen reader.
        public var spokenText: String { words.value.spoken }
    }

    /// The quantity of the curves; what falls stands in the lanes below, whichever it is.
    public let quantity: ChartMetric
    /// The quantities that any of the forecasts tells.
    public let quantities: [ChartMetric]
    /// The days.
    public let days: [ComparisonText.Heading]
    /// The forecasts in their order, four at most.
    public let lines: [Line]
    /// The times that can be read, in order.
    public let readings: [Reading]
    /// Times without sun, in hours of the axis; empty between places.
    public let nights: [ClosedRange<Double>]
    /// Hours to now where it is the same in all; nil between places.
    public let now: Double?
    /// The lowest and the highest number of the scale.
    public let scale: ClosedRange<Double>
    /// The numbers with lines across the chart.
    public let ticks: [Tick]
    /// The unit over the numbers; nil where they bear it themselves, or have none.
    public let unit: String?
    /// The unit of the sums, "mm", which stands before their row where they have no room for it.
    public let sumUnit: String
    /// The freezing point in the unit that the reader chose; nil where it lies outside, and for other quantities.
    public let freezing: Double?
    /// The first day on which they part; nil for none.
    public let parting: Int?
    /// The word "Now".
    public let nowText: String
    /// What stands below about each place's own now; nil for sources.
    public let footText: String?
    /// Whether its words run from right to left.
    let isMirrored: Bool
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String

    /// Hours of the axis.
    public var length: Double { Double(days.count) * 24 }
}

/// The words of a time, which are made when they are first read.
struct ComparisonReadingWords: Sendable, Hashable {
    let time: String
    let text: String
    let spoken: String
}

extension ComparisonChart {
    /// Returns the time to which a step leads, the same at the ends; nil where there is none.
    ///
    /// - Parameter index: The time that is read; nil to begin at now.
    public func index(from index: Int?, by step: QuantityChart.Step) -> Int? {
        guard !readings.isEmpty else { return nil }
        let last = readings.count - 1
        guard let index, readings.indices.contains(index) else { return step == .last ? last : present }
        switch step {
        case .points(let count): return min(max(index + count, 0), last)
        case .days(let count): return self.index(at: readings[index].hour + Double(count) * 24)
        case .now: return present
        case .last: return last
        }
    }

    /// Returns the time nearest to so many hours of the axis.
    public func index(at hour: Double) -> Int? {
        readings.indices.min { abs(readings[$0].hour - hour) < abs(readings[$1].hour - hour) }
    }

    /// The time of now, else the last one before it; nil where there is none.
    public var present: Int? {
        let now = now ?? lines.compactMap(\.now).first
        return now.flatMap { now in readings.lastIndex { $0.hour <= now + 0.001 } } ?? readings.indices.first
    }
}
