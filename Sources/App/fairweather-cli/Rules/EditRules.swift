import ArgumentParser
import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// `check add`: adds a rule, or replaces one.
struct AddRule: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add",
            abstract: tr("Adds a rule about the weather to come, or replaces the one of that name."),
            discussion: tr(
                """
                Numbers are in your units, wind in m/s if these are Beaufort; rain is an hour's. Without --within and --between the \
                next 24 hours count. Times are those of the place.
                """))
    }

    @Argument(help: ArgumentHelp(tr("The name of the rule.")))
    var name: String

    @Argument(help: ArgumentHelp(tr("The quantity it is about.")))
    var quantity: HourlyQuantity

    @Option(help: ArgumentHelp(tr("True if it is above this in any hour.")))
    var over: NumberOption?

    @Option(help: ArgumentHelp(tr("True if it is below this in any hour.")))
    var below: NumberOption?

    @Option(help: ArgumentHelp(tr("The next hours that count, 1 to 240."), valueName: "hours"))
    var within: Int?

    @Option(help: ArgumentHelp(tr("The part of a day that counts instead, the next one."), valueName: "hh:mm-hh:mm"))
    var between: ClockSpan?

    @Option(help: ArgumentHelp(tr("The days of that part: mon,wed or weekdays, weekend, all."), valueName: "days"))
    var on: DaysOption?

    @Option(
        help: ArgumentHelp(
            tr("The time from which on that part is told of; a day ahead if omitted."), valueName: "hh:mm"))
    var toldFrom: TimeOfDay?

    @Option(help: ArgumentHelp(tr("Hours in which nothing is told."), valueName: "hh:mm-hh:mm"))
    var quietHours: ClockSpan?

    @Option(help: ArgumentHelp(tr("The saved place it is about; your home if omitted.")))
    var place: String?

    @Flag(help: ArgumentHelp(tr("Let the desktop tell you, as long as Fairweather runs.")))
    var notify = false

    @Option(help: ArgumentHelp(tr("Units of the number instead of those in the settings.")))
    var units: UnitsPreset?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if let refusal = OwnName.refusal(of: name, commands: WeatherRule.commandNames) {
            throw ValidationError(refusal)
        }
        guard (over == nil) != (below == nil) else { throw ValidationError(tr("Use either --over or --below.")) }
        guard within == nil || between == nil else {
            throw ValidationError(tr("Use either --within or --between, not both."))
        }
        guard within.map(WeatherRule.hoursRange.contains) ?? true else {
            throw ValidationError(tr("The next hours must be between 1 and 240."))
        }
        guard between != nil || (on == nil && toldFrom == nil) else {
            throw ValidationError(tr("--on and --told-from also need --between."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let formatter = saved.formatter(units: units)
        let threshold = quantity.limit(written: over?.value ?? below?.value ?? 0, in: formatter.units)
        let scope = between.map { WeatherRule.Scope.part($0, on: on?.days ?? []) } ?? .next(hours: within ?? 24)
        var rule = WeatherRule(
            name, quantity, over == nil ? .below : .over, threshold, scope: scope, toldFrom: toldFrom,
            quietHours: quietHours, place: try place.map { try saved.place(called: [$0]).id })
        guard rule.canHold else {
            throw ValidationError(rule.limitRefusal(naming: quantity.rawValue))
        }
        rule.isTold = notify
        let changed = rule
        try saved.save { $0.put(changed) }
        let text = RuleText(rule, formatter)
        saved.tell("\(rule.id): \([text.what, text.scope].inOneLine())")
    }
}

/// `check list`: prints the rules.
struct ListRules: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: tr("Lists your rules."))
    }

    @OptionGroup var options: StoreOptions

    @Flag(help: ArgumentHelp(tr("Print one line of JSON, in fixed units.")))
    var json = false

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let rules = saved.data.settings.rules
        if json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("rules")
                text.array { text in for rule in rules { text.object { $0.allMembers(of: rule) } } }
            }
            text.endLine()
            return try saved.print(text.bytes)
        }
        let formatter = saved.formatter(units: nil)
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        for rule in rules {
            let text = RuleText(rule, formatter)
            table.add([
                TextTable.Cell(text: rule.id, ink: .bold), TextTable.Cell(text: text.what),
                TextTable.Cell(text: text.scope, ink: .dim),
            ])
        }
        try saved.print(lines: table.lines(on: surroundings.screen))
    }
}

/// `check remove`: removes a rule.
struct RemoveRule: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "remove", abstract: tr("Removes a rule."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the rule.")))
    var name: String

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let rule = try saved.data.settings.rule(called: name)
        try saved.save { $0.rules.removeAll { $0.id == rule.id } }
        if let folders = try? DataFolders(environment: surroundings.environment) {
            // A rule of that name that is made later begins anew anyway, unless it is about the same.
            try? StateFile(folders.ruleMemoryFile).update(from: RuleMemory()) { $0.forget(rule.id) }
        }
        saved.tell(tr("“{name}” was removed.", ["name": rule.id]))
    }
}

extension JSONText {
    fileprivate mutating func allMembers(of rule: WeatherRule) {
        members(of: rule)
        var (hours, part, days): (Int?, ClockSpan?, Set<Weekday>) = (nil, nil, [])
        switch rule.scope {
        case .next(let count): hours = count
        case .part(let span, let weekdays): (part, days) = (span, weekdays)
        }
        member("within_hours")
        value(hours)
        member("between")
        value(part?.text)
        member("days")
        array { text in for day in Weekday.allCases where days.contains(day) { text.value(day.rawValue) } }
        member("told_from")
        value(rule.toldFrom?.text)
        member("quiet_hours")
        value(rule.quietHours?.text)
        member("place_id")
        value(rule.place)
        member("notify")
        value(rule.isTold)
    }
}
