import Foundation

/// One text of the template for translators, with the files that say it.
struct TemplateText: CustomStringConvertible {
    let text: String
    let files: [String]

    var description: String { "“\(text)” in \(files.joined(separator: ", "))" }

    /// Whether it names keys, such as "Ctrl+F", which are written as they stand on a keyboard.
    var namesKeys: Bool { files.contains { $0.contains("/KeyHint") } || text.hasPrefix("Press ") }

    /// All texts that the program can say, singular and plural.
    static func all() throws -> [TemplateText] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return read(
            try String(contentsOf: root.appending(path: "Resources/po/fairweather.pot"), encoding: .utf8))
    }

    static func read(_ template: String) -> [TemplateText] {
        template.components(separatedBy: "\n\n").dropFirst().flatMap { entry -> [TemplateText] in
            let lines = entry.components(separatedBy: "\n")
            let files = lines.filter { $0.hasPrefix("#: ") }.map { String($0.dropFirst(3)) }
            return lines.compactMap { line -> TemplateText? in
                guard let text = line.wholeMatch(of: /msgid(?:_plural)? "(.*)"/)?.1 else { return nil }
                return TemplateText(text: String(text).replacing("\\\"", with: "\""), files: files)
            }
        }
    }
}
