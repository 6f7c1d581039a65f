import ArgumentParser
import WeatherStore
import WeatherText

/// `places list`: prints the saved places.
struct ListPlaces: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the saved places in order.")

    @OptionGroup var options: StoreOptions

    @Flag(help: "Print one line of JSON.")
    var json = false

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        if json {
            var text = JSONText()
            text.places(saved.places)
            return try saved.print(text.bytes)
        }
        var table = Table([
            Table.Column(alignment: .right), Table.Column(alignment: .left, isElastic: true),
            Table.Column(alignment: .left, dispensability: 2, isElastic: true), Table.Column(alignment: .left),
            Table.Column(alignment: .right, dispensability: 1),
        ])
        for (number, place) in saved.places.enumerated() {
            table.add([
                Table.Cell(text: String(number + 1), ink: .dim), Table.Cell(text: place.name, ink: .bold),
                Table.Cell(text: place.location.fullName), Table.Cell(text: place.isHome ? tr("home") : ""),
                Table.Cell(text: place.location.coordinates.text, ink: .dim),
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
