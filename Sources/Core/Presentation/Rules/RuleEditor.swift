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
        let place =
            settings.locations.page(of: draft.rule)?.distinctName ?? tr("The place of this rule is not saved any more.")
        return RuleForm(
            id: draft.former, title: draft.former ?? tr("New rule"), name: draft.name,
            usualName: draft.usualName(beside: rules), threshold: draft.threshold,
            unit: settings.formatter.limitUnit(draft.rule.threshold, of: draft.rule.quantity), choices: draft.choices,
            words: [text.what, text.scope, place].joined(separator: " · "), problem: problem?.text,
            isNameRefused: problem?.isAboutName ?? false,
            trialText: run.flatMap { PhraseList.sentences(text.sentences($0)) },
            picture: run.flatMap {
                RuleTrialPicture(
                    $0, settings.formatter, threshold: draft.rule.threshold,
                    text: settings.formatter.amount(draft.rule.threshold, of: draft.rule.quantity))
            },
            suggestion: run?.suggestion.map {
                tr(
                    "Use {amount}",
                    ["amount": settings.formatter.amount($0.threshold, of: draft.rule.quantity)])
            })
    }

    /// Opens the form for a rule, or for a new one.
    func begin(_ id: WeatherRule.ID?) {
        let places = settings.locations.pages.map { (id: $0.pageID, name: $0.distinctName) }
        draft = RuleDraft(rules.first { $0.id == id }, places: places, settings.formatter)
        (problem, run, kept) = (nil, nil, nil)
        tryAgain()
    }

    /// Changes what is written, and tries it.
    func change(_ body: (inout RuleDraft) -> Void) {
        guard var new = present else { return }
        let old = new.rule
        body(&new)
        draft = new
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
    }

    /// Brings the rule back that was deleted last, under another name where its own was given away.
    func undo() {
        guard let rule = removed.popLast() else { return }
        let isTaken = rules.contains { $0.id.lowercased() == rule.id.lowercased() }
        let name =
            isTaken
            ? RuleDraft(rule.named(""), places: [], settings.formatter).usualName(beside: rules) : rule.id
        settings.change { $0.put(rule.named(name)) }
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
