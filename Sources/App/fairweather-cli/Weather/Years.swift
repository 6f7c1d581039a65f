import ArgumentParser
import Assembly
import Foundation
import Places
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `years`: prints today beside the same date in the last ten years.
struct Years: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "years", abstract: tr("Compares today with the last ten years."),
            discussion: PhraseList.sentences([
                tr("Years that are not stored are asked for, one request each."),
                tr("They are stored of your places only."),
            ]) ?? "")
    }
    static let parts: Set<WeatherPart> = [.current, .hours, .days]
    static let mainParts: [WeatherPart] = [.days, .hours]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(help: ArgumentHelp(tr("The quantity to compare.")))
    var quantity = YearsQuantity.temperature

    func completed(_ answer: WeatherAnswer, in session: Session) async throws -> WeatherAnswer {
        var answer = answer
        let zone = session.pageZone(of: answer)
        let inquiry = session.pastYears
        let kept = await inquiry.stored(of: answer.place.id, before: CivilDate(session.now, in: zone))
        answer.years = kept
        var failure: FetchError?
        // Sample data are made without asking anybody.
        if !kept.missing.isEmpty, !session.isOffline, options.source != .sample {
            let (place, saved) = (answer.place.location, session.stored.contents.places.map(\.id))
            let outcome = await ProgressLine(session.surroundings, isQuiet: options.quiet).showing {
                await inquiry.ask(kept, at: place, saved: saved)
            }
            (answer.years, failure) = (outcome.years, outcome.failure)
        }
        let missing =
            failure == .switchedOff && session.archive.lacksServer
            ? tr(
                "Another server stands in for {source}. Name one for earlier years too: {option}.",
                [
                    "source": WeatherSource.openMeteo.name,
                    "option": "--server \(WeatherSource.openMeteoArchive.id)=ADDRESS",
                ])
            : answer.years?.missingText(
                in: usual(answer, in: session), after: failure, at: session.now, session.formatter(for: answer),
                besideClockOf: zone)
        guard answer.years?.known.isEmpty == false else {
            throw CommandFailure(message: missing ?? "", code: .nothingToShow)
        }
        if let missing { session.tell(missing) }
        return answer
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        let usual = usual(answer, in: session)
        let date = CivilDate(session.now, in: session.pageZone(of: answer))
        let day = usual?.days[date]
        text.member("quantity")
        text.value(quantity.rawValue)
        text.member("unit")
        text.value(quantity.unit)
        text.member("date")
        text.value(date.description)
        text.member("today")
        let place = answer.place.location.coordinates
        text.value(
            answer.settled(at: session.now).flatMap { report in
                quantity.page.dayValue(on: date, in: report, of: report.wholeDays(over: place))
            })
        text.member("years")
        text.array { text in
            for other in day?.others ?? [] {
                text.object { text in
                    text.member("year")
                    text.value(other.year)
                    text.member("value")
                    text.value(other.value)
                }
            }
        }
        text.member("usual_days")
        text.value(day?.days)
        text.member("usual_hours")
        text.value(day?.hours)
        text.member("missing_years")
        text.array { text in for year in (answer.years?.missing(in: usual) ?? []).sorted() { text.value(year) } }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        let (formatter, screen) = (session.formatter(for: answer), session.surroundings.screen)
        func wrapped(_ text: String?, _ ink: Ink = .plain) -> [String] {
            (text ?? "").isEmpty ? [] : (text ?? "").wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        guard let report = answer.settled(at: session.now), let usual = usual(answer, in: session) else { return [] }
        let context = SentenceContext(formatter, in: session.pageZone(of: answer), at: session.now)
        let verdict = usual.verdict(in: report, context).map { tr("{sentence}.", ["sentence": $0]) }
        let place = answer.place.location.coordinates
        guard let text = OtherYearsText(usual, in: report, over: place, context) else {
            return wrapped(verdict) + wrapped(tr("Too few of these years tell of this date."))
                + wrapped(usual.origin(context), .dim)
        }
        var table = TextTable([TextTable.Column(alignment: .left), TextTable.Column(alignment: .right)])
        for year in text.years {
            table.add([TextTable.Cell(text: year.name, ink: .bold), TextTable.Cell(text: year.text)])
        }
        let band = PhraseList.text([text.usualText?.capitalizedFirst, text.meanText])
        return wrapped(text.title, .bold) + wrapped(PhraseList.sentences([text.sentence, verdict]))
            + table.lines(on: screen) + wrapped(band) + wrapped(usual.origin(context), .dim)
    }

    private func usual(_ answer: WeatherAnswer, in session: Session) -> UsualWeather? {
        answer.years.flatMap { UsualWeather(quantity.page, $0, in: session.pageZone(of: answer)) }
    }
}

/// The quantities that an archive tells, by their names on the command line.
enum YearsQuantity: String, ExpressibleByArgument, CaseIterable {
    case temperature
    case feelsLike = "feels-like"
    case precipitation, wind, humidity, pressure

    /// The quantity of a page.
    var page: PageQuantity {
        switch self {
        case .temperature: .temperature
        case .feelsLike: .feelsLike
        case .precipitation: .precipitation
        case .wind: .wind
        case .humidity: .humidity
        case .pressure: .pressure
        }
    }

    /// The unit of its values in JSON.
    var unit: String {
        switch self {
        case .temperature, .feelsLike: "c"
        case .precipitation: "mm"
        case .wind: "m_s"
        case .humidity: "percent"
        case .pressure: "hpa"
        }
    }
}

extension Session {
    /// Whoever is asked for the weather of earlier years.
    fileprivate var archive: PastYearArchive {
        let clock = surroundings.clock
        return PastYearArchive(
            snapshot, environment: surroundings.environment, deadline: surroundings.deadline, now: { clock.now })
    }

    /// How the weather of earlier years is asked for and kept, as in the window.
    var pastYears: PastYearsInquiry {
        // The places of the sample are no saved ones, and none of theirs stand in that file.
        let folders = options.source == .sample ? nil : try? DataFolders(environment: surroundings.environment)
        let file = folders.map { PastYearFile($0.pastYearsFile) }
        return PastYearsInquiry(archive, file: file)
    }
}

extension JSONText {
    /// Writes where eight of ten values lie, and their mean; null where that is not known.
    fileprivate mutating func value(_ band: UsualBand?) {
        guard let band else { return value(nil as Int?) }
        object { text in
            text.member("low")
            text.value(band.low)
            text.member("mean")
            text.value(band.mean)
            text.member("high")
            text.value(band.high)
        }
    }
}
