import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Answers that say there are no warnings")
struct CalmAnswerTests {
    /// A value of each kind that JSON has.
    private static let values: [JSONElement] = [
        .null, .bool(true), .number(5), .text("down"), .list([]), .object([:]),
    ]

    private func isOfOneKind(_ one: JSONElement, _ other: JSONElement) -> Bool {
        switch (one, other) {
        case (.null, .null), (.bool, .bool), (.number, .number), (.text, .text), (.list, .list), (.object, .object):
            true
        default: false
        }
    }

    @Test("a source's own is believed, any other source's is not, nor is one in a list", arguments: CalmAnswer.all)
    func others(reader: CalmAnswer) throws {
        for writer in CalmAnswer.all {
            let data = try writer.data
            if writer.name == reader.name {
                #expect(try reader.count(data) == 0)
            } else {
                #expect(throws: FetchError.self, "\(writer.name)") { try reader.count(data) }
            }
            #expect(throws: FetchError.self, "\(writer.name)") {
                try reader.count(Data("[".utf8) + data + Data("]".utf8))
            }
        }
    }

    @Test(
        "without one of its members, or with another kind of value in one, it is not believed",
        arguments: CalmAnswer.json)
    func members(answer: CalmAnswer) throws {
        let members = try JSONObject(only: answer.data).members
        for (name, value) in members where !answer.optional.contains(name) {
            var changed = members
            changed[name] = nil
            let without = try JSONObject(changed).data
            #expect(throws: FetchError.unreadableAnswer, "without \(name)") { try answer.count(without) }
            for other in Self.values where !isOfOneKind(value, other) {
                // JSON-LD has a context in a list too.
                if name == "@context", other.list != nil { continue }
                if answer.nullable.contains(name), other.isNull { continue }
                changed[name] = other
                let data = try JSONObject(changed).data
                #expect(throws: FetchError.unreadableAnswer, "\(name): \(other)") { try answer.count(data) }
            }
        }
    }

    @Test(
        "nor with a value of the right kind that no source has",
        arguments: [
            ("NWS", "updated", .text("down")), ("NWS", "title", .text(" ")), ("MetAlerts", "lastChange", .text("down")),
            ("Bright Sky", "location", .object([:])), ("Bright Sky", "location", .object(["name": .text("x")])),
            ("MeteoAlarm", "error", .text("down")), ("One Call 3.0", "alerts", .null),
            ("One Call 3.0", "alerts", .text("down")), ("One Call 3.0", "timezone", .text("")),
            ("One Call 4.0", "data", .list([])), ("One Call 4.0", "data", .list([.object([:])])),
            ("One Call 4.0", "data", .list([.number(5)])),
            ("One Call 4.0", "data", .list([.object(["dt": .number(1_770_724_800), "alerts": .list([.number(5)])])])),
            ("One Call 4.0", "data", .list([.object(["dt": .number(1_770_724_800), "alerts": .text("x")])])),
        ] as [(String, String, JSONElement)])
    func values(name: String, member: String, value: JSONElement) throws {
        let answer = try #require(CalmAnswer.json.first { $0.name == name })
        var members = try JSONObject(only: answer.data).members
        members[member] = value
        let data = try JSONObject(members).data
        #expect(throws: FetchError.unreadableAnswer) { try answer.count(data) }
    }

    @Test("MeteoAlarm's index of another country, or of no time, is none of this one")
    func index() throws {
        let answer = try #require(CalmAnswer.all.last)
        let text = String(decoding: try answer.data, as: UTF8.self)
        let lines = text.split(separator: "\n")
        let changed = [
            text.replacing("-latvia", with: "-estonia"), text.replacing("-latvia", with: "-latvian-news"),
            text.replacing("<updated>2026", with: "<updated>soon"),
        ]
        for mark in ["rel=\"self\"", "<updated>"] {
            let without = lines.filter { !$0.contains(mark) }.joined(separator: "\n")
            #expect(throws: FetchError.unreadableAnswer, "\(mark)") { try answer.count(Data(without.utf8)) }
        }
        for text in changed {
            #expect(throws: FetchError.unreadableAnswer, "\(text)") { try answer.count(Data(text.utf8)) }
        }
    }

    @Test("warnings are listed though something is missing around them, for it is no calm they would end")
    func warnings() throws {
        let text = #"{"type":"FeatureCollection","features":[{"properties":{"id":"1","event":"Wind"}}]}"#
        #expect(try CalmAnswer.json[0].count(Data(text.utf8)) == 1)
        #expect(try CalmAnswer.json[1].count(Data(text.utf8)) == 1)
    }

    @Test("a list of 4.0 of which every warning is gone, or another answer in its place, is none without warnings")
    func gone() async throws {
        let list = try Fixture.data("openweather/onecall4_current_alerts.json")
        let empty = try Fixture.data("openweather/onecall_no_alerts.json")
        for reply in [HTTPResponse(status: 404), HTTPResponse(status: 200, body: empty)] {
            let transport = StubTransport { request throws(FetchError) in
                request.url.path().contains("/onecall/current") ? HTTPResponse(status: 200, body: list) : reply
            }
            let service = OneCallAlertService(transport: transport, key: APIKey("k"), product: .oneCall4)
            await #expect(throws: FetchError.unreadableAnswer) { try await service?.alerts(for: AlertSamples.zurich) }
        }
    }
}
