import ArgumentParser
import WeatherStore

/// `places move`: changes the order of the saved places.
struct MovePlace: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Moves a saved place to another position in the list.")

    @Argument(help: "The name of the saved place.")
    var place: [String]

    @Option(help: "Its new position, starting from 1.")
    var to: Int

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard to >= 1 else { throw ValidationError("Positions start from 1.") }
    }

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        try await saved.change { store throws(StoreError) in try await store.move(place.id, to: to - 1) }
    }
}
