import Foundation

/// A file of lines with columns between tabs, read line by line; lines that start with "#" are comments.
struct TabbedFile {
    private let file: URL

    init(_ file: URL) {
        self.file = file
    }

    /// Calls `body` with each row; throws for a row with fewer columns and for a truncated last line.
    func forEachRow(atLeast columns: Int, _ body: (TabbedRow) throws(BuildError) -> Void) throws(BuildError) {
        guard let stream = fopen(file.path, "r") else {
            throw .unreadable(file: file.path, reason: String(cString: strerror(errno)))
        }
        defer { fclose(stream) }
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        var number = 0
        while true {
            let length = getline(&buffer, &capacity, stream)
            guard length > 0, let buffer else { break }
            number += 1
            let bytes = UnsafeRawBufferPointer(start: buffer, count: length)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw .malformed(file: file.path, place: "line \(number)", reason: "not UTF-8")
            }
            guard text.utf8.last == 0x0A else {
                throw .malformed(file: file.path, place: "line \(number)", reason: "the file ends within the line")
            }
            if text.hasPrefix("#") { continue }
            let row = TabbedRow(file: file.path, number: number, text: text)
            guard row.count >= columns else {
                throw row.error("\(row.count) columns where \(columns) are needed")
            }
            try body(row)
        }
        guard ferror(stream) == 0 else { throw .unreadable(file: file.path, reason: String(cString: strerror(errno))) }
        guard number > 0 else { throw .unreadable(file: file.path, reason: "it is empty") }
    }
}

/// A line of a `TabbedFile`.
struct TabbedRow {
    private let file: String
    private let number: Int
    private let columns: [Substring]

    init(file: String, number: Int, text: String) {
        self.file = file
        self.number = number
        columns = text.split(omittingEmptySubsequences: false) { $0 == "\t" || $0.isNewline }.dropLast()
    }

    var count: Int { columns.count }

    subscript(column: Int) -> String { String(columns[column]) }

    /// Returns an error for the row with its file and line number.
    func error(_ reason: String) -> BuildError {
        .malformed(file: file, place: "line \(number)", reason: reason)
    }
}
