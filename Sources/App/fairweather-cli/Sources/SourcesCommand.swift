import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import Presentation
import WeatherModel
import WeatherServices

/// `sources`: who gives what.
struct SourcesCommand: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources", abstract: "Lists the sources of weather: what each gives and needs, and how it is.",
        discussion: "What went wrong with a source is known only where it is asked, with --check.")

    @Flag(help: "Ask each source that serves the place for its weather, and tell what goes wrong.")
    var check = false

    @OptionGroup var place: PlaceArguments

    @OptionGroup var options: WeatherOptions

    func run(in surroundings: Surroundings) async throws {
        let session = try Session(options, in: surroundings)
        await session.lookForKeys()
        let clock = surroundings.clock
        let catalogue = SourceCatalogue.standard(
            transport: AsyncHTTPTransport(environment: surroundings.environment), access: session.snapshot.access,
            now: { clock.now })
        var states: [SourceState] = []
        let asked = check && !options.offline ? try session.place(place) : nil
        for source in catalogue.sources
        where options.source == .automatic || options.source.rawValue == source.source.id {
            states.append(
                SourceState(
                    source, lastAnswer: try session.lastAnswer(of: source.source.id),
                    lastError: await lastError(of: source, at: asked?.location, in: session)))
        }
        if !options.quiet { try print(states, in: session) }
    }

    /// Nil where it answered, was not asked, or does not serve the place.
    private func lastError(of source: CataloguedSource, at place: Location?, in session: Session) async -> FetchError? {
        guard let place, !source.lacksKey else { return nil }
        let parts = source.parts.filter { source.gives($0, for: place) }
        guard let part = WeatherPart.allCases.first(where: parts.contains) else { return nil }
        let clock = session.surroundings.clock
        let service = ReportService(
            catalogue: { SourceCatalogue([source]) }, health: SourceHealth(now: { clock.now }))
        return await service.report(of: [part], for: place).failures[part]?.error
    }

    private func print(_ states: [SourceState], in session: Session) throws {
        var output = StandardOutput(descriptor: session.surroundings.output)
        if options.json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("sources")
                text.array { text in for state in states { state.write(to: &text) } }
            }
            text.endLine()
            try output.print(text.bytes)
        } else {
            var table = Table([
                Table.Column(alignment: .left), Table.Column(alignment: .left, isElastic: true),
                Table.Column(alignment: .left, dispensability: 1, isElastic: true),
                Table.Column(alignment: .left, dispensability: 2, isElastic: true),
            ])
            for state in states { table.add(state.cells(at: session.now, session.formatter)) }
            try output.print(lines: table.lines(on: session.surroundings.screen))
        }
        try output.flush()
    }
}
