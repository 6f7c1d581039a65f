import Foundation

/// A program that was started and runs beside this one, with what the kernel counts for it.
final class RunningProgram {
    let process: pid_t
    private var hasEnded = false

    /// Starts the program; what it says is discarded.
    ///
    /// - Throws: An error if it cannot be started.
    init(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws {
        let words = ([program.path] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in STDOUT_FILENO...STDERR_FILENO {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        // The threads of a pool block all signals, and what they start would never hear that it is to end.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process: pid_t = 0
        guard posix_spawn(&process, program.path, &actions, &attributes, words + [nil], variables + [nil]) == 0 else {
            throw UnreadableInput(file: program.path, detail: "it cannot be started; build all products first")
        }
        self.process = process
    }

    deinit { end() }

    /// Ends the program and waits for it.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        kill(process, SIGCONT)
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Stops the program until `goOn()`, so that nothing changes while it is looked at.
    func pause() { kill(process, SIGSTOP) }

    /// Lets the program go on.
    func goOn() { kill(process, SIGCONT) }

    /// The processor time of all its threads so far, in milliseconds.
    var busy: Double {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.reduce(0) { sum, task in
            let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/schedstat", encoding: .utf8)) ?? ""
            return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
        }
    }

    /// The processor time of its main thread so far, in milliseconds.
    var mainThreadBusy: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/schedstat", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }

    /// How often its threads have given up the processor of their own accord: each time something has woken them before.
    var wakeUps: Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.reduce(0) { sum, task in
            let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    /// Its memory in megabytes, each page divided among the processes that share it.
    var memory: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? 0) * 1024 / 1e6
    }
}
