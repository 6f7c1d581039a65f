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
}
