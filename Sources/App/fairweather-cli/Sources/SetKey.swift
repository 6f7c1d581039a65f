import ArgumentParser
import WeatherServices
import WeatherText

/// `key set`: stores a key.
struct SetKey: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Keeps the key that is read from the standard input, a line of its own.")

    @Argument(help: "Whose key it is: openweather or wunderground.")
    var source: KeyedSource

    func run(in surroundings: Surroundings) async throws {
        // The key is not an argument, as other users could see it.
        var lines = InputLines(descriptor: surroundings.input)
        let line = try lines.next()?.first ?? []
        let key = String(decoding: line, as: UTF8.self)
        try await source.withKeys(in: surroundings) { keys throws(KeyStoreError) in try await keys.set(key, for: source)
        }
        surroundings.errors.write("\(Fairweather.name): \(tr("The key of {source} is kept.", ["source": source.name]))")
    }
}
