import Glibc

/// The output of messages, separate from the data that a script reads.
struct StandardError: Sendable {
    var descriptor = STDERR_FILENO
    /// Whether it goes to a terminal.
    var isTerminal = false
    /// Whether messages are suppressed.
    var isQuiet = false

    /// Writes a line with control characters escaped; ignores a closed stream.
    func write(_ line: String) {
        put(line.printable + "\n")
    }

    /// Writes the program's own text unchanged.
    func put(_ text: String) {
        guard !isQuiet else { return }
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
