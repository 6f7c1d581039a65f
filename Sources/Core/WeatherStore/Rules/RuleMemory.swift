public import WeatherModel

/// What is remembered of all rules, as one small file holds it.
public struct RuleMemory: Sendable, Hashable, Codable {
    private struct Entry: Sendable, Hashable, Codable {
        let rule: WeatherRule.ID
        let place: Location.ID
        var state: RuleState
    }

    private var entries: [Entry] = []

    /// The rules at places that are remembered, those that were looked at last.
    static let limit = 500

    /// Makes a memory of nothing.
    public init() {}

    /// The state of a rule at a place; an empty one if it was never looked at there.
    public subscript(rule: WeatherRule.ID, place: Location.ID) -> RuleState {
        get { entries.first { $0.rule == rule && $0.place == place }?.state ?? RuleState() }
        set {
            entries.removeAll { $0.rule == rule && $0.place == place }
            entries.append(Entry(rule: rule, place: place, state: newValue))
            entries.removeFirst(max(0, entries.count - Self.limit))
        }
    }

    /// Forgets a rule that is no more.
    public mutating func forget(_ rule: WeatherRule.ID) {
        entries.removeAll { $0.rule == rule }
    }
}
