import Foundation
import Testing
import WeatherModel

/// How the versions of a warning are told apart from each other and from other warnings.
struct AlertComparisonTests {
    private static let noon = Date(timeIntervalSinceReferenceDate: 817_041_600)

    private static func alert(
        _ id: String, _ severity: AlertSeverity = .moderate, event: String = "Wind", area: String = "Kent, Surrey",
        from start: Double = 0, to end: Double? = 6, references: [String] = [], sender: String = "Met Office"
    ) -> Alert {
        Alert(
            id: id, sender: sender, severity: severity, references: references, sent: noon,
            onset: noon + start * 3600, ends: end.map { noon + $0 * 3600 },
            texts: [AlertText(language: "en", event: event, area: area)])
    }

    private static func record(
        _ number: Int64, _ alert: Alert, source: String = "a", toldBy teller: String? = nil, ended: Bool = false,
        seenAfter hours: Double = 0
    ) -> AlertRecord {
        let seen = noon + hours * 3600
        return AlertRecord(
            number: number, source: source, alertID: alert.id, endedAt: ended ? noon : nil,
            changes: [AlertChange(number: number, kind: .new, at: seen, alert: alert, source: teller)])
    }

    private static func steps(
        _ records: [AlertRecord], _ alerts: [Alert], after hours: Double = 1, source: String = "a",
        isIncomplete: Bool = false
    ) -> [String] {
        let source = WeatherSource(id: source, name: "A", attribution: "A", homepage: "https://a.example")
        var answer = Sourced(alerts, source: source, fetchedAt: noon + hours * 3600)
        answer.isIncomplete = isIncomplete
        return AlertComparison(records, with: answer).steps.map {
            "\($0.record.map(String.init) ?? "-") \($0.alertID) \($0.kind?.rawValue ?? "same")"
        }
    }

    @Test(
        "each way in which a version differs is told by its gravest change",
        arguments: [
            (alert("1"), "same"), (alert("1", .severe, to: 9), "escalated"), (alert("1", .minor), "eased"),
            (alert("1", to: 9), "extended"), (alert("1", to: 3), "updated"), (alert("1", event: "Gale"), "updated"),
            (alert("1", area: "Surrey, Kent"), "same"), (alert("1", area: "Kent"), "updated"),
            (alert("1", from: 30.0 / 3600, to: 6 + 30.0 / 3600), "same"), (alert("1", to: 6 + 60.0 / 3600), "extended"),
            (alert("1", .unknown), "updated"), (alert("1", from: 1), "updated"),
        ])
    func kinds(alert: Alert, kind: String) {
        #expect(Self.steps([Self.record(7, Self.alert("1"))], [alert]) == ["7 1 \(kind)"])
    }

    @Test("what is said again under a new identifier is no news, half an hour later or with another time in its text")
    func repetition() {
        func said(_ id: String, at time: String, to end: Double = 6, references: [String] = []) -> Alert {
            var alert = Self.alert(id, to: end, references: references)
            alert.texts[0].headline = "Gusts of 90 km/h, as of \(time)"
            return alert
        }
        let known = [Self.record(7, said("1", at: "2026-02-10T14:10:00Z"))]
        #expect(Self.steps(known, [said("2", at: "2026-02-10T14:20:00Z", to: 6.5)]) == ["7 2 same"])
        #expect(Self.steps(known, [said("2", at: "10.2.2026 14:20", to: 6.6)]) == ["7 2 extended"])
        var stronger = said("2", at: "2026-02-10T14:20:00Z")
        stronger.texts[0].headline = "Gusts of 110 km/h, as of 2026-02-10T14:20:00Z"
        #expect(Self.steps(known, [stronger]) == ["7 2 updated"])
        // Who says what it updates has something to tell.
        #expect(Self.steps(known, [said("2", at: "14:20", references: ["1"])]) == ["7 2 updated"])
    }

