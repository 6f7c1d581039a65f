import Foundation

/// Watches from outside for how long at a time the main thread of a program does not wait.
final class BlockWatch {
    private let process: pid_t
    private var known = 0.0
    private var begun: Double?
    /// The blocks of more than 8 milliseconds so far.
    private(set) var blocks = 0
    /// The longest block so far, in milliseconds.
    private(set) var longest = 0.0
    /// When the main thread was last seen to work.
    private(set) var lastWork = ContinuousClock.now

    init(_ program: RunningProgram) {
        process = program.process
        known = busy
    }

    /// Looks once, and waits a millisecond.
    func sample() {
        usleep(1000)
        let busy = busy
        let state = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/stat", encoding: .utf8)) ?? ""
        let isRunning = state.split(separator: ")").last?.hasPrefix(" R") == true
        if busy > known { lastWork = .now }
        if isRunning, begun == nil { begun = known }
        if let begun, !isRunning {
            let block = busy - begun
            if block > 8 { blocks += 1 }
            longest = max(longest, block)
            self.begun = nil
        }
        known = busy
    }

    /// The main thread's time of the processor so far, in milliseconds.
    private var busy: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/schedstat", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
}
