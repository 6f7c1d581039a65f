import ArgumentParser
import WeatherStore
import WeatherText

/// `places remove`: removes a saved place.
struct RemovePlace: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a saved place and what is remembered of its weather.")

    @Argument(help: "Its name.")
    var place: [String]

    @OptionGroup var options: StoreOptions

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        _ = try await saved.change { store throws(StoreError) in try await store.remove(place.id) }
        saved.tell(tr("{place} is removed.", ["place": place.name]))
    }
}
