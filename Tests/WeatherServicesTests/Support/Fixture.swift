import Foundation

/// The project's own payloads, found from where this file lies.
enum Fixture {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: path))
    }

    static func openMeteo(_ name: String) throws -> Data {
        try data("open-meteo/\(name)")
    }
}
