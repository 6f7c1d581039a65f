import Charts
import Foundation
import Observation
import Presentation
import WeatherModel
import WeatherText

/// Two of each kind, and a record of what was asked for.
@MainActor @Observable
final class StubPreferences: PreferencesModel {
    var chosen = 0
    var isOn = true
    var order = ["one", "two"]
    var serverProblem: String?
    /// Why a switch is refused; nil if it is not.
    var refusal: String?
    private var refused = false
    var problem: String?
    var temperatures = ["°C", "°F"]
    private(set) var done: [String] = []
    let pages = PreferencesPage.allCases
    let report: StubReport? = StubReport()
    let ledger: StubLedger? = StubLedger()

    var rows: [PreferenceRow] {
        [
            PreferenceRow(
                id: .temperature, page: .general, title: "Temperature", note: "Of the air.",
                control: .choice(temperatures, selected: chosen)),
            PreferenceRow(
                id: .weatherBackground, page: .appearance, title: "Background", note: nil, control: .flag(isOn),
                problem: refused ? refusal : nil),
            PreferenceRow(
                id: .offline, page: .privacy, title: "Offline", note: nil, control: .flag(false)),
        ]
    }

    var sources: [SourceRow] {
        order.map { id in
            SourceRow(
                id: id, name: "Source \(id)", gives: "Hours", keyNote: nil,
                trouble: id == "two" ? "Failed just now." : nil,
                server: PreferenceField(
                    title: "Server of \(id)", placeholder: "https://example.org", text: "", problem: serverProblem),
                moveUp: id == order.first ? nil : "Move \(id) up", moveDown: id == order.last ? nil : "Move \(id) down"
            )
        }
    }

    let sourceProblems = ["A contradiction."]
    var orderedPart: PreferenceRow.Control { .choice(["All", "Days"], selected: 0) }
    var placeSwitches: [PlaceSwitchRow] {
        [
            PlaceSwitchRow(
                id: "paris", title: "Paris", note: "France", isOn: true, problem: refused ? refusal : nil)
        ]
    }

    var rules: [RuleSwitchRow] {
        [RuleSwitchRow(id: "Gale", note: "Gusts over 60 km/h", trialText: "Told once.", isOn: isOn)]
    }

    var ruleForm: RuleForm?
    var ruleUndoOffer: Banner?
    func writeRule(_ id: String?) { done.append("write \(id ?? "new")") }
    func nameRule(_ name: String) { done.append("name \(name)") }
    func writeThreshold(_ text: String) { done.append("threshold \(text)") }
    func chooseForRule(_ position: Int, for field: RuleForm.Field) { done.append("choose \(field) \(position)") }
    func takeRuleSuggestion() { done.append("suggestion") }
    func saveRule() { done.append("save rule") }
    func enterRule() { done.append("enter rule") }
    func cancelRule() { done.append("cancel rule") }
    func deleteRule(_ id: String) { done.append("delete \(id)") }
    func undoRule() { done.append("undo rule") }

    private static let place = Coordinates(clampingLatitude: 53.55, longitude: 9.99)
    var precisionStop = 1
    var precision: PrecisionSection {
        PrecisionSection(
            stops: ["10 m", "100 m", "1 km", "10 km"], chosen: precisionStop, words: "Stop \(precisionStop)",
            seen: "Sources see 53.55, 9.99", meaning: "Meaning \(precisionStop).",
            warning: precisionStop == 3 ? "It may be wrong." : nil,
            map: PrecisionMap(
                around: Self.place, nil, chosen: PrecisionMap.Cell(Self.place, side: 0.01, label: "1 km"), larger: []))
    }

    var scores: ScoreSection? {
        ScoreSection(
            places: ["Paris", "Rome"], place: 0, evidence: "Compared on 20 days.", leads: ["1 day", "3 days"], lead: 0,
            rows: [ScoreSection.Row(id: "One", spokenText: "One, high off 1°")],
            notes: ["This order fits."], proposesOrder: true)
    }

    func scorePlace(_ position: Int) { done.append("score place \(position)") }
    func scoreLead(_ position: Int) { done.append("score lead \(position)") }
    func tellRule(_ isOn: Bool, for id: String) { done.append("\(isOn ? "tell" : "hush") \(id)") }
    func orderPart(_ position: Int) { done.append("order \(position)") }
    func useSource(_ id: String, _ isOn: Bool) { done.append("\(isOn ? "use" : "leave") \(id)") }
    func showAlerts(_ isShown: Bool, for id: String) {
        done.append("\(isShown ? "warn" : "spare") \(id)")
        refused = refusal != nil
    }

    var sectionOrder = ["days", "details"]
    var hidden: Set<String> = []

    var sections: [SectionRow] {
        sectionOrder.map { id in
            SectionRow(
                id: id, title: "Section \(id)", isShown: !hidden.contains(id),
                moveUp: id == sectionOrder.first ? nil : "Move \(id) up",
                moveDown: id == sectionOrder.last ? nil : "Move \(id) down")
        }
    }

    var keys: [KeyRow] {
        [
            KeyRow(
                id: "keyed", name: "Keyed", status: "There is none.", message: nil, isProblem: false,
                fieldName: "Key of Keyed", isBusy: false, canRemove: true, canCheck: true,
                extra: PreferenceField(title: "Station", placeholder: "ABC", text: "", problem: nil))
        ]
    }

    let contacts = "It contacts nobody."
    var hasOwnOrder: Bool { order != ["one", "two"] }

    func open() {}
    func choose(_ position: Int, for row: PreferenceRow.ID) {
        done.append("choose \(row) \(position)")
        if row == .coordinates { return precisionStop = position }
        refused = refusal != nil && row == .weatherBackground
        if row == .temperature { chosen = position } else if !refused { isOn = position == 1 }
    }

    func moveSource(_ id: String, by offset: Int) {
        done.append("move \(id) by \(offset)")
        order.reverse()
    }

    func showSection(_ id: String, _ isShown: Bool) {
        done.append("\(isShown ? "show" : "hide") \(id)")
        if isShown { hidden.remove(id) } else { hidden.insert(id) }
    }

    func moveSection(_ id: String, by offset: Int) {
        done.append("move \(id) by \(offset)")
        sectionOrder.reverse()
    }

    func resetOrder() { done.append("reset") }
    func setServer(_ text: String, for id: String) { done.append("server \(id) \(text)") }
    func saveKey(_ key: String, for id: String) { done.append("save \(id) \(key)") }
    func removeKey(for id: String) { done.append("remove \(id)") }
    func checkKey(for id: String) { done.append("check \(id)") }
    func setExtra(_ text: String, for id: String) { done.append("extra \(id) \(text)") }
}

/// One request that was answered, and one that was not.
@MainActor @Observable
final class StubLedger: LedgerModel {
    private(set) var servers = PreferenceRow.Control.choice(["All servers", "a.example.org"], selected: 0)
    var rows: [LedgerRow] = []
    private(set) var summary: String?
    private(set) var hasMore = true
    private(set) var absence: String?

    func open() {}
    func choose(_ position: Int) {}
    func showMore() { hasMore = false }
    func clear() { rows = [] }
}

/// A report of one place.
@MainActor @Observable
final class StubReport: ReportModel {
    private(set) var preview: String? = "{\n  \"places\" : []\n}"
    private(set) var content: Data? = Data("{}".utf8)
    private(set) var problem: String?
    private(set) var isBlurred = false
    let fileName = "report.json"

    func open() {}
    func blur(_ isBlurred: Bool) { self.isBlurred = isBlurred }
}
