import Foundation
import WeatherModel
import WeatherRules
import WeatherStore

/// A rule with what a forecast says of it.
struct JudgedRule {
    let rule: WeatherRule
    let finding: RuleFinding
    /// Whether it holds, also by what came before.
    let holds: Bool

    /// Judges a rule at the answer's place; returns nil where too little is known of the time that the rule is about.
    ///
    /// - Parameter memory: Where is looked up what came before, and where that is noted which comes now; nil for neither.
    /// - Throws: A failure to write; without it, the same is returned.
    init?(
        _ rule: WeatherRule, _ answer: WeatherAnswer, at now: Date, rememberedIn memory: StateFile<RuleMemory>?
    ) throws(StoreError) {
        guard let report = answer.settled(at: now) else { return nil }
        let finding = report.finding(of: rule, over: answer.place.location.coordinates)
        guard let finding, finding.spell != nil || finding.isWhole else { return nil }
        var state = RuleState()
        if let memory {
            try memory.update(from: RuleMemory()) { memory in
                state = memory[rule.id, answer.place.id]
                state.take(finding, of: rule, at: now)
                memory[rule.id, answer.place.id] = state
            }
        } else {
            state.take(finding, of: rule, at: now)
        }
        (self.rule, self.finding, holds) = (rule, finding, state.holds)
    }
}
