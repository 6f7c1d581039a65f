import Glibc

/// Where messages go, so that they never mix with what a script reads.
struct StandardError: Sendable {
    var descriptor = STDERR_FILENO
    /// Whether a person sees it.
    var isTerminal = false
    /// Whether nothing is to be said.
    var isQuiet = false

    /// Writes the line, with what in it would steer a terminal written out; a closed stream loses it.
    func write(_ line: String) {
        put(line.printable + "\n")
    }

    /// Writes the program's own text as it is.
    func put(_ text: String) {
        guard !isQuiet else { return }
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
