import ArgumentParser
import WeatherServices
import WeatherText

/// `key remove`: removes a stored key.
struct RemoveKey: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a saved key. A key in an environment variable stays.")

    @Argument(help: "The source the key is for: openweather or wunderground.")
    var source: KeyedSource

    func run(in surroundings: Surroundings) async throws {
        let name = try await source.withKeys(in: surroundings) { keys, host throws(KeyStoreError) in
            try await keys.remove(for: source, at: host)
        }
        surroundings.errors.write(
            "\(Fairweather.name): \(tr("The {source} key was removed.", ["source": name]))")
    }
}
