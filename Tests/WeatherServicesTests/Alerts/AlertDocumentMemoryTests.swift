import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What is remembered of the FOSS Public Alert Server")
struct AlertDocumentMemoryTests {
    private static var tokyo: Location { get throws { try AlertSamples.place(35.68, 139.69, "Tokyo", country: "JP") } }

    @Test("who publishes in the country is told with the warnings and without any, and asked for once a day")
    func provenance() async throws {
        let publishers = """
            {"results": [{"name": "Japan: Japan Meteorological Agency", "cap_alert_feed_status": "operating"},
            {"name": "Japan: Old Office", "cap_alert_feed_status": "test"}, {"cap_alert_feed_status": "Operating"}]}
            """
        for documents in [[], [CAPDocument()]] {
            let server = PlayedAlertServer(documents, publishers: publishers)
            for _ in 0..<2 {
                #expect(
                    try await server.service.alerts(for: Self.tokyo).publishers == ["Japan Meteorological Agency"])
            }
            #expect(server.paths().count { $0 == "/sources/area_status" } == 1)
            server.clock.advance(by: 86400)
            _ = try await server.service.alerts(for: Self.tokyo)
            #expect(server.paths().count { $0 == "/sources/area_status" } == 2)
        }
        let silent = PlayedAlertServer([CAPDocument()], publishers: "<html></html>")
        let answer = try await silent.service.alerts(for: Self.tokyo)
        #expect(answer.value.count == 1)
        #expect(answer.publishers == nil)
    }

    @Test("a later run of the program asks for the list alone, confirms after an hour, and forgets what is gone")
    func memory() async throws {
        let kept = Mutexed<[String: AlertDocument]>([:])
        let memory = AlertDocumentMemory {
            Array(kept.value.values)
        } keep: { documents, gone in
            for document in documents {
                guard document.body == nil else {
                    kept.value[document.id] = document
                    continue
                }
                kept.value[document.id] = kept.value[document.id].map {
                    AlertDocument(
                        id: $0.id, body: $0.body, validators: document.validators, readAt: document.readAt)
                }
            }
            for id in gone { kept.value[id] = nil }
        }
        let documents = [CAPDocument(), CAPDocument(identifier: "office.2", polygon: nil)]
        let first = PlayedAlertServer(documents, memory: memory)
        let shown = try await first.service.alerts(for: Self.tokyo)
        #expect(first.paths().count == 4)
        let second = PlayedAlertServer(documents, memory: memory)
        #expect(try await second.service.alerts(for: Self.tokyo).value == shown.value)
        #expect(second.paths() == ["/alert/area"])
        second.clock.advance(by: 3600)
        _ = try await second.service.alerts(for: Self.tokyo)
        #expect(second.transport.requests.suffix(2).allSatisfy { $0.headers["if-none-match"] != nil })
        let third = PlayedAlertServer(bodies: [documents[0].data, Data()], memory: memory)
        third.clock.advance(by: 3600)
        _ = try await third.service.alerts(for: Self.tokyo)
        #expect(third.paths() == ["/alert/area"])
        for _ in 0..<2 {
            third.clock.advance(by: 3600)
            _ = try await third.service.alerts(for: Self.tokyo)
        }
        #expect(kept.value.keys.contains { $0.hasSuffix(PlayedAlertServer.id(0)) })
        #expect(!kept.value.keys.contains { $0.hasSuffix(PlayedAlertServer.id(1)) })
    }
}
