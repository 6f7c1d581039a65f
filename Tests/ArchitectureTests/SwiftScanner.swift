/// Tells Swift code from its comments and string literals, well enough for rules about text.
///
/// A regular expression between slashes is taken for code; a quotation mark in one blanks the rest of its line.
struct SwiftScanner {
    /// Every comment removed and every literal emptied, interpolated code kept; line for line as in the file.
    private(set) var code: [UInt8] = []
    /// What stands between quotation marks, with what is interpolated left out.
    private(set) var literals: [String] = []
    /// Lines, from 0, that hold a comment or a part of one.
    private(set) var commentLines: Set<Int> = []

    private let text: [UInt8]
    private var position = 0
    private var line = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
        while position < self.text.count { scanCode(until: nil) }
    }

    /// Goes on to the end, or past the parenthesis that ends an interpolation.
    private mutating func scanCode(until closing: UInt8?) {
        var depth = 0
        while position < text.count {
            if text[position] > UInt8(ascii: "/") {
                // Letters and digits, nearly all there is: whatever begins something comes before them in ASCII.
                code.append(text[position])
                position += 1
            } else if starts(with: "//") {
                scanLineComment()
            } else if starts(with: "/*") {
                scanBlockComment()
            } else if let hashes = hashesBeforeQuote() {
                scanLiteral(hashes: hashes)
            } else if text[position] == closing, depth == 0 {
                position += 1
                return
            } else {
                if text[position] == UInt8(ascii: "(") { depth += 1 }
                if text[position] == UInt8(ascii: ")") { depth -= 1 }
                code.append(text[position])
                advance(keepingLines: false)
            }
        }
    }

    private mutating func scanLineComment() {
        commentLines.insert(line)
        while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func scanBlockComment() {
        var depth = 0
        repeat {
            commentLines.insert(line)
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                advance()
            }
        } while depth > 0 && position < text.count
    }

    private mutating func scanLiteral(hashes: Int) {
        let pounds = String(repeating: "#", count: hashes)
        position += hashes
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quotes.count
        var content: [UInt8] = []
        while position < text.count, !starts(with: quotes + pounds) {
            if quotes.count == 1, text[position] == UInt8(ascii: "\n") { break }
            if starts(with: "\\" + pounds + "(") {
                position += hashes + 2
                code.append(UInt8(ascii: " "))
                scanCode(until: UInt8(ascii: ")"))
            } else if starts(with: "\\" + pounds) {
                position += hashes + 1
                if position < text.count { advance() }
            } else {
                content.append(text[position])
                advance()
            }
        }
        if starts(with: quotes + pounds) { position += quotes.count + hashes }
        code += Array("\"\"".utf8)
        literals.append(String(decoding: content, as: UTF8.self))
    }

    /// Nil where no literal begins; 0 for a plain one.
    private func hashesBeforeQuote() -> Int? {
        let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = position + hashes
        return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private func starts(with token: String) -> Bool {
        position < text.count && text[position] == token.utf8.first && text[position...].starts(with: token.utf8)
    }

    /// Goes past one byte; the ends of lines are kept in the code, so that its lines are the file's.
    private mutating func advance(keepingLines: Bool = true) {
        if text[position] == UInt8(ascii: "\n") {
            line += 1
            if keepingLines { code.append(UInt8(ascii: "\n")) }
        }
        position += 1
    }
}
