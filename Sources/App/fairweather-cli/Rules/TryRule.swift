import ArgumentParser
import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// `check try`: prints how often a rule would have told.
struct TryRule: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "try", abstract: tr("Prints when a rule would have told you in the last 14 days."),
            discussion: PhraseList.sentences([
                tr(
                    "The forecasts that were stored then are gone through one after the other; no source is asked for it."
                ),
                tr(
                    "The same weather is told once, and other weather once a day unless it got worse, never in quiet hours."
                ),
            ]) ?? "")
    }

    @Argument(help: ArgumentHelp(tr("The name of the rule.")))
    var rule: String

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        let rule = try session.stored.settings.rule(called: rule)
        let place = try session.saved(session.place(place, of: rule))
        let zone = session.zone(of: place)
        let run: RuleDryRun
        do throws(StoreError) {
            let source = try session.store.report(for: place.id)?.hours?.source.id
            run = try await RuleDryRun.read(
                of: rule, at: place.id, over: place.location.coordinates, in: zone, from: source,
                of: session.stored.store, now: session.now)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            try output.print(json(run, of: rule, at: place))
        } else {
            let text = RuleText(rule, session.formatter)
            let screen = surroundings.screen
            let heading = [text.what, text.scope].inOneLine().wrapped(to: screen.width).map { screen.text($0, .bold) }
            try output.print(lines: heading + text.sentences(run).flatMap { $0.wrapped(to: screen.width) })
        }
        try output.flush()
    }

    private func json(_ run: RuleDryRun, of rule: WeatherRule, at place: SavedPlace) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.head(place, fetched: nil, source: nil)
            text.members(of: rule)
            text.member("days")
            text.value(run.days)
            text.member("notices")
            text.array { text in
                for notice in run.notices {
                    text.object { text in
                        text.member("at")
                        text.value(notice.at)
                        text.member("value")
                        text.value(notice.value)
                        text.member("date")
                        text.value(notice.day.description)
                    }
                }
            }
            text.member("suggested_threshold")
            text.value(run.suggestion?.threshold)
        }
        text.endLine()
        return text.bytes
    }
}
