import Foundation
import Notices
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// Looks at the user's rules after each answer and each minute, and remembers over a restart what was told of them.
@MainActor
final class RuleWatch {
    private let file: StateFile<RuleMemory>?
    /// What is remembered; nil until it has been read.
    private var memory: RuleMemory?
    /// The rules at places whose state has changed since it was saved.
    private var changed: [(rule: WeatherRule.ID, place: Location.ID)] = []

    /// - Parameter file: Where it is remembered; nil for as long as the program runs.
    init(_ file: StateFile<RuleMemory>?) {
        self.file = file
    }

    /// Takes what the page's forecast says of a rule, and returns what is to be told; nil where nothing was, or it is over.
    ///
    /// What was told stands while the rule holds and the weather is not over; weather that is worse, or of another day,
    /// has another version and is told again.
    func look(at rule: WeatherRule, on page: WeatherViewModel) -> PendingNotice? {
        let (now, finding) = (page.clock.now, page.finding(of: rule))
        var memory = memory ?? file?.load() ?? RuleMemory()
        var state = memory[rule.id, page.pageID]
        let before = state
        _ = state.look(at: finding, of: rule, at: now, in: page.clockZone)
        if state != before {
            memory[rule.id, page.pageID] = state
            changed.append((rule.id, page.pageID))
        }
        self.memory = memory
        guard state.holds, let told = state.told, told.end > now else { return nil }
        let id = "rule/\(rule.id)@\(page.pageID)"
        let candidate = NoticeCandidate(
            id: id, kind: .rule, version: "\(state.mark) \(told.at.timeIntervalSinceReferenceDate)",
            isCertain: finding?.spell != nil)
        return PendingNotice(candidate: candidate) {
            finding.flatMap { page.notice(of: rule, $0, id: id) }
        }
    }

    /// Saves what has changed; what cannot be saved is remembered as long as the program runs.
    func save() {
        guard let memory, !changed.isEmpty else { return }
        let states = changed.map { (key: $0, state: memory[$0.rule, $0.place]) }
        do {
            // The command line looks at rules, too: only what was looked at here is written.
            try file?.update(from: RuleMemory()) { stored in
                for (key, state) in states { stored[key.rule, key.place] = state }
            }
            changed = []
        } catch {
            // It is tried again with the next change.
        }
    }
}

extension WeatherViewModel {
    /// Returns what a forecast that is recent enough says of a rule; nil where nothing is known.
    fileprivate func finding(of rule: WeatherRule) -> RuleFinding? {
        state.readWhole()
        guard let report = settled, let fetchedAt = report.fetchedAt(.hours),
            abs(report.now.timeIntervalSince(fetchedAt)) <= RuleState.oldestForecast
        else { return nil }
        return report.finding(of: rule, over: place.location.coordinates)
    }

    fileprivate func notice(of rule: WeatherRule, _ finding: RuleFinding, id: String) -> Notice? {
        let text = RuleText(rule, formatter)
        guard let body = text.notice(finding, in: clockZone) else { return nil }
        return Notice(
            id: id, text: NoticeText(rule: rule.id, body, in: distinctName), priority: .normal, picture: nil,
            target: NoticeTarget(place: pageID))
    }
}

extension LocationsViewModel {
    /// Returns the page of the place that a rule is about; nil where it is gone.
    func page(of rule: WeatherRule) -> WeatherViewModel? {
        guard let id = rule.place else { return homePage }
        return pages.first { $0.pageID == id }
    }

    /// Returns the next moments at which a rule may be told though no weather arrives.
    func rulesToTell(by settings: Settings) -> [Date] {
        settings.rules.compactMap { rule in
            guard rule.isTold, let page = page(of: rule) else { return nil }
            return rule.nextTelling(after: refreshes.moment.wall, in: page.clockZone)
        }
    }
}
