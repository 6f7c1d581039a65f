import ArgumentParser
import WeatherStore
import WeatherText

/// `places add`: saves a place.
struct AddPlace: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Adds a place to the end of the list. Works offline.")

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: StoreOptions

    @Option(help: "Your own name for the place.")
    var name: String?

    @Flag(help: "Make it your home, which is used when no place is named.")
    var home = false

    @Flag(help: "Print one line of JSON with the place.")
    var json = false

    func validate() throws {
        guard place.at != nil || !place.place.isEmpty else { throw ValidationError("Name a place, or use --at.") }
    }

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let finder = PlaceFinder(
            places: saved.places, surroundings: surroundings,
            formatter: {
                WeatherFormatter(saved.data.settings, locale: surroundings.locale(nil), ownZone: surroundings.zone)
            })
        var place = try finder.place(place)
        try await saved.change { store throws(StoreError) in
            try await store.add(place.location)
            if let name { try await store.rename(place.id, to: name) }
            if home { try await store.setHome(place.id) }
        }
        place.customName = name ?? place.customName
        place.isHome = home || place.isHome
        if json {
            var text = JSONText()
            text.places([place])
            try saved.print(text.bytes)
        } else {
            saved.tell(tr("{place} was saved.", ["place": place.location.fullName]))
        }
    }
}
