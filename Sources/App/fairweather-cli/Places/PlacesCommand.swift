import ArgumentParser
import WeatherStore
import WeatherText

/// `places`: the commands for the saved places, which are shared with the window.
struct PlacesCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "places", abstract: tr("Lists and changes the saved places."),
            subcommands: [
                ListPlaces.self, AddPlace.self, RemovePlace.self, MovePlace.self, RenamePlace.self, ExportPlaces.self,
                ImportPlaces.self,
            ], defaultSubcommand: ListPlaces.self)
    }
}

/// `places list`: prints the saved places.
struct ListPlaces: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: tr("Lists the saved places in order."))
    }

    @OptionGroup var options: StoreOptions

    @Flag(help: ArgumentHelp(tr("Print one line of JSON.")))
    var json = false

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        if json {
            var text = JSONText()
            text.places(saved.places)
            return try saved.print(text.bytes)
        }
        var table = TextTable([
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, dispensability: 2, isElastic: true), TextTable.Column(alignment: .left),
            TextTable.Column(alignment: .right, dispensability: 1),
        ])
        for (number, place) in saved.places.enumerated() {
            table.add([
                TextTable.Cell(text: String(number + 1), ink: .dim), TextTable.Cell(text: place.localName, ink: .bold),
                TextTable.Cell(text: place.location.localized.fullName),
                TextTable.Cell(text: place.isHome ? tr("home", context: "mark of one of your places") : ""),
                TextTable.Cell(text: place.location.coordinates.text, ink: .dim),
            ])
        }
        try saved.print(lines: table.lines(on: surroundings.screen))
    }
}

extension JSONText {
    /// Writes the object that all commands listing places print.
    mutating func places(_ places: [SavedPlace]) {
        object { text in
            text.member("schema")
            text.value(Self.schema)
            text.member("places")
            text.array { text in
                for place in places {
                    text.object { text in
                        text.members(of: place)
                        text.member("home")
                        text.value(place.isHome)
                    }
                }
            }
        }
        endLine()
    }
}

/// `places add`: saves a place.
struct AddPlace: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add", abstract: tr("Adds a place to the end of the list. Works offline."))
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: StoreOptions

    @Option(help: ArgumentHelp(tr("Your own name for the place.")))
    var name: String?

    @Flag(help: ArgumentHelp(tr("Make it your home, which is used when no place is named.")))
    var home = false

    @Flag(help: ArgumentHelp(tr("Print one line of JSON with the place.")))
    var json = false

    func validate() throws {
        guard place.at != nil || !place.place.isEmpty else { throw ValidationError(tr("Name a place, or use --at.")) }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let finder = PlaceFinder(
            places: saved.places, surroundings: surroundings,
            formatter: {
                WeatherFormatter(saved.data.settings, locale: surroundings.locale(nil), ownZone: surroundings.zone)
            })
        var place = try finder.place(place)
        try await saved.change { list throws(StoreError) in
            try await list.add(place.location)
            if let name { try await list.rename(place.id, to: name) }
            if home { try await list.setHome(place.id) }
        }
        place.customName = name ?? place.customName
        place.isHome = home || place.isHome
        if json {
            var text = JSONText()
            text.places([place])
            try saved.print(text.bytes)
        } else {
            saved.tell(tr("{place} was saved.", ["place": place.titledName]))
        }
    }
}

/// `places remove`: removes a saved place.
struct RemovePlace: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove", abstract: tr("Removes a saved place and its stored weather."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the saved place.")))
    var place: [String]

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        let now = surroundings.clock.now
        try await saved.change { list throws(StoreError) in try await list.remove(place.id, at: now) }
        saved.tell(tr("{place} was removed.", ["place": place.localName]))
    }
}

/// `places rename`: renames a place, or makes it the home.
struct RenamePlace: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rename", abstract: tr("Gives a saved place a name of your own, or makes it your home."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the saved place.")))
    var place: [String]

    @Option(help: ArgumentHelp(tr("Your own name for the place; empty for its official name.")))
    var to: String?

    @Flag(help: ArgumentHelp(tr("Make it your home, which is used when no place is named.")))
    var home = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard to != nil || home else { throw ValidationError(tr("Use --to with a name, or --home.")) }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        try await saved.change { list throws(StoreError) in
            if let to { try await list.rename(place.id, to: to) }
            if home { try await list.setHome(place.id) }
        }
        guard let changed = saved.places.first(where: { $0.id == place.id }) else { return }
        let name = ["former": place.localName, "place": changed.localName]
        if to != nil { saved.tell(tr("{former} is now called {place}.", name)) }
        if home { saved.tell(tr("{place} is your home.", name)) }
    }
}

/// `places move`: changes the order of the saved places.
struct MovePlace: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "move", abstract: tr("Moves a saved place to another position in the list."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the saved place.")))
    var place: [String]

    @Option(help: ArgumentHelp(tr("Its new position, starting from 1.")))
    var to: Int

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard to >= 1 else { throw ValidationError(tr("Positions start from 1.")) }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let place = try saved.place(called: place)
        let now = surroundings.clock.now
        try await saved.change { list throws(StoreError) in try await list.move(place.id, to: to - 1, at: now) }
        // There may be fewer places than the position that was named.
        let position = saved.places.firstIndex { $0.id == place.id }.map { $0 + 1 } ?? to
        saved.tell(
            tr(
                "{place} is now place {position} of {count}.",
                [
                    "place": place.localName, "position": Wording.number(position),
                    "count": Wording.number(saved.places.count),
                ]))
    }
}

/// The options shared by all commands about the saved places.
struct StoreOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(tr("Use the places of the sample data.")))
    var sample = false

    @Flag(help: ArgumentHelp(tr("Print nothing and only set the exit code.")))
    var quiet = false
}
