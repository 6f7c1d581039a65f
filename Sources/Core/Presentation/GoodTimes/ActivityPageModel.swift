public import Charts
public import Foundation

/// The content of the page of one activity: its coming times, what decides over them, and its limits.
@MainActor
public protocol ActivityPageModel: AnyObject {
    /// Another one for another place or activity.
    var pageID: String { get }
    /// The next times with what ends each, or why there is none.
    var sentence: String { get }
    /// What comes after them, and what is mostly in the way; nil for nothing.
    var explanation: String? { get }
    /// Both for a screen reader.
    var spokenHead: String { get }
    /// What decides; nil where no hour is known.
    var chart: DecidingChart? { get }
    /// The limits, then the hours and days at which there is time.
    var limits: [ActivityLimitRow] { get }
    /// Whether another limit can be added.
    var canAdd: Bool { get }
    /// The choices of the shortest length, and the position of the present one.
    var lengths: (choices: [String], selected: Int) { get }
    /// Why no time can last so long in the hours at which there is time; nil where one can.
    var lengthProblem: String? { get }
    /// What it would have found in the last 14 days; nil until that has been read.
    var trial: [String]? { get }
    /// The label of the command that deletes it; nil for one to begin with that was not changed.
    var deletion: String? { get }
    /// Whether there are times to export.
    var canExport: Bool { get }
    /// The name that is suggested for the file.
    var fileName: String { get }
    /// What the dialog for another name says.
    var renaming: PlaceRenaming { get }

    /// Moves an end of a limit to a position of its slider.
    func move(_ end: Int, of limit: String, to position: Int)
    /// Sets the limit to another quantity; returns its identifier then, and nil where there is no such limit.
    func choose(_ position: Int, of limit: String) -> String?
    /// Adds a day of the week, or takes it away.
    func toggle(_ day: Int, of limit: String)
    /// Removes a limit.
    func remove(_ limit: String)
    /// Adds a limit of the first quantity without one; returns its identifier.
    func add() -> String?
    /// Chooses the shortest length at the position.
    func chooseLength(_ position: Int)
    /// Gives it another name; returns why not, or nil if it could.
    func rename(to name: String) -> String?
    /// Shows a copy of it instead.
    func duplicate()
    /// Deletes it, or gives one to begin with its own limits again; it can be undone.
    func delete()
    /// Returns the times of the next days as a calendar file.
    func calendar() -> Data
}

/// The row of a limit.
public struct ActivityLimitRow: Sendable, Hashable, Identifiable {
    /// An end of the limit on its slider.
    public struct End: Sendable, Hashable {
        /// The position on the slider.
        public let position: Int
        /// The accessible name: "Temperature: lowest value".
        public let name: String

        /// Takes a position and its name.
        public init(position: Int, name: String) {
            (self.position, self.name) = (position, name)
        }
    }

    /// A day of the week.
    public struct Day: Sendable, Hashable {
        /// "Mon".
        public let name: String
        /// "Monday".
        public let spokenName: String
        /// Whether it is one of the days.
        public let isOn: Bool
    }

    /// The identifier, which changes with the quantity.
    public let id: String
    /// The quantities to choose of.
    public let choices: [String]
    /// The position of its own.
    public let selected: Int
    /// The ends that can be moved, the lower one first; none for days of the week.
    public let ends: [End]
    /// The slider with its ends; nil for days of the week.
    public let track: LimitTrack?
    /// The numbers at the positions of the slider, in the reader's unit, those of times in hours; none for days of the week.
    public let numbers: [Double]
    /// The days to choose of; empty for a slider.
    public let days: [Day]
    /// The limit in words: "under 30 km/h".
    public let words: String
    /// Both for a screen reader: "Wind under 30 kilometres an hour".
    public let spokenText: String
    /// The accessible name of the button that removes it.
    public let removal: String
    /// Whether it can be removed, which the last limit of an activity cannot.
    public let canRemove: Bool

    /// Takes texts and positions as they are shown.
    public init(
        id: String, choices: [String], selected: Int, ends: [End], track: LimitTrack?, numbers: [Double], days: [Day],
        words: String, spokenText: String, removal: String, canRemove: Bool
    ) {
        (self.id, self.choices, self.selected, self.ends, self.track) = (id, choices, selected, ends, track)
        (self.numbers, self.days, self.words, self.spokenText) = (numbers, days, words, spokenText)
        (self.removal, self.canRemove) = (removal, canRemove)
    }
}
