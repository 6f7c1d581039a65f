import Foundation

/// What the working process tells, a line each.
struct Line: Codable {
    enum Stage: String, Codable {
        case begins, done
    }

    let stage: Stage
    let operation: Operation

    init(_ stage: Stage, _ operation: Operation) {
        self.stage = stage
        self.operation = operation
    }

    /// Written in one call past every buffer, so that what is told is told before the process can be killed.
    func print() throws {
        let bytes = try JSONEncoder().encode(self) + Data("\n".utf8)
        let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw POSIXError(.EIO) }
    }
}
