public import Charts
import WeatherText

/// The part of the preferences that tells how the sources did at a place.
public struct ScoreSection: Sendable, Hashable {
    /// How one source did, so many days ahead.
    public struct Row: Sendable, Hashable, Identifiable {
        /// The name of the source, which is that of its row.
        public let id: String
        /// "Open-Meteo, High off 0.9° ± 0.2°, Low off 1.3° ± 0.3°, Rain hits 9 of 11, False alarms 2, Days 26".
        public let spokenText: String

        /// Takes texts as they are spoken.
        public init(id: String, spokenText: String) {
            (self.id, self.spokenText) = (id, spokenText)
        }
    }

    /// The names of the places to choose of.
    public let places: [String]
    /// The position of the one that is shown.
    public let place: Int
    /// What the forecasts were held against, in how many days, or that there are too few.
    public let evidence: String
    /// The choices of days ahead, "1 day"; empty where there are too few days.
    public let leads: [String]
    /// The position of the one that is shown.
    public let lead: Int
    /// The sources, in the order of the rows of the table.
    public let rows: [Row]
    /// Their measures; nil where there are too few days.
    public let table: ScoreTable?
    /// The error of the high by days ahead; nil where that is not known.
    public let chart: ScoreChart?
    /// The chart for a screen reader.
    public var spokenChart: String { PhraseList.text([ScoreWords.highOff, chart?.spokenText]) }
    /// What the measures mean, what persistence would have done, and the order that is proposed.
    public let notes: [String]
    /// Whether an order is proposed that is another one than the present.
    public let proposesOrder: Bool

    /// Takes texts as they are shown.
    public init(
        places: [String], place: Int, evidence: String, leads: [String], lead: Int, rows: [Row],
        table: ScoreTable? = nil, chart: ScoreChart? = nil, notes: [String], proposesOrder: Bool
    ) {
        (self.table, self.chart) = (table, chart)
        (self.places, self.place, self.evidence) = (places, place, evidence)
        (self.leads, self.lead, self.rows, self.notes) = (leads, lead, rows, notes)
        self.proposesOrder = proposesOrder
    }
}

/// The fixed texts of that part.
public enum ScoreWords {
    /// The heading.
    public static var title: String { tr("How your sources did") }
    /// The accessible name of the choice of the place.
    public static var place: String { tr("Place") }
    /// The words before the choice of days ahead.
    public static var ahead: String { tr("By days ahead") }
    /// The heading of the chart.
    public static var highOff: String { tr("How far off the high was") }
    /// What the lines of the chart are.
    public static var highOffNote: String { tr("mean error in degrees, by days ahead") }
    /// The sentence below a table with a ground under some numbers.
    public static var best: String { tr("A tinted number is the best of its column.") }
    /// The button that leads to the order of the sources.
    public static var order: String { tr("Change the order of the sources") }
    /// The sentence at the end.
    public static var foot: String {
        tr("Compared are forecasts this computer received anyway. No source is asked for it.")
    }
}
