import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

extension PreferencesViewModel {
    /// The user's rules in alphabetical order.
    public var rules: [RuleSwitchRow] {
        let formatter = settings.formatter
        return settings.settings.rules.map { rule in
            let (text, page) = (RuleText(rule, formatter), settings.locations.page(of: rule))
            let place = page?.distinctName ?? tr("The place of this rule is not saved any more.")
            return RuleSwitchRow(
                id: rule.id, note: [text.what, text.scope, place].joined(separator: " · "),
                trialText: trials[key(of: rule)].flatMap { PhraseList.sentences(text.sentences($0)) }, isOn: rule.isTold
            )
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

    /// Another one for a rule about other weather; a switch makes no other rule of it.
    private func key(of rule: WeatherRule) -> String { "\(rule.id) \(rule.mark)" }
}
