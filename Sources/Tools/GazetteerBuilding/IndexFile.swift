public import Foundation

/// Writes an index file atomically.
public enum IndexFile {
    /// Writes the file under another name, syncs it, and renames it over the old one.
    public static func write(_ bytes: [UInt8], to file: URL) throws(BuildError) {
        do {
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file.path, reason: error.localizedDescription)
        }
    }
}
