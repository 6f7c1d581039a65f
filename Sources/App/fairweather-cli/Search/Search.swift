import ArgumentParser
import Gazetteer
import WeatherText

/// `search`: finds places in the bundled index.
struct Search: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Finds places by name, in any script, or by coordinates. Works offline.",
        discussion: "Places: GeoNames, CC BY 4.0.")

    @Argument(help: "A name, with a region or country if needed (paris texas), or coordinates (52.52, 13.40).")
    var text: [String] = []

    @Option(help: "Maximum number of places, 1 to 100.")
    var limit = 10

    @Flag(help: "Print one line of JSON.")
    var json = false

    @Option(help: ArgumentHelp("The region whose formats to use, such as de-DE.", valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "Search for each line of a file (- for standard input) and print one line of JSON for each.",
            valueName: "file"))
    var batch: String?

    @Option(help: ArgumentHelp("Search this index instead of the built-in one.", valueName: "file"))
    var index: String?

    func validate() throws {
        guard (1...100).contains(limit) else { throw ValidationError("The limit must be between 1 and 100.") }
        guard (batch == nil) != query.isEmpty else {
            throw ValidationError("Use either a search text or --batch with a file.")
        }
    }

    func run(in surroundings: Surroundings) async throws {
        // Verifying the file takes longer than a single search, which tolerates any content.
        let index = try PlaceIndex.open(path: index, shipped: surroundings.shipped, isVerified: batch != nil)
        var output = StandardOutput(descriptor: surroundings.output)
        if let batch {
            let lines = batch == "-" ? InputLines(descriptor: surroundings.input) : try InputLines(path: batch)
            try BatchSearch(index: index, limit: limit).run(lines, to: &output)
        } else {
            try search(index, surroundings, &output)
        }
        try output.flush()
    }

    private var query: String {
        text.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    private func search(_ index: PlaceIndex, _ surroundings: Surroundings, _ output: inout StandardOutput) throws {
        let matches = index.matches(for: query, limit: limit, preferredCountry: nil)
        if json {
            var text = JSONText()
            text.answer(to: query, matches)
            try output.print(text.bytes)
        } else {
            try output.print(lines: Table(matches, surroundings.locale(locale)).lines(on: surroundings.screen))
        }
        if matches.isEmpty {
            try output.flush()
            throw CommandFailure(
                message: NoPlaceMessage.text(for: query), code: .noSuchPlace)
        }
    }
}
