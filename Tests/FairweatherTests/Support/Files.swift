import Foundation

/// The payloads tests serve.
enum Files {
    /// A payload of this project's own.
    static func fixture(_ name: String) throws -> Data {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: root.appending(path: "Fixtures").appending(path: name))
    }

    /// Recorded from the real services, where `FAIRWEATHER_PAYLOADS` names a folder of them.
    static func recorded(_ name: String) throws -> Data? {
        guard let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_PAYLOADS"] else { return nil }
        return try Data(contentsOf: URL(filePath: folder).appending(path: name))
    }

    /// Empty, and of this test alone.
    static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
