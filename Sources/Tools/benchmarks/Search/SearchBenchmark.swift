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
            Each key press is answered by both, one after the other, round after round; its time is the median of its \
            rounds. First the ten best places are only found, then all that is shown of them is read too. An answer is \
            right when the place meant is among the first five.
            """)

    @Option(help: "Tab-separated key presses: query, kind, geonameid, name, country, seq, len, full.")
    var queries: String

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
        let table = try FullTextSearch(rows: try IndexedRow.read(index, regions: regions), prefixes: prefixes)
        print(table.report)
        print(Comparison(keystrokes: keystrokes, index: index, table: table, rounds: rounds).report)
    }
}
