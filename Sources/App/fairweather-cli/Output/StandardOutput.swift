import ArgumentParser
import Glibc
import WeatherText

/// Collects the output of a command and writes it in large pieces.
struct StandardOutput {
    /// The file descriptor of the output.
    private let descriptor: Int32
    private var pending: [UInt8] = []

    init(descriptor: Int32 = STDOUT_FILENO) {
        self.descriptor = descriptor
    }

    /// The size in bytes from which pending output is written.
    private static let pieceSize = 1 << 16

    /// Adds whole lines unchanged: JSON, in which everything is escaped, and the program's own text.
    mutating func print(_ lines: [UInt8]) throws {
        pending += lines
        if pending.count >= Self.pieceSize { try flush() }
    }

    /// Adds lines without their line breaks, with control characters escaped except those of `Ink`.
    mutating func print(lines: [String]) throws {
        for line in lines {
            let printable = line.printable
            let inked = printable.contains(Ink.mark) ? printable.replacing(Ink.mark, with: "\u{1B}") : printable
            try print(Array((inked + "\n").utf8))
        }
    }

    /// Writes the pending output.
    ///
    /// - Throws: `ExitCode.success` if the reader has gone, and a `CommandFailure` if the disk is full.
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
                throw CommandFailure(message: Self.message(after: errno), code: .storageTrouble)
            }
        }
        pending.removeAll(keepingCapacity: true)
    }

    private static func message(after reason: Int32) -> String {
        switch reason {
        case ENOSPC, EDQUOT, EFBIG: tr("The output could not be written, as the disk is full.")
        default: tr("The output could not be written ({reason}).", ["reason": "errno \(reason)"])
        }
    }
}
