public import Foundation
import Synchronization

/// The damaged files that were set aside while the program ran, beside those that it opens at its start, until somebody is told.
public enum SetAsideFiles {
    private static let untold = Mutex<[URL]>([])

    /// - Parameter file: The new address of the damaged file.
    static func add(_ file: URL) {
        untold.withLock { $0.append(file) }
    }

    /// Returns the new names of those in a folder of which nobody was told yet, the earliest first, and each only once.
    public static func take(in folder: URL) -> [String] {
        untold.withLock { files in
            let found = files.filter { $0.deletingLastPathComponent().path == folder.path }
            files.removeAll(where: found.contains)
            return found.map(\.lastPathComponent)
        }
    }

    /// Returns the damaged files that are kept in a folder, whoever set them aside, and since when, the earliest first.
    public static func kept(in folder: URL) -> [(name: String, since: Date)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { name in DamagedFile.instant(ofName: name).map { (name, $0) } }
            .sorted { ($0.since, $0.name) < ($1.since, $1.name) }
    }
}
