import Foundation
import Testing

/// Answers recorded from the real services, one folder a source, where `FAIRWEATHER_PAYLOADS` names such a folder.
enum RecordedPayloads {
    static let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_PAYLOADS"].map { URL(filePath: $0) }

    /// Returns the files whose name begins so, one at least, in the order of their names.
    static func files(_ source: String, _ prefix: String) throws -> [(name: String, data: Data)] {
        let folder = try #require(folder).appending(path: source)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        let found = try names.filter { $0.hasPrefix(prefix) }.map {
            (name: $0, data: try Data(contentsOf: folder.appending(path: $0)))
        }
        try #require(!found.isEmpty)
        return found
    }

    /// Every file of a source, in the order of their names; none where there is no such folder.
    static func all(_ source: String) throws -> [(name: String, data: Data)] {
        guard let folder = folder?.appending(path: source),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
        else { return [] }
        return try names.sorted().map { (name: $0, data: try Data(contentsOf: folder.appending(path: $0))) }
    }
}
