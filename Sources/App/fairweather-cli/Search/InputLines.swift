import Glibc
import WeatherText

/// The lines of a file or the standard input as bytes, read in pieces as they arrive.
///
/// The file stays open until the process ends.
struct InputLines {
    private let descriptor: Int32
    private let path: String
    /// The beginning of a line that is not complete.
    private var rest: [UInt8] = []
    private var isAtEnd = false

    private static let pieceSize = 1 << 16
    /// The most bytes of a line; a file without line feeds may have no end.
    private static let longestLine = 1_000_000

    /// - Parameter descriptor: The descriptor of an open file.
    init(descriptor: Int32) {
        (self.descriptor, path) = (descriptor, "-")
    }

    init(path: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw failure }
    }

    /// Returns the next lines without their line feeds and carriage returns; nil at the end.
    ///
    /// The last line need not end in a line feed.
    mutating func next() throws -> [[UInt8]]? {
        guard !isAtEnd else { return nil }
        let piece = try read()
        guard !piece.isEmpty else {
            isAtEnd = true
            return rest.isEmpty ? nil : [Self.withoutReturn(rest)]
        }
        var lines: [[UInt8]] = []
        var start = piece.startIndex
        while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(Self.withoutReturn(rest + piece[start..<end]))
            rest.removeAll(keepingCapacity: true)
            start = end + 1
        }
        rest += piece[start...]
        guard rest.count <= Self.longestLine else {
            throw CommandFailure(
                message: tr("A line of {file} is longer than a megabyte, and cannot be a name.", ["file": path]),
                code: .storageTrouble)
        }
        return lines
    }

    private func read() throws -> [UInt8] {
        while true {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(count, 0)
            }
            if count >= 0 { return piece }
            if errno != EINTR { throw failure }
        }
    }

    private var failure: CommandFailure {
        let reason = errno
        let values = ["file": path, "reason": "errno \(reason)"]
        let message =
            switch reason {
            case ENOENT, ENOTDIR: tr("{file} does not exist.", values)
            case EACCES, EPERM: tr("Reading {file} is not permitted. Check its permissions.", values)
            case EISDIR: tr("{file} is a folder.", values)
            default: tr("{file} could not be read ({reason}).", values)
            }
        return CommandFailure(message: message, code: .storageTrouble)
    }

    private static func withoutReturn(_ line: [UInt8]) -> [UInt8] {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
