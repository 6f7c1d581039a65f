import Testing
import WeatherModel

/// The warnings that a user sees, and those that room is left for.
struct AlertChoiceTests {
    private static func alert(_ severity: AlertSeverity, _ topic: AlertTopic?, number: Int = 0) -> Alert {
        Alert(id: "\(severity) \(number)", severity: severity, texts: [], topic: topic)
    }

    @Test(
        "all that the weather brings is shown unless it is switched off, other dangers only where they are switched on")
    func topics() {
        var choice = AlertChoice()
        let topics: [AlertTopic?] = [nil, .weather, .flood, .fire, .air, .other]
        #expect(topics.filter { choice.includes(Self.alert(.minor, $0)) } == [nil, .weather, .flood, .fire, .air])
        choice[shows: .other] = true
        choice[shows: .weather] = false
        #expect(topics.filter { choice.includes(Self.alert(.minor, $0)) } == [.flood, .fire, .air, .other])
        #expect(!choice[shows: .weather] && choice[shows: .other])
    }

    @Test("what is less severe than wanted is not shown, but what names no severity is")
    func severities() {
        let choice = AlertChoice(leastSeverity: .severe)
        let shown = AlertSeverity.allCases.filter { choice.includes(Self.alert($0, nil)) }
        #expect(shown == [.unknown, .severe, .extreme])
    }

    @Test("of too many warnings, other dangers take no room from those of the weather")
    func room() {
        let others = (0..<Bound.alerts).map { Self.alert(.extreme, .other, number: $0) }
        let kept = (others + [Self.alert(.minor, nil)]).bounded
        #expect(kept.count == Bound.alerts)
        #expect(kept.last?.severity == .minor)
    }
}
