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

/// A place with everything that has been determined for the index.
struct IndexedPlace {
    let source: SourcePlace
    let foldedName: [UInt16]
    /// The folded name without a part in brackets, such as "halle" of "Halle (Saale)"; nil without one.
    var bareName: [UInt16]?
    /// Whether the name has diacritics that the folded name has not.
    let isMarked: Bool
    var region = 0
    var score = 0
    /// The addition that distinguishes it from a bigger place with the same full name; nil if none is needed.
    var qualifier: String?
    /// The alternative names by their folded form.
    var others: [[UInt16]: String] = [:]
}
