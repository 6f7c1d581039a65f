import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import WeatherModel
import WeatherServices
import WeatherText

/// `sources`: lists the sources with their parts.
struct SourcesCommand: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "sources",
            abstract: tr("Lists the weather sources: what each provides and needs, and whether it works."),
            discussion: tr("The last error of a source is kept until the source answers again."))
    }

    @Flag(
        help: ArgumentHelp(
            tr(
                """
                Ask each source that covers the place for its weather, all at once for at most 15 seconds, and report what \
                goes wrong.
                """)))
    var check = false

    @OptionGroup var place: PlaceArguments

    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        // A place that nobody knows is told of, also where no source is asked about it.
        let named = place.isOmitted ? nil : try session.place(place)
        await session.lookForKeys()
        let clock = surroundings.clock
        let memory = SourceHealthFile(environment: surroundings.environment)
        let health = memory.health(now: { clock.now })
        let access = NetworkAccess(session.snapshot, environment: surroundings.environment, now: { clock.now })
        let network = AsyncHTTPTransport(
            access, environment: surroundings.environment, deadline: surroundings.deadline)
        let catalogue = SourceCatalogue.standard(
            transport: ObedientTransport(network, health: health), access: session.snapshot.access,
            now: { clock.now })
        let sources =
            options.source == .sample
            ? [CataloguedSource(.sample, parts: session.services.parts)]
            : catalogue.sources.filter { options.source == .automatic || options.source.rawValue == $0.source.id }
        // A source that is named is asked, whatever the settings say.
        let switchedOff = options.source == .automatic ? session.stored.settings.disabledSources : []
        var failures: [WeatherSource.ID: FetchError] = [:]
        if check, !session.isOffline, options.source != .sample {
            let place = try (named ?? session.place(place)).location
            let asked = sources.filter { !switchedOff.contains($0.source.id) }
            failures = await RequestContext.$cause.withValue(.test) {
                await self.failures(of: asked, at: place, in: session, health)
            }
            memory.keep(health)
        }
        let remembered = memory.failures
        let lastAnswers = try session.lastAnswers()
        let states = sources.map { source in
            let answer = lastAnswers[source.source.id]
            let known = remembered.latest(of: source, at: clock.now, answeredAt: answer).map {
                SourceState.Failure(error: $0.reason, at: $0.start)
            }
            return SourceState(
                source, host: AskedHost(of: source.source, session.snapshot.access), lastAnswer: answer,
                lastFailure: failures[source.source.id].map { SourceState.Failure(error: $0, at: clock.now) } ?? known,
                isSwitchedOff: switchedOff.contains(source.source.id))
        }
        if !options.quiet { try print(states, in: session) }
    }

    /// Asks all sources that serve the place at the same time; returns the errors of those that fail.
    private func failures(
        of sources: [CataloguedSource], at place: Location, in session: Session, _ health: SourceHealth
    ) async -> [WeatherSource.ID: FetchError] {
        var preferences = session.snapshot.preferences
        // Which sources are asked has been decided.
        preferences.disabled = []
        let (wishes, deadline) = (preferences, session.surroundings.deadline)
        return await withTaskGroup { group in
            for source in sources where !source.lacksKey {
                let parts = source.parts.filter { source.gives($0, for: place) }
                guard let part = WeatherPart.allCases.first(where: parts.contains) else { continue }
                let service = ReportService(
                    catalogue: { SourceCatalogue([source]) }, preferences: { wishes }, health: health,
                    timeout: SourceTimeouts(budget: deadline))
                group.addTask {
                    (source.source.id, await service.report(of: [part], for: place).failures[part]?.error)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
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
            var table = TextTable([
                TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, isElastic: true),
                TextTable.Column(alignment: .left, dispensability: 1, isElastic: true),
                TextTable.Column(alignment: .left, dispensability: 2, isElastic: true, wraps: true),
            ])
            let (now, formatter, screen) = (session.now, session.formatter, session.surroundings.screen)
            for state in states { table.add(state.cells(at: now, formatter)) }
            let troubles = states.compactMap { $0.trouble(at: now, formatter) }.flatMap { $0.wrapped(to: screen.width) }
            let notes = states.compactMap(\.hostNote) + session.hindrances
            let hosts = notes.flatMap { $0.wrapped(to: screen.width) }
            try output.print(lines: table.lines(on: screen) + hosts + troubles)
        }
        try output.flush()
    }
}
