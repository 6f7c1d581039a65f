public import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import SourceSettings
import WeatherModel
public import WeatherServices
import WeatherStore
import WeatherText

/// `key`: the commands for the API keys of sources.
struct KeyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "key", abstract: tr("Saves and removes keys for sources in the desktop's keyring."),
            subcommands: [SetKey.self, RemoveKey.self])
    }
}

/// `key set`: stores a key.
struct SetKey: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "set", abstract: tr("Saves a key, read as one line from standard input."))
    }

    @Argument(help: ArgumentHelp(tr("The source the key is for: openweather or weather-underground.")))
    var source: KeyedSource

    func run(in surroundings: CommandContext) async throws {
        // The key is not an argument, as other users could see it.
        var lines = InputLines(descriptor: surroundings.input)
        var line: [UInt8]?
        // The end of the input ends a line as well.
        while line == nil, let read = try lines.next() { line = read.first }
        let key = String(decoding: line ?? [], as: UTF8.self)
        let name = try await source.withKeys(in: surroundings) { keys, host throws(KeyStoreError) in
            try await keys.set(key, for: source, at: host)
        }
        surroundings.errors.write("\(Fairweather.name): \(tr("The {source} key was saved.", ["source": name]))")
    }
}

/// `key remove`: removes a stored key.
struct RemoveKey: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove", abstract: tr("Removes a saved key. A key in an environment variable stays."))
    }

    @Argument(help: ArgumentHelp(tr("The source the key is for: openweather or weather-underground.")))
    var source: KeyedSource

    func run(in surroundings: CommandContext) async throws {
        let name = try await source.withKeys(in: surroundings) { keys, host throws(KeyStoreError) in
            try await keys.remove(for: source, at: host)
        }
        surroundings.errors.write(
            "\(Fairweather.name): \(tr("The {source} key was removed.", ["source": name]))")
    }
}

extension KeyedSource: ExpressibleByArgument {
    /// The identifiers of the sources, as everywhere else.
    public static var allValueStrings: [String] { allCases.map(\.source.id) }

    /// Reads the identifier of a source, or the name by which its key is stored; nil if it needs no key or is unknown.
    public init?(argument: String) {
        guard let found = Self.allCases.first(where: { argument == $0.source.id || argument == $0.rawValue }) else {
            return nil
        }
        self = found
    }

    /// Performs an action on the user's keys for the host at which the source is asked; an error ends the command.
    ///
    /// - Returns: The words for the source, with the host if that is not its own.
    func withKeys(
        in surroundings: CommandContext, _ body: (any KeyStore, KeyHost) async throws(KeyStoreError) -> Void
    ) async throws -> String {
        let host: KeyHost
        do throws(StoreError) {
            let file = SettingsFile(try DataFolders(environment: surroundings.environment).settingsFile)
            host = SettingsSnapshot(try file.present() ?? Settings()).keyHost(of: self)
        } catch {
            throw CommandFailure(message: error.settingsMessage, code: .storageTrouble)
        }
        do throws(KeyStoreError) {
            try await body(surroundings.keys ?? LayeredKeyStore.desktop(environment: surroundings.environment), host)
            return host.isDefault(for: self) ? name : "\(name) (\(host.name))"
        } catch {
            throw CommandFailure(
                message: error.message(for: self), code: error == .emptyKey ? .keyTrouble : .storageTrouble)
        }
    }
}
