public import Foundation

/// Writes an index whole or not at all.
public enum IndexFile {
    /// Under another name first, and over the old file only when all is on the disk.
    public static func write(_ bytes: [UInt8], to file: URL) throws(BuildError) {
        do {
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file.path, reason: error.localizedDescription)
        }
    }
}
