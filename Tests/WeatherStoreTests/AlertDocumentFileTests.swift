import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// Documents of warnings that a later run of the program finds again.
struct AlertDocumentFileTests {
    private static let noon = Samples.start

    private func document(_ id: String, _ text: String? = "<alert/>", at age: TimeInterval = 0) -> AlertDocument {
        AlertDocument(
            id: id, body: text.map { Data($0.utf8) }, validators: ["if-none-match": "\"\(id)\""],
            readAt: Self.noon - age)
    }

    private func ids(_ file: AlertDocumentFile) async throws -> [String] { try await file.documents().map(\.id) }

    @Test(
        "what was read is there after a restart, one that was only confirmed keeps its body, and what is gone is gone")
    func restart() async throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "data/warnings.sqlite")
        let now: @Sendable () -> Date = { Self.noon }
        try await AlertDocumentFile(url, now: now).keep([document("a", at: 60), document("b", at: 120)], gone: [])
        #expect(
            try await AlertDocumentFile(url, now: now).documents() == [document("a", at: 60), document("b", at: 120)])
        try await AlertDocumentFile(url, now: now).keep([document("b", nil), document("c", nil)], gone: ["a"])
        #expect(try await AlertDocumentFile(url, now: now).documents() == [document("b")])
        try await AlertDocumentFile(url, now: now).clear()
        #expect(try await ids(AlertDocumentFile(url, now: now)).isEmpty)
    }

    @Test("what was not confirmed for three days is neither returned nor kept")
    func age() async throws {
        let file = AlertDocumentFile(nil) { Self.noon }
        let old = document("old", at: AlertDocumentFile.age + 1)
        try await file.keep([old, document("new", at: AlertDocumentFile.age)], gone: [])
        #expect(try await ids(file) == ["new"])
    }

    @Test("of too many documents and of too many bytes those read last are kept")
    func limits() async throws {
        let file = AlertDocumentFile(nil) { Self.noon }
        let many = (0..<AlertDocumentFile.limit + 50).map { document("\($0)", at: Double($0)) }
        try await file.keep(many, gone: [])
        #expect(try await ids(file) == many.prefix(AlertDocumentFile.limit).map(\.id))
        let large = String(repeating: "a", count: AlertDocumentFile.byteLimit / 2)
        let filled = AlertDocumentFile(nil) { Self.noon }
        try await filled.keep((0..<3).map { document("\($0)", large, at: Double($0)) }, gone: [])
        #expect(try await ids(filled) == ["0", "1"])
    }
}
