import ArgumentParser
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `when add`: adds an activity of the user's own, or changes one.
struct AddActivity: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add", abstract: tr("Adds an activity, or changes the limits of one."),
            discussion: PhraseList.sentences([
                tr("Values that are not named stay as they are."),
                tr(
                    "Numbers are in your units, wind in m/s if these are Beaufort; rain is an hour's, air the European index, pollen grains in a cubic metre."
                ),
                tr(
                    "Sun is how high it stands in degrees, 0 at sunrise and sunset; moon is the share of it that is lit while it is up."
                ), tr("The lower end of a limit is a good value, the upper end is not."),
            ]) ?? "")
    }

    @Argument(help: ArgumentHelp(tr("The name: run, cycle, washing, stars, or one of your own.")))
    var name: String

    @Option(
        help: ArgumentHelp(
            tr(
                "A limit, such as temperature=3..18, wind=..30 or sun=0..; wind= removes it. Of: {names}.",
                ["names": LimitOption.names]),
            valueName: "quantity=least..under"))
    var limit: [LimitOption] = []

    @Option(
        help: ArgumentHelp(
            tr("Hours of the day at which you have time, of which whole ones count; may be repeated."),
            valueName: "hh:mm-hh:mm"))
    var between: [ClockSpan] = []

    @Option(help: ArgumentHelp(tr("Days: mon,wed or weekdays, weekend, all."), valueName: "days"))
    var on: DaysOption?

    @Option(help: ArgumentHelp(tr("The shortest length that is of use, 1 to 1440."), valueName: "minutes"))
    var least: Int?

    @Option(help: ArgumentHelp(tr("Units of the numbers instead of those in the settings.")))
    var units: UnitsPreset?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if let refusal = OwnName.refusal(of: name, commands: Activity.commandNames) { throw ValidationError(refusal) }
        guard least.map(Activity.leastMinutesRange.contains) ?? true else {
            throw ValidationError(tr("The shortest length must be between 1 and 1440 minutes."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let zones = saved.places.isEmpty ? [surroundings.zone] : saved.places.map(\.location.zone)
        let now = surroundings.clock.now
        if let span = between.first(where: { span in !zones.contains { span.holdsHour(in: $0, at: now) } }) {
            throw ValidationError(tr("No whole hour lies between these times: {times}.", ["times": span.text]))
        }
        let formatter = saved.formatter(units: units)
        var activity =
            (try? saved.data.settings.activity(called: name, in: formatter.units)) ?? Activity(name, limits: [:])
        for option in limit { activity.limits[option.quantity] = try option.limit(in: formatter.units) }
        guard !activity.limits.isEmpty else {
            throw ValidationError(tr("An activity needs a limit at least: use --limit."))
        }
        if !between.isEmpty { activity.times.spans = between }
        if let on { activity.times.weekdays = on.days }
        if let least { activity.leastMinutes = least }
        let problems = zones.map { activity.lengthProblem(in: $0, at: now, formatter) }
        if let problem = problems.first, let problem, !problems.contains(nil) { throw ValidationError(problem) }
        let changed = activity
        try saved.save { $0.put(changed) }
        saved.tell("\(activity.id): \(activity.conditions(formatter).inOneLine())")
    }
}

/// `when list`: prints the activities.
struct ListActivities: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: tr("Lists your activities and those to begin with, with their limits."))
    }

    @OptionGroup var options: StoreOptions

    @Flag(help: ArgumentHelp(tr("Print one line of JSON, in fixed units.")))
    var json = false

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let own = saved.data.settings.activities
        let starters = Activity.starters(in: saved.formatter(units: nil).units)
        let all = own + starters.filter { starter in !own.contains { $0.id == starter.id } }
        if json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("activities")
                text.array { text in
                    for activity in all { text.object { $0.members(activity, isOwn: own.contains(activity)) } }
                }
            }
            text.endLine()
            return try saved.print(text.bytes)
        }
        let formatter = saved.formatter(units: nil)
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        for activity in all {
            table.add([
                TextTable.Cell(text: activity.id, ink: own.contains(activity) ? .bold : .plain),
                TextTable.Cell(text: activity.conditions(formatter).inOneLine()),
            ])
        }
        try saved.print(lines: table.lines(on: surroundings.screen))
    }
}

/// `when remove`: removes an activity of the user's own.
struct RemoveActivity: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove",
            abstract: tr("Removes an activity of your own; one to begin with gets its limits back."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the activity.")))
    var name: String

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let activity = try saved.data.settings.activity(called: name, in: saved.formatter(units: nil).units)
        guard saved.data.settings.activities.contains(activity) else {
            throw CommandFailure(
                message: tr("“{name}” is not an activity of your own.", ["name": activity.id]), code: .wrongUsage)
        }
        try saved.save { $0.activities.removeAll { $0.id == activity.id } }
        saved.tell(tr("“{name}” was removed.", ["name": activity.id]))
    }
}

extension JSONText {
    fileprivate mutating func members(_ activity: Activity, isOwn: Bool) {
        member("name")
        value(activity.id)
        member("own")
        value(isOwn)
        member("limits")
        array { text in
            for quantity in HourlyQuantity.allCases {
                guard let limit = activity.limits[quantity] else { continue }
                text.object { text in
                    text.member("quantity")
                    text.value(quantity.rawValue)
                    text.member("least")
                    text.value(limit.least)
                    text.member("under")
                    text.value(limit.under)
                }
            }
        }
        member("hours")
        array { text in for span in activity.times.spans { text.value(span.text) } }
        member("days")
        array { text in
            for day in Weekday.allCases where activity.times.weekdays.contains(day) { text.value(day.rawValue) }
        }
        member("least_minutes")
        value(activity.leastMinutes)
    }
}

extension ClockSpan {
    /// Returns whether a whole hour of a forecast lies in it, by the zone's clock; those of some zones begin at half past.
    fileprivate func holdsHour(in zone: TimeZone, at now: Date) -> Bool {
        let past = (zone.secondsFromGMT(for: now) / 60 - from.minutes) % 60
        return (past < 0 ? past + 60 : past) + 60 <= minutes
    }
}
