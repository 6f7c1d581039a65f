import ArgumentParser
import WeatherServices
import WeatherText

/// `key remove`: removes a stored key.
struct RemoveKey: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Forgets a key; one in the environment stays.")

    @Argument(help: "Whose key it is: openweather or wunderground.")
    var source: KeyedSource

    func run(in surroundings: Surroundings) async throws {
        try await source.withKeys(in: surroundings) { keys throws(KeyStoreError) in try await keys.remove(for: source) }
        surroundings.errors.write(
            "\(Fairweather.name): \(tr("The key of {source} is forgotten.", ["source": source.name]))")
    }
}
