import ArgumentParser
import Astronomy
import Foundation
import Places
import WeatherModel
import WeatherStore
import WeatherText

/// `sun`: prints the sun and moon of a day, computed without a network.
struct SunAndMoon: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "sun", abstract: tr("Prints when the sun and moon rise and set. Works offline."))
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(
        help: ArgumentHelp(tr("The date at the place; today if omitted."), valueName: "yyyy-mm-dd"),
        transform: CivilDate.read(argument:))
    var date: CivilDate?

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        let place = try session.place(place)
        let zone = session.zone(of: place)
        let date = date ?? CivilDate(session.now, in: zone)
        guard let sun = SunDay(date, in: zone, over: place.location.coordinates),
            let moon = MoonDay(date, in: zone, over: place.location.coordinates)
        else {
            throw CommandFailure(
                message: tr(
                    "There is no {date} in the calendar of {place}.", ["place": place.localName, "date": "\(date)"]),
                code: .wrongUsage)
        }
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            var text = JSONText()
            text.object { text in
                text.head(place, fetched: nil, source: ValueKind.computed.rawValue)
                text.members(sun, moon)
            }
            text.endLine()
            try output.print(text.bytes)
        } else {
            let state = PlaceState(place, report: nil, isWhole: true, store: session.stored.store)
            let page = Page(of: WeatherAnswer(state: state), [], in: session)
            try output.print(lines: page.top + SkyPage(sun, moon, in: zone, session).lines)
        }
        try output.flush()
    }
}

extension CivilDate {
    /// Returns the day that an argument names, such as "2026-11-27".
    ///
    /// - Throws: An error that tells how dates are written, for a text of another form and a day that does not exist; the
    ///   value and its option are told before it.
    static func read(argument: String) throws(ValidationError) -> CivilDate {
        guard let date = CivilDate(argument) else {
            throw ValidationError(
                tr("“{text}” is not a date. Write it like {example}.", ["text": argument, "example": "2026-12-24"]))
        }
        return date
    }
}

extension JSONText {
    fileprivate mutating func members(_ sun: SunDay, _ moon: MoonDay) {
        member("sun")
        object { text in
            text.member("sunrise")
            text.value(sun.horizon.rise)
            text.member("sunset")
            text.value(sun.horizon.set)
            text.member("solar_noon")
            text.value(sun.noon)
            text.member("civil_dawn")
            text.value(sun.civilTwilight.rise)
            text.member("civil_dusk")
            text.value(sun.civilTwilight.set)
            text.member("day_length_s")
            text.value(Int(sun.dayLength.rounded()))
            text.member("polar")
            text.value(sun.horizon == .alwaysAbove ? "day" : sun.horizon == .alwaysBelow ? "night" : nil)
        }
        member("moon")
        object { text in
            text.member("phase")
            text.value("\(moon.phase)".snakeCase)
            text.member("illuminated")
            text.value((moon.illumination * 10_000).rounded() / 10_000)
            text.member("moonrise")
            text.value(moon.horizon.rise)
            text.member("moonset")
            text.value(moon.horizon.set)
        }
    }
}

/// The sun and moon of a day as text for a terminal.
struct SkyPage {
    let lines: [String]

    init(_ sun: SunDay, _ moon: MoonDay, in zone: TimeZone, _ session: Session) {
        let formatter = session.formatter
        func time(_ moment: Date?) -> String { moment.map { formatter.time($0, in: zone) } ?? tr("—") }
        let minutes = Int((sun.dayLength / 60).rounded())
        let length = tr(
            "{hours} h {minutes} min", ["hours": Wording.number(minutes / 60), "minutes": Wording.number(minutes % 60)])
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        func add(_ title: String, _ value: String, _ ink: Ink = .plain) {
            table.add([TextTable.Cell(text: title, ink: .dim), TextTable.Cell(text: value, ink: ink)])
        }
        add(tr("Date"), "\(formatter.weekday(sun.date)), \(formatter.dayAndMonth(sun.date))")
        switch sun.horizon {
        case .alwaysAbove: add(tr("Sun"), tr("Polar day"), .yellow)
        case .alwaysBelow:
            add(tr("Sun"), tr("Polar night"), .blue)
            // The noon of many a polar night is light enough to read.
            guard sun.civilTwilight.rise != nil else { break }
            add(tr("Civil dawn"), time(sun.civilTwilight.rise))
            add(tr("Civil dusk"), time(sun.civilTwilight.set))
        case .crosses:
            add(tr("Civil dawn"), time(sun.civilTwilight.rise))
            add(tr("Sunrise"), time(sun.horizon.rise), .yellow)
            add(tr("Solar noon"), time(sun.noon))
            add(tr("Sunset"), time(sun.horizon.set), .yellow)
            add(tr("Civil dusk"), time(sun.civilTwilight.set))
            add(tr("Day length"), length)
        }
        let lit = formatter.percentage(Percentage(moon.illumination * 100))
        add(tr("Moon"), "\(moon.phase.words), \(tr("{percent} lit", ["percent": lit]))")
        switch moon.horizon {
        case .alwaysAbove: add(tr("Moon"), tr("up all day"))
        case .alwaysBelow: add(tr("Moon"), tr("down all day"))
        case .crosses:
            add(tr("Moonrise"), time(moon.horizon.rise))
            add(tr("Moonset"), time(moon.horizon.set))
        }
        lines = table.lines(on: session.surroundings.screen)
    }
}
