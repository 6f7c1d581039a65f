import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("A document of a warning that arrives cut")
struct CutDocumentTests {
    @Test("is asked for whole after ten minutes, as its tag would only confirm what could not be read")
    func again() async throws {
        let server = PlayedAlertServer([CAPDocument(), CAPDocument(identifier: "office.7", severity: "Minor")])
        let (tokyo, path) = (
            try AlertSamples.place(35.68, 139.69, "Tokyo", country: "JP"), "/alert/\(PlayedAlertServer.id(0))"
        )
        func known() async throws -> Set<String> { Set(try await server.service.alerts(for: tokyo).value.map(\.id)) }
        func request() -> HTTPRequest? { server.transport.requests.last { $0.url.path() == path } }
        server.cut.value = PlayedAlertServer.id(0)
        #expect(try await !known().contains("office.1"))
        server.cut.value = nil
        server.clock.advance(by: 60)
        #expect(try await !known().contains("office.1"), "not asked for again so soon")
        server.clock.advance(by: 600)
        #expect(try await known() == ["office.1", "office.7"])
        #expect(request()?.headers["if-none-match"] == nil)
        server.clock.advance(by: 3600)
        #expect(try await known() == ["office.1", "office.7"])
        #expect(request()?.headers["if-none-match"] != nil, "what was read is confirmed")
    }
}
