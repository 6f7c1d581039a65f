import ArgumentParser
import Glibc

/// One run of the command line: arguments in, exit code out.
enum Program {
    /// Ends the process.
    static func run() -> Never {
        prepareDescriptors()
        do {
            var command = try Fairweather.parseAsRoot(arguments)
            try command.run()
            exit(ExitCode.success.rawValue)
        } catch let failure as CommandFailure {
            StandardError.write("\(Fairweather.name): \(failure.message)")
            exit(failure.code.rawValue)
        } catch {
            guard Fairweather.exitCode(for: error) == .validationFailure else { Fairweather.exit(withError: error) }
            StandardError.write(Fairweather.fullMessage(for: error))
            exit(ExitCode.wrongUsage.rawValue)
        }
    }

    /// With a space before a negative number, which would be taken for an option otherwise; no option begins with a digit.
    private static var arguments: [String] {
        CommandLine.arguments.dropFirst().map { argument in
            let isNegative = argument.first == "-" && argument.dropFirst().first?.isNumber == true
            return isNegative ? " " + argument : argument
        }
    }

    /// A reader that went away ends in an error of `write`, not in a signal; and no file that is opened gets the number
    /// of a standard stream that was closed.
    private static func prepareDescriptors() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}
