import ArgumentParser
import Astronomy
import Foundation
import WeatherModel
import WeatherText

/// `now`: prints the current weather.
struct Now: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "now", abstract: tr("Prints the weather now."), discussion: PanelField.help)
    }
    static let parts: Set<WeatherPart> = [.current, .minutes, .hours, .days, .alerts]
    static let mainParts: [WeatherPart] = [.current, .hours]
    /// The parts that the sentence below the present is made of.
    static let sentenceParts: Set<WeatherPart> = [.hours]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(
        help: PanelFormat.help, completion: .list(["waybar", "i3blocks"]), transform: PanelFormat.init(argument:))
    var format: PanelFormat?

    init() {}

    /// Makes the command that prints the pages of `watch`.
    init(options: WeatherOptions, format: PanelFormat?) {
        (self.options, self.format) = (options, format)
    }

    var datedParts: Set<WeatherPart> { options.json ? [] : Self.sentenceParts }

    func validate() throws {
        try PanelFormat.check(format, besideJSON: options.json)
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        text.member("current")
        guard let report = answer.settled(at: session.now), let present = report.present else {
            return text.value(String?.none)
        }
        let location = answer.place.location
        var air = present.conditions
        if present.condition != .unknown { air.condition = present.condition }
        text.object { text in
            text.members(
                air, at: present.time,
                isDay: Sun.isUp(at: present.time, over: location.coordinates),
                kind: present.kind == .forecastHour ? .forecast : report.current?.value.kind ?? .forecast,
                source: present.source.id)
            text.member("condition_kind")
            let isForecast = report.isWeatherForecast || present.kind == .forecastHour
            text.value(isForecast ? ValueKind.forecast.rawValue : report.current?.value.kind.rawValue)
        }
    }

    func printedParts(of report: SettledReport) -> [WeatherPart] {
        report.present?.kind == .forecastHour ? [.hours, .current] : Self.mainParts
    }

    func creditedParts(of answer: WeatherAnswer, in session: Session) -> Set<WeatherPart> {
        let warns = !ShownWarnings(answer, in: session).alerts.isEmpty
        let tellsAir = answer.settled(at: session.now).map { report in
            let context = SentenceContext(session.formatter, in: report.timeZone, at: session.now)
            let cards = DetailCards(
                [.air], areSpoken: false, of: report, over: answer.place.location.coordinates, context)
            return !cards.all.isEmpty
        }
        return Set((warns ? [.alerts] : []) + (tellsAir == true ? [.airQuality] : []))
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        guard let report = answer.settled(at: session.now) else { return [] }
        return WarningLines(answer, in: session).lines
            + CurrentPage(report, of: answer.place.location, in: session).lines
    }
}
