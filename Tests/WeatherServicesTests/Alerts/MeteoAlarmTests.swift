import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Warnings from MeteoAlarm")
struct MeteoAlarmTests {
    private let now = AlertSamples.now

    private func feed(at place: Location) throws -> [Alert] {
        try MeteoAlarmDecoder(place: place, now: now).alerts(from: Fixture.data("meteoalarm/feed_netherlands.json"))
    }

    private func index(_ name: String = "index_latvia.xml", at place: Location) throws -> [Alert] {
        try MeteoAlarmFeedDecoder(place: place, now: now).alerts(from: Fixture.data("meteoalarm/\(name)"))
    }

    private func numbers(_ alerts: [Alert]) -> [String] {
        alerts.map { String($0.id.split(separator: ".").last ?? "") }
    }

    @Test("green, all clear, exercises, the past, the replaced, the cancelled and those of elsewhere are left out")
    func assen() throws {
        let alerts = try feed(at: AlertSamples.assen)
        #expect(numbers(alerts) == ["3", "6", "1", "14", "7"])
        #expect(alerts.map(\.severity) == [.severe, .moderate, .moderate, .extreme, .moderate])
        #expect(alerts.map(\.coverage) == [.place, .place, .named, .country, .country])
        #expect(alerts.map { $0.texts.first?.area } == ["Noordoost", "Noord", "Drenthe", "Hele land", "Limburg"])
    }

    @Test("in another province the outlines that end before it are no warning, and what only has a name is kept")
    func middelburg() throws {
        let alerts = try feed(at: AlertSamples.place(51.5, 3.6, "Middelburg", region: "Zeeland"))
        #expect(numbers(alerts) == ["5", "6", "14", "1", "7"])
        #expect(alerts.map(\.coverage) == [.place, .place, .country, .country, .country])
        #expect(alerts.prefix(2).map { $0.texts.first?.area } == ["Zeeland", "Zeeland"])
    }

    @Test("the languages of one message, and of two messages of one event, are one warning")
    func languages() throws {
        let alerts = try feed(at: AlertSamples.assen)
        try #require(alerts.count == 5)
        #expect(alerts[2].texts.map(\.language) == ["nl-NL", "en-GB"])
        #expect(alerts[2].texts.map(\.event) == ["Windstoten", "Wind gusts"])
        #expect(alerts[0].texts.map(\.event) == ["Gladheid", "Ice"])
        #expect(alerts[0].texts.map(\.area) == ["Noordoost", "North-east"])
    }

    @Test("a message in JSON is read whole")
    func whole() throws {
        let alert = try #require(feed(at: AlertSamples.assen).last)
        #expect(alert.sender == "KNMI")
        #expect(alert.certainty == .likely)
        #expect(alert.urgency == .future)
        #expect(alert.message == .update)
        #expect(alert.references == ["2.49.0.0.528.0.NL.8", "2.49.0.0.528.0.NL.7"])
        #expect(alert.sent == (try instant("2026-02-10T08:00:00Z")))
        #expect(alert.onset == (try instant("2026-02-10T17:00:00Z")))
        #expect(alert.ends == (try instant("2026-02-11T05:00:00Z")))
        #expect(alert.link == "https://www.knmi.nl/")
    }

    @Test("the index gives what it has: languages and areas of one identity joined, the severity by its colour")
    func latvia() throws {
        let alerts = try index(at: AlertSamples.riga)
        // The last one names no event, and is none the less there.
        try #require(numbers(alerts) == ["4", "1", "2", "8"])
        #expect(alerts.map(\.isUnreadable) == [false, false, false, true])
        #expect(alerts.prefix(3).map(\.severity) == [.extreme, .moderate, .severe])
        #expect(alerts.prefix(3).map(\.coverage) == [.named, .named, .country])
        #expect(alerts[2].texts.map(\.area) == ["Kurzeme, Vidzeme"])
        #expect(alerts[1].texts.map(\.event) == ["Fog", "Migla"])
        #expect(alerts[1].sender == "lvgmc.lv")
        #expect(alerts[1].link == "https://meteoalarm.org/?region=LV003")
        #expect(alerts[0].ends == nil)
        #expect(try index("index_empty.xml", at: AlertSamples.riga).isEmpty)
    }

    @Test("what is no feed is unreadable")
    func unreadable() throws {
        for text in ["", "{}", "[]", #"{"warnings":{}}"#, #"{"warnings":null}"#] {
            #expect(throws: FetchError.unreadableAnswer, "\(text)") {
                try MeteoAlarmDecoder(place: AlertSamples.assen, now: now).alerts(from: Data(text.utf8))
            }
        }
        for text in ["", "{}", "<rss version='2.0'><channel/></rss>", "<feed><entry></feed>", "<feed>"] {
            #expect(throws: FetchError.unreadableAnswer, "\(text)") {
                try MeteoAlarmFeedDecoder(place: AlertSamples.riga, now: now).alerts(from: Data(text.utf8))
            }
        }
        let none = try Fixture.data("meteoalarm/feed_none.json")
        #expect(try MeteoAlarmDecoder(place: AlertSamples.assen, now: now).alerts(from: none).isEmpty)
    }

    @Test("a warning's language blocks with areas in several shapes of JSON")
    func shapesOfJSON() throws {
        for polygon in [
            #""52,6 52,7 54,7 54,6""#, #"["52,6 52,7 54,7 54,6"]"#, "[[52,6],[52,7],[54,7],[54,6]]",
            #"[[["52",6],[52,7],[54,7],[54,6]]]"#,
        ] {
            let text =
                #"{"warnings":[{"alert":{"identifier":"a","info":{"event":"Wind","area":{"areaDesc":"x","polygon":\#(polygon)}}}}]}"#
            let decoder = MeteoAlarmDecoder(place: try AlertSamples.assen, now: now)
            #expect(try decoder.alerts(from: Data(text.utf8)).map(\.coverage) == [.place], "\(polygon)")
            let far = MeteoAlarmDecoder(place: try AlertSamples.riga, now: now)
            #expect(try far.alerts(from: Data(text.utf8)).isEmpty, "\(polygon)")
        }
    }
}
