import Foundation

/// A run of a program with arguments, whose output is discarded.
struct ProgramRun {
    private let program: URL
    private let arguments: [String]
    private let environment: [String: String]

    init(_ program: URL, _ arguments: [String], _ environment: [String: String]) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
    }

    /// Starts the program and waits for its end.
    ///
    /// - Returns: The elapsed time and the processor time.
    /// - Throws: An error if the program cannot be started or its exit code is not 0.
    @discardableResult
    func checked() throws -> (elapsed: Duration, busy: Duration) {
        let words = ([program.path] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in STDOUT_FILENO...STDERR_FILENO {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var process: pid_t = 0
        var status: Int32 = 0
        var usage = rusage()
        let start = ContinuousClock.now
        // Foundation's Process takes milliseconds to notice the end of a program.
        guard posix_spawn(&process, program.path, &actions, nil, words + [nil], variables + [nil]) == 0,
            wait4(process, &status, 0, &usage) == process
        else { throw UnreadableInput(file: program.path, detail: "it cannot be started; build all products first") }
        let elapsed = start.duration(to: .now)
        guard status == 0 else {
            throw UnreadableInput(file: program.path, detail: "\(arguments) ended with status \(status)")
        }
        return (elapsed, Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime))
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }
}
