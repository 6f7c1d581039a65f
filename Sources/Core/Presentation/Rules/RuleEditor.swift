import Charts
import Foundation
import Observation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// The rule that is written, the trial of it, and the rules that were deleted lately.
@MainActor @Observable
final class RuleEditor {
    private let settings: SettingsViewModel
    private let store: (any Store)?
    private(set) var draft: RuleDraft?
    /// Whether something of it was written or chosen since the form was opened.
    @ObservationIgnored private var isTouched = false
    private(set) var problem: RuleDraft.Refusal?
    private var run: RuleDryRun?
    private(set) var removed: [WeatherRule] = []
    /// The forecasts that are kept of a place, as they were read last.
    @ObservationIgnored private var kept: (place: Location.ID, issues: [RuleDryRun.Issue])?
    @ObservationIgnored private(set) var trying: Task<Void, Never>?

    init(_ settings: SettingsViewModel, store: (any Store)?) {
        (self.settings, self.store) = (settings, store)
    }

    private var rules: [WeatherRule] { settings.settings.rules }

    /// What is written, in the units that are chosen now.
    private var present: RuleDraft? { draft?.shown(in: settings.formatter) }

    /// The form; nil while no rule is written.
    var form: RuleForm? {
        guard let draft = present else { return nil }
        let text = RuleText(draft.rule, settings.formatter)
        let spoken = RuleText(draft.rule, settings.formatter.speaking)
        let place = settings.locations.placeWords(of: draft.rule)
        // What the last number would have told does not stand below another one.
        let run = draft.isThresholdWritten ? self.run : nil
        return RuleForm(
            id: draft.former, title: draft.former ?? tr("New rule"), name: draft.name,
            usualName: draft.usualName(beside: rules), threshold: draft.threshold,
            unit: settings.formatter.limitUnit(draft.rule.threshold, of: draft.rule.quantity), choices: draft.choices,
            words: [draft.what(settings.formatter), text.scope, place].inOneLine(),
            problem: problem?.text, isNameRefused: problem?.isAboutName ?? false,
            trialText: run.flatMap { PhraseList.sentences(text.sentences($0)) },
            picture: run.flatMap {
                RuleTrialPicture(
                    $0, settings.formatter, threshold: draft.rule.threshold,
                    text: settings.formatter.limitAmount(draft.rule.threshold, of: draft.rule.quantity))
            },
            suggestion: suggestion(of: run, for: draft.rule, settings.formatter),
            spokenWords: PhraseList.text([draft.what(settings.formatter.speaking), spoken.scope, place]),
            spokenTrialText: run.flatMap { PhraseList.sentences(spoken.sentences($0)) },
            spokenSuggestion: suggestion(of: run, for: draft.rule, settings.formatter.speaking))
    }

    /// Returns "Use 75 km/h" for the threshold by which less would be told; nil for none.
    private func suggestion(of run: RuleDryRun?, for rule: WeatherRule, _ formatter: WeatherFormatter) -> String? {
        run?.suggestion.map {
            tr(
                "Use {amount}",
                ["amount": formatter.limitAmount($0.threshold, of: rule.quantity)])
        }
    }

    /// Whether a new rule is being written of which all is as the form began.
    var isUntouched: Bool { draft?.former == nil && !isTouched }

    /// Opens the form for a rule, or for a new one; a new one that is being written goes on.
    func begin(_ id: WeatherRule.ID?) {
        // The button may be pressed twice before the form has taken its place.
        if id == nil, let draft, draft.former == nil { return }
        isTouched = false
        let places = settings.locations.pages.map { (id: $0.pageID, name: $0.distinctName) }
        draft = RuleDraft(
            rules.first { $0.id == id }, places: places, home: settings.locations.homePage?.distinctName,
            settings.formatter)
        (problem, run, kept) = (nil, nil, nil)
        tryAgain()
    }

    /// Changes what is written, and tries it.
    func change(_ body: (inout RuleDraft) -> Void) {
        guard var new = present else { return }
        let old = new.rule
        body(&new)
        draft = new
        isTouched = true
        if problem != nil { problem = nil }
        // Its days would stand under a threshold of something else.
        if (new.rule.quantity, new.rule.place) != (old.quantity, old.place) { run = nil }
        if new.rule != old { tryAgain() }
    }

    /// Takes the threshold by which less would have been told.
    func takeSuggestion() {
        guard let threshold = run?.suggestion?.threshold else { return }
        change { $0.take(threshold: threshold) }
    }

    /// Closes the form without saving.
    func cancel() { (draft, problem, run) = (nil, nil, nil) }

    /// Forgets the form and the rules that were deleted before.
    func reset() {
        cancel()
        if !removed.isEmpty { removed = [] }
    }

    /// Saves the rule and closes the form; where that is refused, it stays open and says why.
    func save() {
        guard let draft = present else { return }
        switch draft.finished(beside: rules) {
        case .failure(let refusal): problem = refusal
        case .success(var rule):
            // The switch in the list may have been turned meanwhile.
            rule.isTold = rules.first { $0.id == draft.former }?.isTold ?? rule.isTold
            settings.change { $0.put(rule, insteadOf: draft.former) }
            cancel()
        }
    }

    /// Deletes a rule; it can be undone.
    func delete(_ id: WeatherRule.ID) {
        guard let rule = rules.first(where: { $0.id == id }) else { return }
        if draft?.former == id { cancel() }
        settings.change { $0.rules.removeAll { $0.id == id } }
        removed.append(rule)
        settings.locations.announcements.tell(tr("“{name}” was deleted.", ["name": rule.id]))
    }

    /// Brings the rule back that was deleted last, under another name where its own was given away.
    func undo() {
        guard let rule = removed.popLast() else { return }
        let isTaken = rules.contains { $0.id.lowercased() == rule.id.lowercased() }
        let name =
            isTaken
            ? RuleDraft(rule.named(""), places: [], home: nil, settings.formatter).usualName(beside: rules) : rule.id
        settings.change { $0.put(rule.named(name)) }
        settings.locations.announcements.tell(tr("“{name}” is back.", ["name": name]))
    }

    private func tryAgain() {
        guard let store, let draft, let page = settings.locations.page(of: draft.rule) else { return run = nil }
        let (rule, id, zone, now) = (draft.rule, page.pageID, page.clockZone, page.clock.now)
        let (coordinates, source) = (page.place.location.coordinates, page.report?.hours?.source.id)
        let previous = trying
        trying = Task { [weak self] in
            await previous?.value
            guard self?.draft?.rule == rule else { return }
            if self?.kept?.place != id {
                guard
                    let issues = try? await RuleDryRun.issues(
                        at: id, in: zone, from: source, of: store, now: now)
                else {
                    if let self { self.run = nil }
                    return
                }
                self?.kept = (id, issues)
            }
            guard let issues = self?.kept?.issues else { return }
            let run = await RuleDryRun.made(of: rule, in: issues, over: coordinates, in: zone, until: now)
            if let self, self.draft?.rule == rule { self.run = run }
        }
    }
}
