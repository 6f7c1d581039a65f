import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What of a source's entries is a warning")
struct AlertSelectionTests {
    private let now = AlertSamples.now

    private func entry(
        _ id: String, _ event: String = "Wind", language: String? = "en", sender: String? = nil,
        severity: AlertSeverity = .moderate,
        message: AlertMessage? = .alert, references: [String] = [], sent: TimeInterval? = nil,
        onset: TimeInterval = 0, ends: TimeInterval? = 3600, areas: [AlertArea] = [], twin: String? = nil
    ) -> AlertEntry {
        AlertEntry(
            alert: Alert(
                id: id, sender: sender, severity: severity, references: references,
                sent: sent.map(now.addingTimeInterval),
                onset: now.addingTimeInterval(onset), ends: ends.map(now.addingTimeInterval), texts: []),
            message: message,
            words: [LocalizedAlertText(text: AlertText(language: language, event: event), areas: areas)],
            twinKey: twin)
    }

    private func chosen(_ entries: [AlertEntry], askedByPoint: Bool = true) throws -> [Alert] {
        AlertSelection(place: try AlertSamples.assen, now: now, isAskedByPoint: askedByPoint).alerts(from: entries)
    }

    private func ids(_ entries: [AlertEntry]) throws -> [String] {
        try chosen(entries).map(\.id)
    }

    @Test(
        "an event that is called a test is none, one that only begins like it is",
        arguments: [("Test Message", 0), ("TEST-WARNUNG", 0), ("test", 0), ("Testing conditions", 1), ("Protest", 1)])
    func tests(event: String, count: Int) throws {
        #expect(try chosen([entry("a", event)]).count == count)
    }

    @Test("no warning, all clear", arguments: ["No warning", "NO WARNINGS", "All Clear", "AllClear"])
    func harmless(event: String) throws {
        #expect(try ids([entry("a", event), entry("b")]) == ["b"])
    }

    @Test("what ended is left out, to the second; without an end it stays")
    func expiry() throws {
        let entries = [
            entry("past", ends: -1), entry("now", ends: 0), entry("soon", ends: 1), entry("open", ends: nil),
        ]
        #expect(try ids(entries) == ["soon", "open"])
    }

    @Test("an update replaces what it refers to, a cancellation removes it and is not shown")
    func succession() throws {
        let entries = [
            entry("new", message: .update, references: ["old"]), entry("old"),
            entry("end", message: .cancel, references: ["gone", "unheard of"]), entry("gone"), entry("other"),
        ]
        #expect(try ids(entries) == ["new", "other"])
        #expect(try ids(entries.reversed()) == ["new", "other"])
        #expect(try chosen(entries).first?.message == .update)
        #expect(try chosen(entries).first?.references == ["old"])
    }

    @Test("an update that has ended, is of elsewhere or says all clear still replaces; a test's does not")
    func successionOfUnseen() throws {
        let elsewhere = AlertArea(shapes: [AlertShape(capPolygon: "0,0 0,1 1,1 1,0")].compactMap { $0 })
        var clear = entry("d", message: .update, references: ["c"])
        clear.isAllClear = true
        var test = entry("f", message: .update, references: ["e"])
        test.isActual = false
        #expect(try ids([entry("a"), entry("b", message: .update, references: ["a"], ends: -5)]) == [])
        #expect(try ids([entry("a"), entry("b", message: .update, references: ["a"], areas: [elsewhere])]) == [])
        #expect(try ids([entry("c"), clear]) == [])
        #expect(try ids([entry("e"), test]) == ["e"])
        #expect(try ids([entry("a"), entry("b", message: nil, references: ["a"])]) == ["a"])
        #expect(try ids([entry("a"), entry("b", message: .alert, references: ["a"])]) == ["a", "b"])
    }

