import ArgumentParser
import Foundation
import GoodTimes
import WeatherModel
import WeatherStore
import WeatherText

/// `when try`: prints what an activity would have found in the stored weather of the last 14 days.
struct TryActivity: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "try", abstract: tr("Prints what an activity would have found in the last 14 days."),
            discussion: tr(
                """
                Each hour counts as it was forecast last. No source is asked for it. One change of a limit is named that would \
                have given good times on most days more.
                """))
    }

    @Argument(help: ArgumentHelp(tr("The activity: run, cycle, washing, stars, or one of your own.")))
    var activity: String

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        let activity = try session.stored.settings.activity(called: activity, in: session.formatter.units)
        let place = try session.saved(session.place(place))
        let zone = session.zone(of: place)
        let start = ActivityDryRun.start(at: session.now, in: zone)
        let hours: [Hour]
        do throws(StoreError) {
            hours = try await session.stored.store.hours(of: place.id, in: start..<session.now)
                .filter { session.wants($0.source.id) }.map(\.value)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        let run = ActivityDryRun(
            of: activity, in: hours, over: place.location.coordinates, in: zone, from: start)
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            try output.print(json(run, of: activity, at: place))
        } else {
            let screen = surroundings.screen
            let text = ActivityDryRunText(run, in: zone, session.formatter)
            try output.print(lines: text.sentences.flatMap { $0.wrapped(to: screen.width) })
        }
        try output.flush()
    }

    private func json(_ run: ActivityDryRun, of activity: Activity, at place: SavedPlace) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.head(place, fetched: nil, source: nil)
            text.member("activity")
            text.value(activity.id)
            text.member("days")
            text.value(run.days)
            text.member("times")
            text.value(run.count.times)
            text.member("days_with_times")
            text.value(run.count.days)
            text.member("longest")
            text.span(run.longest)
            text.member("unknown")
            text.array { text in for quantity in run.unknown { text.value(quantity.rawValue) } }
            text.member("suggestion")
            guard let suggestion = run.suggestion else { return text.value(nil as String?) }
            text.object { text in
                text.member("quantity")
                text.value(suggestion.quantity.rawValue)
                text.member("least")
                text.value(suggestion.limit.least)
                text.member("under")
                text.value(suggestion.limit.under)
                text.member("days_with_times")
                text.value(suggestion.count.days)
            }
        }
        text.endLine()
        return text.bytes
    }
}

extension Session {
    /// Returns the place if it is saved; throws for another one, of which nothing earlier is stored.
    func saved(_ place: SavedPlace) throws -> SavedPlace {
        guard stored.contents.places.contains(where: { $0.id == place.id }) else {
            throw CommandFailure(
                message: tr("Earlier forecasts are stored for your places only."), code: .nothingToShow)
        }
        return place
    }
}

extension JSONText {
    /// Writes a stretch of time; null for nil.
    mutating func span(_ span: Range<Date>?) {
        guard let span else { return value(nil as String?) }
        object { text in
            text.member("from")
            text.value(span.lowerBound)
            text.member("until")
            text.value(span.upperBound)
        }
    }
}
