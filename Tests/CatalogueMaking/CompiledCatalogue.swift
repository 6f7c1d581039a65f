package import Foundation

/// A catalogue in gettext's binary format, revision 0 (GNU gettext manual, "The Format of GNU MO Files").
package struct CompiledCatalogue {
    package let data: Data

    package init(_ texts: [String: String]) {
        let sorted = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let (header, table) = (28, sorted.count * 8)
        var words: [UInt32] = [0x9504_12DE, 0, UInt32(sorted.count), UInt32(header), UInt32(header + table), 0, 0]
        var strings = Data()
        for text in sorted.map(\.key) + sorted.map(\.value) {
            words += [UInt32(text.utf8.count), UInt32(header + 2 * table + strings.count)]
            strings += Data(text.utf8) + [0]
        }
        data = words.withUnsafeBytes { Data($0) } + strings
    }

    /// Writes it where a program looks for the language's texts below the folder.
    package func write(for language: String, below folder: URL) throws {
        let messages = folder.appending(path: "\(language)/LC_MESSAGES")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        try data.write(to: messages.appending(path: "fairweather.mo"))
    }
}