    @Test("where an outline holds the place, an area of which only the name is known is told if it names the place")
    func namesBesideOutline() throws {
        let place = try AlertSamples.assen
        let circle = AlertShape(capCircle: "\(place.coordinates.latitude),\(place.coordinates.longitude) 5")
        let areas = [
            AlertArea(name: "cell", shapes: [try #require(circle)]), AlertArea(name: "Far Village"),
            AlertArea(name: place.name),
        ]
        #expect(try chosen([entry("a", areas: areas)]).first?.texts.first?.area == "cell, \(place.name)")
    }

    @Test("what refers to itself stays, and of two that refer to each other the later one")
    func circles() throws {
        #expect(try ids([entry("a", message: .update, references: ["a"])]) == ["a"])
        let early = entry("early", message: .update, references: ["late"], sent: -20)
        let late = entry("late", message: .update, references: ["early"], sent: -10)
        #expect(try ids([early, late]) == ["late"])
        #expect(try ids([late, early]) == ["late"])
        let first = entry("x", message: .update, references: ["y"])
        let second = entry("y", message: .update, references: ["x"])
        #expect(try ids([first, second]).count == 1)
    }

    @Test("what holds here is first, then the gravest, then the surest of the place, then the soonest")
    func order() throws {
        let named = AlertArea(name: "Drenthe")
        let country = AlertArea(name: "Zeeland")
        let entries = [
            entry("a", severity: .unknown), entry("b", severity: .minor, areas: [country]),
            entry("c", severity: .minor, onset: 60, areas: [named]),
            entry("d", severity: .minor, onset: 30, areas: [named]), entry("e", severity: .extreme, areas: [country]),
            entry("f", severity: .severe),
        ]
        let alerts = try chosen(entries, askedByPoint: false)
        #expect(alerts.map(\.id) == ["d", "c", "e", "f", "b", "a"])
        #expect(alerts.map(\.coverage) == [.named, .named, .country, .country, .country, .country])
    }

    @Test("one identity in several languages is one warning, in the source's order of languages")
    func languages() throws {
        let alerts = try chosen([
            entry("a", "Storm", language: "nl"), entry("a", "Gale", language: "en"),
            entry("b", "Regen", language: "nl"),
        ])
        #expect(alerts.map(\.id) == ["a", "b"])
        #expect(alerts.first?.texts.map(\.event) == ["Storm", "Gale"])
        #expect(alerts.first?.texts.map(\.language) == ["nl", "en"])
    }

    @Test("one identity and the same words of several areas is one warning of all of them, each named once")
    func areas() throws {
        let alerts = try chosen(["Drenthe", "Friesland", "Drenthe"].map { entry("a", areas: [AlertArea(name: $0)]) })
        #expect(alerts.map(\.id) == ["a"])
        #expect(alerts.first?.texts.map(\.area) == ["Drenthe, Friesland"])
    }

    @Test("two events of one identity stay two, with identities of their own")
    func two() throws {
        let events = [entry("a", "Wind"), entry("a", "Rain")]
        #expect(Set(try ids(events)).count == 2)
        #expect(try ids(events) == ids(events.reversed()), "another order of the answer names them otherwise")
        let times = [entry("a"), entry("a", ends: 7200)]
        #expect(Set(try ids(times)).count == 2)
        #expect(Set(try ids(times)) == Set(try ids(times.reversed())))
        let byEvent = try chosen(events).map { [$0.texts.first?.event, $0.id] }
        #expect(Set(byEvent) == Set(try chosen(events.reversed()).map { [$0.texts.first?.event, $0.id] }))
    }

    @Test("twins in other languages are one warning, and in the same language are not")
    func twins() throws {
        let dutch = entry("a", "Storm", language: "nl", twin: "t")
        #expect(try ids([dutch, entry("b", "Gale", language: "en", twin: "t")]) == ["a"])
        #expect(try ids([dutch, entry("b", "Regen", language: "nl", twin: "t")]) == ["a", "b"])
        #expect(try ids([dutch, entry("b", "Gale", language: "en", twin: "u")]) == ["a", "b"])
        let untold = [entry("a", "Sturm", language: nil, twin: "t"), entry("b", "Gale", language: nil, twin: "t")]
        #expect(try chosen(untold).map { $0.texts.map(\.event) } == [["Sturm", "Gale"]])
    }

    @Test("an event of which two publishers warn is shown once, by the graver of them or by the one that holds longer")
    func publishers() throws {
        let here = [AlertArea(name: "Drenthe")]
        func said(
            _ id: String, by sender: String? = nil, event: String = "Wind Warning",
            severity: AlertSeverity = .moderate, from onset: TimeInterval = 0, to end: TimeInterval = 6,
            areas: [AlertArea]? = nil
        ) -> AlertEntry {
            entry(
                id, event, sender: sender ?? id, severity: severity, onset: onset * 3600, ends: end * 3600,
                areas: areas ?? here)
        }
        let first = said("a")
        func shown(beside other: AlertEntry) throws -> [String] {
            let ids = try ids([first, other]).sorted()
            #expect(try self.ids([other, first]).sorted() == ids, "another order of the answer shows another one")
            return ids
        }
        #expect(try shown(beside: said("b", event: "Yellow Wind Warning", from: 1, to: 7)) == ["b"])
        #expect(try shown(beside: said("b", event: "wind advisory", severity: .minor, to: 8)) == ["a"])
        #expect(try shown(beside: said("b", severity: .severe, to: 5)) == ["b"])
        #expect(try chosen([first, said("b", severity: .severe)]).map(\.references) == [["a"]])
        for other in [
            said("b", by: "a"), said("b", event: "Rain Warning"), said("b", areas: [AlertArea(name: "Groningen")]),
            said("b", severity: .minor, to: 12), said("b", from: 6, to: 9), said("b", severity: .unknown),
            said("b", event: "Warning"),
        ] { #expect(try shown(beside: other) == ["a", "b"], "\(other)") }
        #expect(
            try ids([entry("a", areas: here), entry("b", areas: here)]).count == 2, "nobody is known to have sent it")
        var other = said("b", severity: .severe)
        other.alert.topic = .other
        #expect(try shown(beside: other) == ["a", "b"], "one of the two kinds may be switched off")
    }

    @Test("an event of two publishers is shown once, and twice in a list that is too long to compare")
    func uncompared() throws {
        let here = [AlertArea(name: "Drenthe")]
        let pair = ["a", "b"].map { entry($0, "Wind Warning", sender: $0, severity: .extreme, areas: here) }
        for (count, shown) in [(398, ["a"]), (399, ["a", "b"])] {
            let others = (0..<count).map { entry("\($0)", "Event \($0)", sender: "c", severity: .minor, areas: here) }
            #expect(try ids(pair + others).filter { ["a", "b"].contains($0) }.sorted() == shown, "\(count)")
        }
    }

    @Test("of several areas those that may hold the place are named; where none can, there is no warning")
    func outlines() throws {
        let here = AlertArea(name: "Here", shapes: [AlertShape(capCircle: "53,6.5 30")].compactMap { $0 })
        let there = AlertArea(name: "There", shapes: [AlertShape(capCircle: "40,6.5 30")].compactMap { $0 })
        let near = AlertArea(name: "Near", shapes: [AlertShape(capCircle: "52.6,6.56 20")].compactMap { $0 })
        let unknown = AlertArea(name: "Wherever")
        #expect(try chosen([entry("a", areas: [there])], askedByPoint: true).isEmpty)
        #expect(try chosen([entry("a", areas: [near])], askedByPoint: false).isEmpty)
        let one = try chosen([entry("a", areas: [there, here])], askedByPoint: false)
        #expect(one.map(\.coverage) == [.place])
        #expect(one.first?.texts.map(\.area) == ["Here"])
        let other = try chosen([entry("a", areas: [there, near, unknown])], askedByPoint: false)
        #expect(other.map(\.coverage) == [.country])
        #expect(other.first?.texts.map(\.area) == ["Wherever"])
    }

    @Test("twenty thousand entries of one identity are joined in time, and no more are kept than anybody reads")
    func many() throws {
        let entries = (0..<20_000).map { entry("a", "Event \($0)", areas: [AlertArea(name: "\($0)")]) }
        let alerts = try chosen(entries)
        #expect(alerts.count == Bound.alerts)
        #expect(Set(alerts.map(\.id)).count == alerts.count)
        let areas = (0..<20_000).map { entry("a", areas: [AlertArea(name: "\($0)")]) }
        #expect(try chosen(areas).count == 1)
    }

    @Test("a name beside outlines that are all far away holds only the place that bears it")
    func namesBesideOutlines() throws {
        let event = AlertArea(name: "event area", shapes: [AlertShape(capCircle: "51.4,13.3 20")].compactMap { $0 })
        let commune = AlertArea(name: "Gemeinde Hohendubrau")
        #expect(try chosen([entry("a", areas: [event, commune])], askedByPoint: false).isEmpty)
        let own = try chosen([entry("a", areas: [event, AlertArea(name: "Gemeinde Assen")])], askedByPoint: false)
        #expect(own.map(\.coverage) == [.named])
        let near = AlertArea(name: "event area", shapes: [AlertShape(capCircle: "52.6,6.56 20")].compactMap { $0 })
        let doubtful = try chosen([entry("a", areas: [near, commune])], askedByPoint: false)
        #expect(doubtful.map(\.coverage) == [.country])
        #expect(doubtful.first?.texts.map(\.area) == ["Gemeinde Hohendubrau"])
    }
}