    @Test(
        "a value that ends a sentence is no date, and a date has a year or goes on",
        arguments: [
            ("Up to 12.5.", "Up to 10.5.", "updated"), ("Up to 12.5. Take care", "Up to 10.5. Take care", "updated"),
            ("On 12.5. rain", "On 13.5. rain", "same"), ("On 12.5.26", "On 13.5.26", "same"),
            ("As of 10.2., 14:20", "As of 11.2., 2:20", "same"), ("02/27/2026", "02/28/2026", "same"),
            ("Index 45.13. rising", "Index 46.13. rising", "updated"),
        ])
    func datesInText(former: String, latter: String, kind: String) {
        func said(_ id: String, _ headline: String) -> Alert {
            var alert = Self.alert(id)
            alert.texts[0].headline = headline
            return alert
        }
        #expect(Self.steps([Self.record(7, said("1", former))], [said("2", latter)]) == ["7 2 \(kind)"])
    }

    @Test("a warning that leaves the list minutes before its end has ended, hours before it was cancelled")
    func early() {
        let known = [Self.record(7, Self.alert("1"))]
        #expect(Self.steps(known, [], after: 5.9) == ["7 1 ended"])
        #expect(Self.steps(known, [], after: 5.5) == ["7 1 cancelled"])
    }

    @Test("beside a warning that cannot be read none is told as cancelled")
    func unreadable() {
        let unreadable = Alert(id: "x", texts: [AlertText()])
        #expect(Self.steps([Self.record(7, Self.alert("1"))], [unreadable]) == ["- x new"])
        let since = Self.record(8, unreadable, seenAfter: 0.5)
        #expect(Self.steps([Self.record(7, Self.alert("1")), since], [unreadable]) == ["8 x same"])
    }

    @Test("a warning that was seen beside one that cannot be read, or after it, is told as cancelled all the same")
    func besideUnreadable() {
        let unreadable = Alert(id: "x", texts: [AlertText()])
        for hours in [0, 0.5] {
            let known = [Self.record(7, unreadable), Self.record(8, Self.alert("1"), seenAfter: hours)]
            #expect(Self.steps(known, [unreadable]) == ["7 x same", "8 1 cancelled"])
        }
    }

