import ArgumentParser
import WeatherStore

/// `places rename`: renames a place, or makes it the home.
struct RenamePlace: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Gives a saved place a name of your own, or makes it your home.")

    @Argument(help: "The name of the saved place.")
    var place: [String]

    @Option(help: "Your own name for the place; empty for its official name.")
    var to: String?

    @Flag(help: "Make it your home, which is used when no place is named.")
    var home = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard to != nil || home else { throw ValidationError("Use --to with a name, or --home.") }
    }

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        try await saved.change { store throws(StoreError) in
            if let to { try await store.rename(place.id, to: to) }
            if home { try await store.setHome(place.id) }
        }
    }
}
