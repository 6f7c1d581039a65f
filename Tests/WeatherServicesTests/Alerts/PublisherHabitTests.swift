import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Habits of publishers of warnings")
struct PublisherHabitTests {
    private static var tokyo: Location { get throws { try AlertSamples.place(35.68, 139.69, "Tokyo", country: "JP") } }

    private static func read(_ documents: [CAPDocument]) async throws -> [Alert] {
        try await PlayedAlertServer(documents).service.alerts(for: tokyo).value
    }

    @Test("a message a language, whose identifiers differ in that alone, is one warning in both")
    func languagesApart() async throws {
        let messages = [("ar", "عاصفة"), ("en", "Storm")].map { language, event in
            CAPDocument(identifier: "ncm-0118-\(language.uppercased())", texts: [(language, event, event)])
        }
        let warnings = try await Self.read(messages)
        #expect(warnings.count == 1)
        #expect(Set(warnings.flatMap { $0.texts.map(\.event) }) == ["عاصفة", "Storm"])
    }

    @Test("messages in two languages that no code and no identifier joins stay apart: each may be of another event")
    func strangers() async throws {
        let messages = [("ar", "مطر"), ("en", "Wind")].enumerated().map { number, text in
            CAPDocument(identifier: "ncm-\(number)", texts: [(text.0, text.1, text.1)])
        }
        #expect(try await Self.read(messages).count == 2)
    }

    @Test("a warning that is repeated with another time in its text is one; another place or kind is another")
    func repeatedWithTime() async throws {
        let repeats = (0..<6).map { number in
            CAPDocument(
                identifier: "office.\(number)", sent: "2026-02-10T11:\(number)0:00Z",
                texts: [("en", "Storm", "Storm, as of 11:\(number)0")])
        }
        #expect(try await Self.read(repeats).map { $0.texts[0].headline } == ["Storm, as of 11:50"])
        var flood = repeats[0]
        (flood.identifier, flood.texts[0].event) = ("office.9", "Flood")
        #expect(try await Self.read(repeats + [flood]).count == 2)
    }

    @Test("a document that is not there the first time is asked for again after ten minutes, and shown")
    func lateDocument() async throws {
        let server = PlayedAlertServer(bodies: [Data()])
        let place = try Self.tokyo
        #expect(try await server.service.alerts(for: place).value.isEmpty)
        server.documents.value[0].body = CAPDocument().data
        server.clock.advance(by: 300)
        #expect(try await server.service.alerts(for: place).value.isEmpty)
        server.clock.advance(by: 301)
        #expect(try await server.service.alerts(for: place).value.count == 1)
    }

    @Test("a known warning whose document is being replaced stays until it is missed twice")
    func replacedDocument() async throws {
        let server = PlayedAlertServer([CAPDocument()])
        let place = try Self.tokyo
        #expect(try await server.service.alerts(for: place).value.map(\.severity) == [.severe])
        server.documents.value[0].body = Data()
        server.clock.advance(by: 3600)
        #expect(try await server.service.alerts(for: place).value.count == 1)
        server.documents.value[0].body = CAPDocument(severity: "Extreme").data
        server.clock.advance(by: 601)
        #expect(try await server.service.alerts(for: place).value.map(\.severity) == [.extreme])
        server.documents.value[0].body = Data()
        for seconds in [3600.0, 601] {
            server.clock.advance(by: seconds)
            _ = try await server.service.alerts(for: place)
        }
        #expect(try await server.service.alerts(for: place).value.isEmpty)
    }

    @Test("a known document is confirmed by its mark, not sent again")
    func confirmation() async throws {
        let server = PlayedAlertServer([CAPDocument()])
        _ = try await server.service.alerts(for: Self.tokyo)
        server.clock.advance(by: 3600)
        #expect(try await server.service.alerts(for: Self.tokyo).value.count == 1)
        #expect(server.transport.requests.last?.headers["if-none-match"] != nil)
    }

    @Test("of several languages the reader's is taken, then English, then the first; one that is not named is English")
    func choice() {
        func events(_ languages: [String?], for reader: [String]) -> String? {
            Alert(id: "1", texts: languages.map { AlertText(language: $0, event: $0 ?? "none") }).text(in: reader)?
                .event
        }
        #expect(events(["fr-CA", "en-CA"], for: ["de", "en"]) == "en-CA")
        #expect(events(["zh-HK", "zh-CN"], for: ["zh_CN", "en"]) == "zh-CN")
        #expect(events(["uz", "ru"], for: ["de", "en"]) == "uz")
        #expect(events(["fr", nil], for: ["de", "en"]) == "none")
        #expect(events([nil, "hi"], for: ["hi", "en"]) == "hi")
        #expect(events([nil], for: ["de", "en"]) == "none")
        #expect(events([], for: ["de"]) == nil)
    }
}
