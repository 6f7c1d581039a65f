public import Foundation

extension FuzzedDecoder {
    /// The payloads in the project's `Fixtures` that mutations start from, in the order of their names.
    ///
    /// - Throws: Where the folder cannot be read.
    public func seeds(in fixtures: URL) throws -> [Data] {
        try corpus.flatMap { prefix in
            let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
            let folder = fixtures.appending(path: parts.dropLast().joined(separator: "/"))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            let start = parts.last ?? ""
            return try names.sorted().filter { $0.hasPrefix(start) }.map {
                try Data(contentsOf: folder.appending(path: $0))
            }
        }
    }
}
