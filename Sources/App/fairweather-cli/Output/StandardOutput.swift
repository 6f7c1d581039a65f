import ArgumentParser
import Glibc
import WeatherText

/// Collects what a command prints, and writes it in large pieces.
struct StandardOutput {
    /// Where it goes.
    private let descriptor: Int32
    private var pending: [UInt8] = []

    init(descriptor: Int32 = STDOUT_FILENO) {
        self.descriptor = descriptor
    }

    /// From this size on what is pending is written.
    private static let pieceSize = 1 << 16

    /// Takes whole lines as they are: JSON, in which everything is escaped, and the program's own words.
    mutating func print(_ lines: [UInt8]) throws {
        pending += lines
        if pending.count >= Self.pieceSize { try flush() }
    }

    /// Takes lines without their ends; what in them would steer a terminal is written out, but for `Ink`.
    mutating func print(lines: [String]) throws {
        for line in lines {
            let printable = line.printable
            let inked = printable.contains(Ink.mark) ? printable.replacing(Ink.mark, with: "\u{1B}") : printable
            try print(Array((inked + "\n").utf8))
        }
    }

    /// Writes what is pending.
    ///
    /// - Throws: `ExitCode.success` where nobody reads any longer, and a `CommandFailure` where the disk is full.
    mutating func flush() throws {
        var written = 0
        while written < pending.count {
            let count = pending.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                throw ExitCode.success
            } else if errno != EINTR {
                throw CommandFailure(
                    message: tr(
                        "The output could not be written: {reason}", ["reason": String(cString: strerror(errno))]),
                    code: .storageTrouble)
            }
        }
        pending.removeAll(keepingCapacity: true)
    }
}
