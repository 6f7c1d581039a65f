import Glibc

/// Where messages go, so that they never mix with what a script reads.
enum StandardError {
    /// Writes the line; a closed stream loses it.
    static func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
