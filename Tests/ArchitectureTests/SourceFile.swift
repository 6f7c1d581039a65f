import Foundation

/// A file of the source tree, taken apart for the rules.
struct SourceFile: Sendable {
    /// The path from the root of the tree, "Sources/Core/WeatherStore/Store.swift".
    let path: String
    /// Number of lines.
    let length: Int
    /// The code by lines, without comments and without what stands in literals.
    let code: [String]
    /// Lines, from 0, that hold a comment.
    let commentLines: Set<Int>
    /// What docstrings begin with: each summary, and each parameter's text, by its first line.
    let docstrings: [String]
    /// What stands in string literals.
    let literals: [String]
    /// Names of the imported modules.
    let imports: [String]

    init(_ path: String, _ text: String) {
        self.path = path
        let scanner = SwiftScanner(text)
        code = String(decoding: scanner.code, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        length = text.hasSuffix("\n") ? code.count - 1 : code.count
        commentLines = scanner.commentLines
        literals = scanner.literals
        docstrings = Self.docstrings(text, in: scanner.commentLines)
        imports = code.lazy.filter { $0.contains("import") }.compactMap { line in
            let pattern = /(?:^|\s|;)import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
            return line.firstMatch(of: pattern).map { String($0.1) }
        }
    }

    private static func docstrings(_ text: String, in comments: Set<Int>) -> [String] {
        var found: [String] = []
        var isWithin = false
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " }
            let isDocstring = comments.contains(number) && line.hasPrefix("///")
            defer { isWithin = isDocstring }
            guard isDocstring else { continue }
            let words = line.dropFirst(3).drop { $0 == " " }
            if let parameter = words.prefixMatch(of: /- (?:Parameter )?\w+:\s/) {
                found.append(String(words[parameter.range.upperBound...]))
            } else if !isWithin {
                found.append(String(words))
            }
        }
        return found
    }

    /// Whether the file lies in one of the folders.
    func isIn(_ folders: String...) -> Bool {
        folders.contains { path.hasPrefix($0 + "/") }
    }

    /// "Store" for "Sources/Core/WeatherStore/Store.swift".
    var stem: String {
        path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    }

    /// The matches of the pattern in the code; `\b` stands before and after a name, also in "a.b", where Unicode has none.
    func matches(_ pattern: Regex<Substring>) -> [String] {
        let pattern = pattern.wordBoundaryKind(.simple)
        return code.flatMap { $0.matches(of: pattern).map { String($0.output) } }
    }
}
