import ArgumentParser
import WeatherStore
import WeatherText

/// `places remove`: removes a saved place.
struct RemovePlace: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a saved place and its stored weather.")

    @Argument(help: "The name of the saved place.")
    var place: [String]

    @OptionGroup var options: StoreOptions

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        _ = try await saved.change { store throws(StoreError) in try await store.remove(place.id) }
        saved.tell(tr("{place} was removed.", ["place": place.name]))
    }
}
