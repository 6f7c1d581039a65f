public import ForecastHistory
public import WeatherText

/// How sources did so many days ahead, as a table: a row a source, a column a measure.
public struct ScoreTable: Sendable, Hashable {
    /// A measure of a source.
    public struct Cell: Sendable, Hashable {
        /// The value as it is shown.
        public let text: String
        /// Whether it is better than that of every other source.
        public let isBest: Bool
    }

    /// A source.
    public struct Row: Sendable, Hashable {
        /// The name of the source.
        public let name: String
        /// The number of its stroke, which is that of Compare.
        let stroke: Int
        /// Its measures in the order of the headings.
        public let cells: [Cell]
        /// Why there is no verdict; nil where there is one.
        public let note: String?
    }

    /// What the columns measure.
    public let headings: [String]
    /// The sources in the order of their scores.
    public let rows: [Row]

    /// Whether a value is told from the others as the best.
    public var hasBest: Bool { rows.contains { $0.cells.contains(where: \.isBest) } }

    /// - Parameters:
    ///   - scores: The scores of the sources for one number of days ahead.
    ///   - texts: The same in words, in the same order.
    ///   - headings: What error of high and low, hits, false alarms and days are called.
    public init(_ scores: [SourceScore], _ texts: [ScorecardText.Row], headings: [String]) {
        self.headings = headings
        let best = [
            Self.best(scores.map { $0.high?.value }, texts.map(\.highText)),
            Self.best(scores.map { $0.low?.value }, texts.map(\.lowText)),
            Self.best(scores.map { $0.rain.map { -$0.hitRate } }, texts.map(\.hitsText)),
            Self.best(scores.map { $0.rain.map(\.falseAlarmRate) }, texts.map(\.falseAlarmsText)),
            nil,
        ]
        let strokes = ComparisonColours.numbers(of: scores.map(\.source.id))
        rows = zip(scores, texts).enumerated().map { index, pair in
            let (score, text) = pair
            let values = [text.highText, text.lowText, text.hitsText, text.falseAlarmsText, text.daysText]
            return Row(
                name: text.source, stroke: strokes[index],
                cells: zip(values, best).map { Cell(text: $0, isBest: $1 == index) },
                note: score.days < SourceScore.leastDays ? tr("too few days to judge") : nil)
        }
    }

    /// Returns the row with the lowest value; nil where only one is known, or where two of the best read alike.
    private static func best(_ values: [Double?], _ texts: [String]) -> Int? {
        let known = values.indices.filter { values[$0] != nil }
        guard known.count > 1, let first = known.min(by: { (values[$0] ?? 0) < (values[$1] ?? 0) }) else { return nil }
        let isTied = known.contains { $0 != first && (texts[$0] == texts[first] || values[$0] == values[first]) }
        return isTied ? nil : first
    }
}

extension RainScore {
    /// The share of the days with rain on which it was forecast; 0 where there was none.
    fileprivate var hitRate: Double { wetDays > 0 ? Double(hits) / Double(wetDays) : 0 }
    /// The share of all days on which rain was forecast and did not come.
    fileprivate var falseAlarmRate: Double {
        Double(falseAlarms) / Double(max(hits + misses + falseAlarms + correctDry, 1))
    }
}
