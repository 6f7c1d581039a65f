import Foundation

/// A translation as it lies in `Resources/po`.
package struct TranslationFile {
    package struct Message {
        package let context: String?
        package let english: String
        /// The English text of more than one, where the message has a number.
        package let plural: String?
        package let texts: [String]
    }

    package let language: String
    package let messages: [Message]
    /// The lines of the header, such as "Plural-Forms: nplurals=1; plural=0;".
    package let header: String

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Resources/po").standardized

    /// The gettext names of all translations there are, in order.
    package static let languages: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "po" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    }()

    /// Reads the shipped translation.
    package init(of language: String) throws {
        self.init(
            language: language,
            try String(contentsOf: Self.folder.appending(path: "\(language).po"), encoding: .utf8))
    }

    package init(language: String, _ text: String) {
        self.language = language
        var (messages, header): ([Message], String) = ([], "")
        for block in text.components(separatedBy: "\n\n") {
            let fields = Self.fields(of: block)
            func texts(_ prefix: String) -> [String] { fields.filter { $0.name.hasPrefix(prefix) }.map(\.text) }
            let english = texts("msgid")
            guard let first = english.first else { continue }
            if first.isEmpty {
                header = texts("msgstr").first ?? ""
            } else {
                messages.append(
                    Message(
                        context: texts("msgctxt").first, english: first, plural: english.dropFirst().first,
                        texts: texts("msgstr")))
            }
        }
        (self.messages, self.header) = (messages, header)
    }

    /// The catalogue that msgfmt makes of it.
    package var compiled: CompiledCatalogue {
        var texts = ["": header]
        for message in messages {
            let key = [message.english, message.plural].compactMap(\.self).joined(separator: "\0")
            texts[(message.context.map { $0 + "\u{4}" } ?? "") + key] = message.texts.joined(separator: "\0")
        }
        return CompiledCatalogue(texts)
    }

    /// The fields of an entry in their order, each with all its lines.
    private static func fields(of block: String) -> [(name: String, text: String)] {
        var fields: [(name: String, text: String)] = []
        for line in block.split(separator: "\n") where !line.hasPrefix("#") {
            guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else {
                continue
            }
            var text = String(line[line.index(after: start)..<end])
            if text.utf8.contains(UInt8(ascii: "\\")) {
                text = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
            }
            if start > line.startIndex {
                fields.append((line[..<start].trimmingCharacters(in: .whitespaces), text))
            } else if let last = fields.indices.last {
                fields[last].text += text
            }
        }
        return fields
    }
}
