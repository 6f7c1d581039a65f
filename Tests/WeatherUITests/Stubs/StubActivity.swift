import Charts
import Foundation
import Observation
import Presentation
import WeatherText

/// A page of an activity with a limit of two ends that notes what is asked of it.
@MainActor @Observable
final class StubActivity: ActivityPageModel {
    let pageID: String
    let sentence = "Now to 13:00."
    let explanation: String? = "Mostly in the way: wind."
    let spokenHead = "Now to 13:00. Mostly in the way: wind."
    let chart: DecidingChart? = nil
    var ends = [3, 18]
    var canAdd = true
    var lengths = (choices: ["1 hour", "2 hours"], selected: 0)
    var lengthProblem: String?
    let trial: [String]? = ["It would have found two times."]
    var deletion: String? = "Delete"
    let canExport = true
    let fileName = "run.ics"
    /// What was asked, in order.
    @ObservationIgnored private(set) var asked: [String] = []

    init(_ id: String) { pageID = id }

    var renaming: PlaceRenaming {
        PlaceRenaming(id: pageID, title: "Rename", note: "", name: pageID, officialName: pageID)
    }

    var limits: [ActivityLimitRow] {
        [
            ActivityLimitRow(
                id: "temperature", choices: ["Temperature", "Wind"], selected: 0,
                ends: zip(ends, ["Lowest", "Highest"]).map { .init(position: $0, name: $1) },
                track: LimitTrack(ends: ends, last: 30, inside: ends[0]...ends[1]),
                numbers: (0...30).map(Double.init), days: [],
                words: "\(ends[0])° to \(ends[1])°", spokenText: "Temperature \(ends[0])° to \(ends[1])°",
                removal: "Remove the temperature", canRemove: false)
        ]
    }

    func move(_ end: Int, of limit: String, to position: Int) { ends[end] = position }
    func choose(_ position: Int, of limit: String) -> String? {
        asked.append("choose \(position) of \(limit)")
        return limit
    }
    func toggle(_ day: Int, of limit: String) { asked.append("toggle \(day) of \(limit)") }
    func remove(_ limit: String) { asked.append("remove \(limit)") }
    func add() -> String? {
        asked.append("add")
        return nil
    }
    func chooseLength(_ position: Int) { lengths.selected = position }
    func rename(to name: String) -> String? { name.isEmpty ? "A name is needed." : nil }
    func duplicate() { asked.append("duplicate") }
    func delete() { asked.append("delete") }
    func calendar() -> Data { Data() }
}