    @Test("a version with a new identifier is the same event by its reference, or by event, area and time")
    func succession() {
        let known = [Self.record(7, Self.alert("1"))]
        #expect(
            Self.steps(known, [Self.alert("2", .severe, event: "Gale", references: ["0", "1"])]) == ["7 2 escalated"])
        #expect(Self.steps(known, [Self.alert("2", to: 9)]) == ["7 2 extended"])
        #expect(Self.steps(known, [Self.alert("2")]) == ["7 2 same"])
        #expect(Self.steps(known, [Self.alert("2", area: "Wales")]) == ["- 2 new", "7 1 cancelled"])
        #expect(Self.steps(known, [Self.alert("2", from: 24, to: 30)]) == ["- 2 new", "7 1 cancelled"])
        #expect(Self.steps(known, [Self.alert("2", from: 6, to: 12)]) == ["- 2 new", "7 1 cancelled"])
    }

    @Test("what is missing was cancelled before its end, ended after it, and is not known from a list that is cut")
    func missing() {
        let known = [Self.record(7, Self.alert("1"))]
        #expect(Self.steps(known, []) == ["7 1 cancelled"])
        #expect(Self.steps(known, [], after: 6) == ["7 1 ended"])
        let full = (0..<Bound.alerts).map { Self.alert("other \($0)", area: "\($0)") }
        #expect(Self.steps(known, full).allSatisfy { $0.hasSuffix("new") })
        #expect(Self.steps(known, [], isIncomplete: true).isEmpty)
    }

    @Test("two warnings that one replaces are one and an end; one that two refer to is continued once")
    func joinedAndSplit() {
        let two = [Self.record(7, Self.alert("1", area: "Kent")), Self.record(8, Self.alert("2", area: "Surrey"))]
        #expect(Self.steps(two, [Self.alert("3", references: ["1", "2"])]) == ["8 3 updated", "7 1 ended"])
        let parts = [
            Self.alert("2", area: "Kent", references: ["1"]), Self.alert("3", area: "Surrey", references: ["1"]),
        ]
        #expect(Self.steps([Self.record(7, Self.alert("1"))], parts) == ["7 2 updated", "- 3 new"])
    }

    @Test("another source's silence ends nothing, and its own version of the same warning is no second one")
    func otherSource() {
        let known = [Self.record(7, Self.alert("1"))]
        #expect(Self.steps(known, [], source: "b").isEmpty)
        #expect(Self.steps(known, [Self.alert("x", sender: "Met Office")], source: "b") == ["7 x same"])
        #expect(Self.steps(known, [Self.alert("x", sender: "Other")], source: "b") == ["7 x same"])
        #expect(
            Self.steps(known, [Self.alert("x", event: "Rain", sender: "Other")], source: "b") == ["- x new"])
        #expect(Self.steps(known, [], after: 7, source: "b") == ["7 1 ended"])
    }

    @Test(
        "another source that names the area otherwise tells of the same warning where severity and times are equal and it holds here"
    )
    func otherNameOfArea() {
        func england(
            _ severity: AlertSeverity = .moderate, _ event: String = "Wind", from start: Double = 0, to end: Double = 6,
            _ coverage: AlertCoverage = .named
        ) -> Alert {
            var alert = Self.alert("x", severity, event: event, area: "England", from: start, to: end)
            alert.coverage = coverage
            return alert
        }
        var kent = Self.alert("1")
        kent.coverage = .place
        let known = [Self.record(7, kent)]
        #expect(Self.steps(known, [england()], source: "b") == ["7 x same"])
        #expect(Self.steps(known, [england()]) == ["- x new", "7 1 cancelled"])
        for other in [
            england(.severe), england(to: 6.1), england(from: -0.1), england(.moderate, "Rain"),
            england(.moderate, "Wind", from: 0, to: 6, .country),
        ] {
            #expect(Self.steps(known, [other], source: "b") == ["- x new"])
        }
    }

    @Test("what another source calls the area is no news, neither the second time nor as the first source is back")
    func areaOfAnotherSource() {
        var (own, other) = (Self.alert("1"), Self.alert("x", area: "England"))
        (own.coverage, other.coverage) = (.place, .place)
        let told = Self.record(7, own, toldBy: "a")
        // The second source listed it last, and told nothing of its own.
        var taken = told
        (taken.source, taken.alertID) = ("b", "x")
        #expect(Self.steps([told], [other], source: "b") == ["7 x same"])
        #expect(Self.steps([taken], [other], source: "b") == ["7 x same"])
        #expect(Self.steps([taken], [own]) == ["7 1 same"])
        var smaller = own
        smaller.texts[0].area = "Kent"
        #expect(Self.steps([taken], [smaller]) == ["7 1 updated"])
        var longer = other
        longer.ends = Self.noon + 9 * 3600
        #expect(Self.steps([taken], [longer], source: "b") == ["7 x extended"])
        longer.texts[0].headline = "Gusts of 110 km/h"
        longer.ends = other.ends
        #expect(Self.steps([taken], [longer], source: "b") == ["7 x updated"])
    }

    @Test(
        "what another publisher says beside a warning that is still listed is an event of its own, and goes on as one")
    func otherPublisher() {
        let known = [Self.record(7, Self.alert("1"))]
        let graver = Self.alert("x", .severe, references: ["1"], sender: "Other")
        #expect(Self.steps(known, [graver]) == ["7 x escalated"])
        #expect(
            Self.steps(known, [Self.alert("1"), Self.alert("x", sender: "Other")]) == ["7 1 same", "- x new"])
    }

    @Test("a warning that was left out once is the same one when it is back, whatever else is said")
    func returned() {
        #expect(Self.steps([Self.record(7, Self.alert("1"), ended: true)], [Self.alert("1")]) == ["7 1 returned"])
        #expect(Self.steps([Self.record(7, Self.alert("1"), ended: true)], []).isEmpty)
    }
}
