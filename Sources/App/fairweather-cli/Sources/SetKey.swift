import ArgumentParser
import WeatherServices
import WeatherText

/// `key set`: stores a key.
struct SetKey: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Saves a key, read as one line from standard input.")

    @Argument(help: "The source the key is for: openweather or wunderground.")
    var source: KeyedSource

    func run(in surroundings: Surroundings) async throws {
        // The key is not an argument, as other users could see it.
        var lines = InputLines(descriptor: surroundings.input)
        let line = try lines.next()?.first ?? []
        let key = String(decoding: line, as: UTF8.self)
        try await source.withKeys(in: surroundings) { keys throws(KeyStoreError) in try await keys.set(key, for: source)
        }
        surroundings.errors.write("\(Fairweather.name): \(tr("The {source} key was saved.", ["source": source.name]))")
    }
}
