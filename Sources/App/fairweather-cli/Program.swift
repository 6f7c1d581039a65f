import ArgumentParser
import Glibc

/// One run of the command line: arguments in, exit code out.
enum Program {
    /// Ends the process.
    ///
    /// Synchronous: before an `async` start the runtime opens files of its own, which would get the numbers of standard
    /// streams that were closed.
    static func run() -> Never {
        prepareDescriptors()
        Task.detached {
            exit(await code(of: Array(CommandLine.arguments.dropFirst()), in: .ofProcess))
        }
        while true { pause() }
    }

    /// Carries the command out and tells what went wrong.
    ///
    /// - Parameter arguments: Without the program's own name.
    static func code(of arguments: [String], in surroundings: Surroundings) async -> Int32 {
        do {
            var command = try Fairweather.parseAsRoot(shielded(arguments))
            do {
                if let command = command as? any SurroundedCommand {
                    try await command.run(in: surroundings)
                } else {
                    try command.run()
                }
                return ExitCode.success.rawValue
            } catch let failure as CommandFailure {
                var errors = surroundings.errors
                errors.isQuiet = (command as? any WeatherCommand)?.options.quiet ?? false
                errors.write("\(Fairweather.name): \(failure.message)")
                return failure.code.rawValue
            }
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return tell(error, surroundings)
        }
    }

    private static func tell(_ error: any Error, _ surroundings: Surroundings) -> Int32 {
        let message = Fairweather.fullMessage(for: error)
        guard Fairweather.exitCode(for: error) == .success else {
            surroundings.errors.write(message)
            return ExitCode.wrongUsage.rawValue
        }
        // Help and completions, which were asked for.
        var output = StandardOutput(descriptor: surroundings.output)
        do {
            // Completions have tabs in them.
            try output.print(Array((message + "\n").utf8))
            try output.flush()
        } catch let failure as CommandFailure {
            surroundings.errors.write("\(Fairweather.name): \(failure.message)")
            return failure.code.rawValue
        } catch {
            // Nobody reads any longer.
        }
        return ExitCode.success.rawValue
    }

    /// With a space before a negative number, which would be taken for an option otherwise; no option begins with a digit.
    private static func shielded(_ arguments: [String]) -> [String] {
        arguments.map { argument in
            let isNegative = argument.first == "-" && argument.dropFirst().first?.isNumber == true
            return isNegative ? " " + argument : argument
        }
    }

    /// A reader that went away ends in an error of `write`, not in a signal; and no file that is opened gets the number
    /// of a standard stream that was closed.
    private static func prepareDescriptors() {
        signal(SIGPIPE, SIG_IGN)
        // Ends the program, which is no crash for the runtime to look into.
        signal(SIGQUIT, SIG_DFL)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}
