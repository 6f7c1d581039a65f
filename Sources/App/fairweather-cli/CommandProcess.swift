import ArgumentParser
import Assembly
import Glibc
import WeatherServices
import WeatherStore
import WeatherText

/// A run of the command line tool, from arguments to exit code.
enum CommandProcess {
    /// Runs the program and ends the process.
    ///
    /// It is synchronous: before an `async` main function the runtime opens files, which would take the descriptors of
    /// standard streams that are closed.
    static func run() -> Never {
        prepareDescriptors()
        Task.detached {
            exit(await code(of: Array(CommandLine.arguments.dropFirst()), in: .ofProcess))
        }
        while true { pause() }
    }

    /// Runs the command in the language that is wanted, and prints errors.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    static func code(of arguments: [String], in surroundings: CommandContext) async -> Int32 {
        let language = LanguageChoice(
            arguments: arguments, environment: surroundings.environment, folder: surroundings.catalogues)
        return await Wording.$catalogue.withValue(language.catalogue) {
            if let refusal = language.refusal {
                surroundings.errors.write("\(Fairweather.name): \(refusal)")
                return ExitCode.wrongUsage.rawValue
            }
            return await run(language.arguments, in: surroundings)
        }
    }

    private static func run(_ arguments: [String], in surroundings: CommandContext) async -> Int32 {
        do {
            var command = try parsed(shielded(known(arguments)))
            defer { tellSetAside(arguments, surroundings) }
            do {
                if let command = command as? any ContextualCommand {
                    try await RequestContext.$cause.withValue(.command) { try await command.run(in: surroundings) }
                } else {
                    try command.run()
                }
                return ExitCode.success.rawValue
            } catch let failure as CommandFailure {
                var errors = surroundings.errors
                errors.isQuiet = (command as? any WeatherCommand)?.options.quiet ?? false
                errors.write("\(Fairweather.name): \(failure.message)")
                return failure.code.rawValue
            } catch let refusal as ValidationError {
                // Thrown while it runs, it would be told with the usage of the whole program.
                surroundings.errors.write("\(Fairweather.name): \(refusal.message)")
                return ExitCode.wrongUsage.rawValue
            }
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return tell(error, surroundings)
        }
    }

    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let first = arguments.first.flatMap { first in Fairweather.commands.first { $0.key == first }?.key }
        return try Fairweather.$wanted.withValue(first) { try Fairweather.parseAsRoot(arguments) }
    }

    /// Tells of files that the command found damaged.
    private static func tellSetAside(_ arguments: [String], _ surroundings: CommandContext) {
        guard !arguments.contains("--quiet"), let folders = try? DataFolders(environment: surroundings.environment),
            let notice = StartNotice.setAside(SetAsideFiles.take(in: folders.data))
        else { return }
        surroundings.errors.write("\(Fairweather.name): \(notice.text)")
    }

    private static func tell(_ error: any Error, _ surroundings: CommandContext) -> Int32 {
        let message = Fairweather.fullMessage(for: error)
        guard Fairweather.exitCode(for: error) == .success else {
            surroundings.errors.write(message)
            return ExitCode.wrongUsage.rawValue
        }
        // This is the text of help or completions.
        var output = StandardOutput(descriptor: surroundings.output)
        do {
            // The text is printed unchanged, as completions contain tabs.
            try output.print(Array((HelpText.translated(message) + "\n").utf8))
            try output.flush()
        } catch let failure as CommandFailure {
            surroundings.errors.write("\(Fairweather.name): \(failure.message)")
            return failure.code.rawValue
        } catch {
            // The reader has gone.
        }
        return ExitCode.success.rawValue
    }

    /// Returns the arguments; of those that begin with no command of ours only the first, as "--help" after it would print
    /// the help of the whole program as if it were one.
    private static func known(_ arguments: [String]) -> [String] {
        guard let first = arguments.first, !first.hasPrefix("-"), first != "help",
            arguments.contains(where: ["--help", "-h"].contains),
            !Fairweather.commands.contains(where: { $0.key == first })
        else { return arguments }
        return [first]
    }

    /// Returns the arguments with a space before negative numbers, which would be taken for options.
    private static func shielded(_ arguments: [String]) -> [String] {
        arguments.map { argument in
            let isNegative = argument.first == "-" && argument.dropFirst().first?.isNumber == true
            return isNegative ? " " + argument : argument
        }
    }

    /// Makes a closed reader an error of `write` instead of a signal, and prevents files from taking the descriptors of
    /// closed standard streams.
    private static func prepareDescriptors() {
        signal(SIGPIPE, SIG_IGN)
        // SIGQUIT ends the program without the runtime's crash report.
        signal(SIGQUIT, SIG_DFL)
        CoreDumps.refuse()
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}
