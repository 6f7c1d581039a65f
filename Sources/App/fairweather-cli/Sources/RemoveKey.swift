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
        try await source.withKeys(in: surroundings) { keys throws(KeyStoreError) in try await keys.remove(for: source) }
        surroundings.errors.write(
            "\(Fairweather.name): \(tr("The {source} key was removed.", ["source": source.name]))")
    }
}
