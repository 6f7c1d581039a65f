import Foundation
import WeatherModel
import WeatherText

/// The weather of an answer as a status bar shows it: texts of one line each, whatever their source put into them.
struct PanelReading {
    private var values: [PanelField: String] = [:]
    /// The condition by name, such as "clear-night"; "unknown" if it is not known.
    let name: String
    /// Names of the state for a style sheet: the condition whether by day or night, "warning-severe" for the first
    /// warning that applies here, and "stale" for old or "failed" for missing weather.
    let styles: [String]
    /// How old the weather is, such as "5 hours old", if it is older than it should be; else nil.
    let oldness: String?
    /// Whether the first warning is severe or extreme.
    let isUrgent: Bool
    /// The details, a line each.
    let lines: [String]

    init(_ answer: WeatherAnswer, in session: Session) {
        let (report, formatter, now) = (answer.settled(at: session.now), session.formatter, session.now)
        let context = SentenceContext(formatter, in: report?.timeZone ?? .gmt, at: now)
        let present = report?.present
        let stamp = answer.report?.stamp(ofFirst: Now.mainParts)
        let shown = ShownWarnings(answer, in: session)
        let (isStale, status) = Self.standing(of: answer, in: session)
        // Those that might not apply here are told among the details.
        let foremost = shown.alerts.first { $0.isHere }
        let warnings = shown.alerts.map { shown.wording(of: $0, context) }
        let condition = present?.condition ?? .unknown
        let isDay = report.flatMap { present?.isDay(in: $0, over: answer.place.location.coordinates) } ?? true

        name = condition.artworkName(isDay: isDay).replacing("fairweather-", with: "")
        styles = [
            condition.artworkName(isDay: true).replacing("fairweather-", with: ""),
            foremost.map { "warning-\($0.severity.rawValue)" },
            present == nil ? "failed" : isStale ? "stale" : nil,
        ].compactMap { $0 }
        oldness = present == nil || !isStale ? nil : stamp.flatMap { formatter.oldness(of: $0.fetchedAt, at: now) }
        isUrgent = foremost.map { $0.severity >= .severe } ?? false

        values[.place] = answer.place.localName
        values[.status] = status ?? ""
        values[.age] = stamp.map { session.age(of: $0.fetchedAt, in: answer) }
        let names = answer.report?.credits(at: now).map(\.source.name) ?? []
        values[.source] = names.isEmpty ? nil : PhraseList.text(names)
        let knowsWarnings = report?.alerts != nil && report?.gaps[.alerts]?.kind != .failed
        values[.warning] =
            foremost.map { shown.wording(of: $0, context).title }
            ?? (knowsWarnings || !answer.place.showsAlerts ? "" : nil)
        if let report, let present {
            let (air, date) = (present.conditions, CivilDate(now, in: report.timeZone))
            let today = present.kind == .past ? nil : report.comingDays.first { $0.date == date }
            values[.icon] = condition.sign(isDay: isDay)
            values[.temperature] = formatter.temperature(air.temperature)
            values[.feelsLike] = formatter.temperature(FeelsLike(air)?.temperature)
            values[.condition] = present.weather
            values[.high] = formatter.temperature(today?.high)
            values[.low] = formatter.temperature(today?.low)
            values[.wind] = formatter.wind(speed: air.windSpeed, from: air.windDirection, gust: nil)
            values[.gust] = formatter.speed(air.windGust)
            values[.humidity] = formatter.percentage(air.relativeHumidity)
            let rest = DayOutlooks(of: report, over: answer.place.location.coordinates).all
                .first { $0.day.date == date && present.kind != .past }
            // Where a part of the day's rest is not known, the chance is that of the hours which are.
            let known = report.hourSpans.filter {
                $0.end > now && CivilDate($0.start.time, in: report.timeZone) == date
            }.compactMap { $0.rain?.probability }
            values[.chance] = formatter.percentage(rest?.day.precipitationProbability ?? known.max())
            values[.summary] = PageSummary(of: report, context).text
        }
        lines = Self.lines(answer, report, warnings, status, in: session, context).map(\.printableLine)
    }

    /// Returns the value of the field in one line; "—" if it is not known.
    func text(_ field: PanelField) -> String {
        (values[field] ?? TemperatureText.missing).printableLine
    }

    /// Returns whether the weather is older than it should be, and why it is old or missing.
    private static func standing(of answer: WeatherAnswer, in session: Session) -> (isStale: Bool, status: String?) {
        do throws(CommandFailure) {
            let standing = try AnswerQuality(of: Now.mainParts, dating: Now.sentenceParts, answer, in: session)
            return (standing.code == .staleData, standing.message)
        } catch {
            return (true, error.message)
        }
    }

    private static func lines(
        _ answer: WeatherAnswer, _ report: SettledReport?, _ warnings: [AlertDisplayText], _ status: String?,
        in session: Session, _ context: SentenceContext
    ) -> [String] {
        var lines = [answer.place.localName]
        lines += warnings.map { [$0.title, $0.detail].compactMap { $0 }.inOneLine() }
        lines += WarningLines.notice(answer, context).map { [$0] } ?? []
        if let report, let present = report.present {
            lines.append(Headline(present, session.formatter).text)
            lines += present.validityText(in: report.timeZone, session.formatter).map { [$0] } ?? []
            lines += PageSummary(of: report, context).text.map { [$0] } ?? []
            for card in DetailCards.printed(of: report, over: answer.place.location.coordinates, context) {
                lines.append(tr("{title}: {value}", ["title": card.title, "value": card.valueInOneLine]))
            }
            lines.append(Provenance.text(of: present, context))
        }
        return lines + (status.map { [$0] } ?? [])
    }
}
