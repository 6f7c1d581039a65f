import Foundation

/// Watches from outside for how long at a time the main thread of a program does not wait.
final class BlockWatch {
    private let program: RunningProgram
    private var process: pid_t { program.process }
    private var busy: Double { program.mainThreadBusy }
    private var known = 0.0
    private var waits = 0
    private var begun: Double?
    /// The blocks of more than 8 milliseconds so far.
    private(set) var blocks = 0
    /// The longest block so far, in milliseconds.
    private(set) var longest = 0.0
    /// When the main thread was last seen to work.
    private(set) var lastWork = ContinuousClock.now

    init(_ program: RunningProgram) {
        self.program = program
        known = busy
        waits = countWaits()
    }

    /// Looks once, and waits a millisecond.
    func sample() {
        usleep(1000)
        let (busy, waits) = (busy, countWaits())
        let state = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/stat", encoding: .utf8)) ?? ""
        let isRunning = state.split(separator: ")").last?.hasPrefix(" R") == true
        if busy > known { lastWork = .now }
        // A wait shorter than the time between two looks is seen by its count alone.
        if let begun, !isRunning || waits != self.waits {
            let block = busy - begun
            if block > 8 { blocks += 1 }
            longest = max(longest, block)
            self.begun = nil
        }
        if isRunning, begun == nil { begun = known }
        self.waits = waits
        known = busy
    }

    /// Returns how often the main thread has waited of its own accord so far.
    private func countWaits() -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line.flatMap { $0.split(whereSeparator: \.isWhitespace).last }.flatMap { Int($0) } ?? 0
    }
}
