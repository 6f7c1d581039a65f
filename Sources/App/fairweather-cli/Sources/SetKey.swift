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
