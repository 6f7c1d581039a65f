import Foundation
import Gazetteer
import Testing

@Suite("A file that is no file, or is one no longer")
struct VanishingFileTests {
    @Test("a pipe is not waited for")
    func pipe() throws {
        let pipe = URL.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: pipe) }
        #expect(throws: PlaceIndexError.foreign(pipe.path)) { try PlaceIndex(file: pipe) }
    }

    @Test("an index that is cut off under the program finds less, and ends nothing")
    func cut() throws {
        let file = URL.temporaryDirectory.appending(path: "cut-\(UUID().uuidString).fwi")
        try FileManager.default.copyItem(at: Shipped.file, to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let index = try PlaceIndex(file: file)
        let match = try #require(index.matches(for: "paris", limit: 1, preferredCountry: nil).first)
        index.releasePages()
        #expect(truncate(file.path, 100_000) == 0)
        for query in ["paris", "san", "springfeild", "portland maine", "48.85, 2.35", "東京"] {
            _ = index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location)
        }
        _ = match.location
        #expect(throws: PlaceIndexError.damaged(file.path)) { try index.verify() }
    }
}
