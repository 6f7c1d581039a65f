import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
public import WeatherText

extension PreferencesViewModel {
    /// The user's rules in alphabetical order.
    public var rules: [RuleSwitchRow] {
        let formatter = settings.formatter
        return settings.settings.rules.map { rule in
            let (text, spoken) = (RuleText(rule, formatter), RuleText(rule, formatter.speaking))
            let (place, run) = (settings.locations.placeWords(of: rule), trials[key(of: rule)])
            let words = PhraseList.text([spoken.what, spoken.scope, place])
            let told: [String] = run.map { spoken.sentences($0) } ?? []
            return RuleSwitchRow(
                id: rule.id, note: [text.what, text.scope, place].inOneLine(),
                trialText: run.flatMap { PhraseList.sentences(text.sentences($0)) }, isOn: rule.isTold,
                spokenText: PhraseList.sentences([tr("{sentence}.", ["sentence": words])] + told))
        }
    }

    /// Lets the desktop tell of a rule, or no more.
    public func tellRule(_ isOn: Bool, for id: String) {
        settings.change { settings in
            if let place = settings.rules.firstIndex(where: { $0.id == id }) { settings.rules[place].isTold = isOn }
        }
    }

    /// Tries the rules on the forecasts of the last 14 days that are kept; nobody is asked.
    func tryRules() {
        guard let store, !settings.settings.rules.isEmpty else { return }
        let (rules, previous) = (settings.settings.rules, trying)
        trying = Task { [weak self] in
            await previous?.value
            for rule in rules {
                guard let self, let page = settings.locations.page(of: rule) else { continue }
                page.state.readWhole()
                let run = try? await RuleDryRun.read(
                    of: rule, at: page.pageID, over: page.place.location.coordinates, in: page.clockZone,
                    from: page.report?.hours?.source.id, of: store, now: page.clock.now)
                if let run { trials[key(of: rule)] = run }
            }
        }
    }

    /// Tries the rules again that another program has changed, as the preferences that are open list them at once.
    func followRules() {
        if isOpened { tryRules() }
    }

    /// Another one for a rule about other weather; a switch makes no other rule of it.
    private func key(of rule: WeatherRule) -> String { "\(rule.id) \(rule.mark)" }
}

/// The form of a rule.
extension PreferencesViewModel {
    /// The form of the rule that is written; nil while none is.
    public var ruleForm: RuleForm? { ruleEditor.form }

    /// The message about a rule that was deleted, with a button to undo it; nil if there is none.
    public var ruleUndoOffer: Banner? {
        ruleEditor.removed.last.map { rule in
            Banner(
                text: tr("“{name}” was deleted.", ["name": rule.id]), actionLabel: tr("Undo"),
                style: .info)
        }
    }

    /// Opens the form of a rule, or of a new one for nil.
    public func writeRule(_ id: String?) { ruleEditor.begin(id) }

    /// Takes the name of the rule that is written.
    public func nameRule(_ name: String) { ruleEditor.change { $0.name = name } }

    /// Takes the threshold of the rule that is written.
    public func writeThreshold(_ text: String) { ruleEditor.change { $0.write(threshold: text) } }

    /// Chooses the option at the position for a field of the rule that is written.
    public func chooseForRule(_ position: Int, for field: RuleForm.Field) {
        ruleEditor.change { $0.choose(position, for: field) }
    }

    /// Takes the threshold by which the rule would have told less.
    public func takeRuleSuggestion() { ruleEditor.takeSuggestion() }

    /// Saves the rule that is written, or says in the form why it cannot be.
    public func saveRule() {
        ruleEditor.save()
        if ruleEditor.form == nil { tryRules() }
    }

    /// Saves the rule at Enter in its name, unless it is a new one of which nothing is written yet.
    ///
    /// The Enter that opens the form may be pressed twice, and the second one then is no wish to save anything.
    public func enterRule() {
        if !ruleEditor.isUntouched { saveRule() }
    }

    /// Closes the form without saving.
    public func cancelRule() { ruleEditor.cancel() }

    /// Deletes a rule; it can be undone.
    public func deleteRule(_ id: String) { ruleEditor.delete(id) }

    /// Brings the rule back that was deleted last.
    public func undoRule() {
        ruleEditor.undo()
        tryRules()
    }
}
