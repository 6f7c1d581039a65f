import ArgumentParser
import Foundation
import Gazetteer
import WeatherStore

/// `search`: compares the index of places with SQLite FTS5 over the same rows, a key press at a time.
struct SearchBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Measures the index of places beside SQLite FTS5 over the same rows.",
        discussion: """
            Each key press is answered by all, one after the other, round after round; its time is the median of its \
            rounds. FTS5 is there twice: as an ordinary table with its rows in rank order and indexes of prefixes, which is \
            how a program would have it, and stripped of all that this one search does not need. First the ten best places are only found, then all that is shown of them is read too. An answer is \
            right when the place meant is among the first five.
            """)

    @Option(help: "Tab-separated key presses: query, kind, geonameid, name, country, seq, len, full.")
    var queries: String

    @Option(help: "The index; the program's own where none is given.")
    var index: String?

    @Option(help: "How often each key press is measured.")
    var rounds = 5

    @Option(help: "Lengths of the prefixes the stripped FTS5 keeps an index of; empty for none.")
    var prefixes = "1 2 3 4 5 6"

    func validate() throws {
        guard (1...1000).contains(rounds) else { throw ValidationError("Give 1 to 1000 rounds.") }
    }

    func run() throws {
        let shipped = ShippedFiles()
        guard let file = index.map({ URL(filePath: $0) }) ?? shipped.resource("places.fwi") else {
            throw UnreadableInput(file: "places.fwi", detail: "it is not among the program's files")
        }
        guard let regions = shipped.resource("regions.tsv") else {
            throw UnreadableInput(file: "regions.tsv", detail: "it is not among the program's files")
        }
        let keystrokes = try Keystroke.read(URL(filePath: queries))
        print(try Opening(file: file, keystrokes: keystrokes).report)
        let index = try PlaceIndex(file: file)
        print(Garbage.report(index))
        let rows = try IndexedRow.read(index, regions: regions)
        let tables = try [FullTextForm.ordinary, .stripped(prefixes: prefixes)].map {
            try FullTextSearch(rows: rows, form: $0)
        }
        print(tables.map(\.report).joined(separator: "\n"))
        print(Comparison(keystrokes: keystrokes, index: index, tables: tables, rounds: rounds).report)
    }
}
