import ArgumentParser
import Foundation
import GoodTimes
import WeatherModel
import WeatherStore
import WeatherText

/// `when show`: prints the coming times at which the weather suits an activity.
struct ShowGoodTimes: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: tr("Prints the coming times that suit an activity, and what ends each."),
            discussion: tr(
                """
                An hour is good if every limit is met from its beginning to its end; a value that is not known is no good one. \
                A limit of which nothing is known in the whole forecast is left out, and named.
                """))
    }

    static let parts: Set<WeatherPart> = [.current, .hours, .days]
    static let mainParts: [WeatherPart] = [.hours]

    @Argument(help: ArgumentHelp(tr("The activity: run, cycle, washing, stars, or one of your own.")))
    var activity: String

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(help: ArgumentHelp(tr("Number of days from now on, 1 to 16.")))
    var days = 3

    @Flag(help: ArgumentHelp(tr("Print the times as a calendar file (iCalendar) that other programs import.")))
    var ics = false

    func validate() throws {
        guard (1...16).contains(days) else { throw ValidationError(tr("The number of days must be between 1 and 16.")) }
        guard !ics || !options.json else { throw ValidationError(tr("Use either --ics or --json, not both.")) }
    }

    func print(_ answer: WeatherAnswer, in session: Session) throws {
        guard ics, !options.quiet else { return try printPage(answer, in: session) }
        var output = StandardOutput(descriptor: session.surroundings.output)
        try output.print(Array(calendar(answer, in: session).utf8))
        try output.flush()
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        let outlook = outlook(answer, in: session)
        text.member("activity")
        text.value(outlook?.activity.id)
        text.member("times")
        text.array { text in
            for time in times(outlook, at: session.now) { text.object { $0.members(time) } }
        }
        text.member("next")
        if let next = outlook?.times.first(where: { $0.span.lowerBound >= end(from: session.now) }) {
            text.object { $0.members(next) }
        } else {
            text.value(nil as String?)
        }
        text.member("unknown")
        text.array { text in for quantity in outlook?.unknown ?? [] { text.value(quantity.rawValue) } }
        text.member("partly_known")
        text.array { text in
            for part in outlook?.partlyKnown ?? [] {
                text.object { text in
                    text.member("quantity")
                    text.value(part.quantity.rawValue)
                    text.member("until")
                    text.value(part.end)
                }
            }
        }
        text.member("mostly_in_the_way")
        text.value(outlook?.deciding)
        text.member("mostly_unknown")
        text.value(outlook?.isMostlyUnknown ?? true)
        text.member("forecast_until")
        text.value(outlook?.end)
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        guard let outlook = outlook(answer, in: session) else { return [] }
        let screen = session.surroundings.screen
        let text = GoodTimesText(
            outlook, days: days, in: session.pageZone(of: answer), at: session.now, session.formatter)
        func wrapped(_ sentence: String, _ ink: Ink) -> [String] {
            sentence.wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .left, dispensability: 1),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        for row in text.rows {
            table.add([
                TextTable.Cell(text: row.dayText, ink: .bold), TextTable.Cell(text: row.dateText, ink: .dim),
                TextTable.Cell(text: row.timesText), TextTable.Cell(text: row.endText, ink: .dim),
            ])
        }
        let conditions = outlook.activity.conditions(session.formatter).inOneLine()
        return wrapped(outlook.activity.words, .bold) + wrapped(conditions, .dim)
            + (text.silence.map { wrapped($0, .plain) } ?? table.lines(on: screen))
            + text.notes.flatMap { wrapped($0, .dim) }
    }

    /// The air is asked for only where it has a limit.
    func neededParts(in session: Session) throws -> Set<WeatherPart> {
        let limits = try session.stored.settings.activity(called: activity, in: session.formatter.units).limits
        return limits[.airQuality] == nil && limits[.pollen] == nil ? Self.parts : Self.parts.union([.airQuality])
    }

    private func outlook(_ answer: WeatherAnswer, in session: Session) -> GoodTimesOutlook? {
        guard let report = answer.settled(at: session.now),
            let activity = try? session.stored.settings.activity(called: activity, in: session.formatter.units)
        else { return nil }
        return report.outlook(for: activity, over: answer.place.location.coordinates)
    }

    private func times(_ outlook: GoodTimesOutlook?, at now: Date) -> [GoodTime] {
        outlook?.times.filter { $0.span.lowerBound < end(from: now) } ?? []
    }

    /// The end of the days that are asked for.
    private func end(from now: Date) -> Date { now.addingTimeInterval(Double(days) * 86_400) }

    private func calendar(_ answer: WeatherAnswer, in session: Session) throws -> String {
        guard let outlook = outlook(answer, in: session) else { return "" }
        let times = times(outlook, at: session.now)
        var file: CalendarFile?
        func take(_ memory: inout CalendarMemory) {
            file = memory.calendar(
                of: times, for: outlook.activity, at: answer.place, by: answer.report, in: session.pageZone(of: answer),
                at: session.now, session.formatter)
        }
        // What sample weather says is not remembered.
        if options.source != .sample, let folders = try? DataFolders(environment: session.surroundings.environment) {
            do throws(StoreError) {
                try StateFile(folders.calendarMemoryFile).update(from: CalendarMemory(), take)
            } catch {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
        } else {
            var memory = CalendarMemory()
            take(&memory)
        }
        return file?.text ?? ""
    }
}

extension JSONText {
    fileprivate mutating func members(_ time: GoodTime) {
        member("from")
        value(time.span.lowerBound)
        member("until")
        value(time.span.upperBound)
        member("ended_by")
        switch time.ending {
        case .limit(let missed): value(missed)
        case .ownHours, .unknown: value(nil as String?)
        }
        member("known_beyond")
        value(time.ending != .unknown)
        member("tightest")
        value(time.tightest?.rawValue)
        member("approximate")
        value(time.isCoarse)
    }

    fileprivate mutating func value(_ missed: MissedLimit?) {
        guard let missed else { return value(nil as String?) }
        object { text in
            text.member("quantity")
            text.value(missed.quantity.rawValue)
            text.member("side")
            text.value(missed.side == .tooHigh ? "too_high" : "too_low")
        }
    }
}
