import ArgumentParser
import Foundation
import Gazetteer
import WeatherStore
import WeatherText

/// `search`: finds places in the bundled index.
struct Search: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "search",
            abstract: tr("Finds places by name, in any script, or by coordinates. Works offline."),
            discussion: tr("Places: GeoNames, CC BY 4.0."))
    }

    @Argument(
        help: ArgumentHelp(
            tr("A name, with a region or country if needed (paris texas), or coordinates (52.52, 13.40).")))
    var text: [String] = []

    @Option(help: ArgumentHelp(tr("Maximum number of places, 1 to 100.")))
    var limit = 10

    @Flag(help: ArgumentHelp(tr("Print one line of JSON.")))
    var json = false

    @Option(help: ArgumentHelp(tr("The region whose formats to use, such as de-DE."), valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            tr("Search for each line of a file (- for standard input) and print one line of JSON for each."),
            valueName: "file"))
    var batch: String?

    @Option(help: ArgumentHelp(tr("Search this index instead of the built-in one."), valueName: "file"))
    var index: String?

    func validate() throws {
        guard (1...100).contains(limit) else { throw ValidationError(tr("The limit must be between 1 and 100.")) }
        guard (batch == nil) != query.isEmpty else {
            throw ValidationError(tr("Use either a search text or --batch with a file."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
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

    private func search(_ index: PlaceIndex, _ surroundings: CommandContext, _ output: inout StandardOutput) throws {
        let matches = index.matches(for: query, limit: limit, preferredCountry: nil)
        if json {
            var text = JSONText()
            text.answer(to: query, matches)
            try output.print(text.bytes)
        } else {
            try output.print(lines: TextTable(matches, surroundings.locale(locale)).lines(on: surroundings.screen))
        }
        if matches.isEmpty {
            try output.flush()
            throw CommandFailure(
                message: NoPlaceMessage.text(for: query), code: .noSuchPlace)
        }
    }
}

extension PlaceIndex {
    /// Opens the index in the file or, without a path, the one that comes with the program.
    ///
    /// - Parameter isVerified: Whether the checksum of the whole file is verified.
    static func open(
        path: String?, shipped: ShippedFiles = ShippedFiles(), isVerified: Bool = true
    ) throws -> PlaceIndex {
        do throws(PlaceIndexError) {
            let name = "places.fwi"
            guard let file = path.map({ URL(filePath: $0) }) ?? shipped.resource(name) else {
                throw .missing(name)
            }
            let index = try PlaceIndex(file: file, hemispheres: .ofLanguage)
            if isVerified { try index.verify() }
            return index
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}

extension TextTable {
    /// Makes a row for each place: name, region, country, coordinates, and population in the locale's format.
    init(_ matches: [PlaceMatch], _ locale: Locale) {
        self.init([
            Column(alignment: .left, isElastic: true), Column(alignment: .left, isElastic: true),
            Column(alignment: .left, isElastic: true), Column(alignment: .right, dispensability: 2),
            Column(alignment: .right, dispensability: 1),
        ])
        for place in matches.map({ $0.namedLocation(WeatherFormatter(locale: locale)).localized }) {
            add([
                Cell(text: place.name, ink: .bold), Cell(text: place.region ?? ""), Cell(text: place.country ?? ""),
                Cell(text: place.coordinates.text, ink: .dim),
                Cell(text: place.population.map { locale.grouped($0) } ?? tr("—")),
            ])
        }
    }
}

/// A search that prints a line of JSON for each line of input.
struct BatchSearch {
    let index: PlaceIndex
    let limit: Int

    /// Searches for all lines; the results for the lines read so far are written before waiting for more, so that
    /// another program can ask and read by turns.
    func run(_ lines: InputLines, to output: inout StandardOutput) throws {
        var lines = lines
        while let piece = try lines.next() {
            for line in piece {
                let matches = index.matches(forBytes: line, limit: limit, preferredCountry: nil)
                var text = JSONText()
                text.answer(to: String(decoding: line, as: UTF8.self), matches)
                try output.print(text.bytes)
            }
            try output.flush()
        }
    }
}
