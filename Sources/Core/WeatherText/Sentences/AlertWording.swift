import Foundation
public import WeatherModel

/// The texts of an official warning: severity, event, area and time.
public struct AlertWording: Sendable, Hashable, Identifiable {
    /// The identifier of the warning.
    public let id: String
    /// The name of the event in the sender's words, such as "Wind Advisory".
    public let title: String
    /// The severity, such as "Severe"; nil if the sender does not say.
    public let severityText: String?
    /// The warned area, such as "Cook County"; nil if the sender does not say.
    public let area: String?
    /// The words for how certain it is that the warning applies here; nil if it is certain.
    public let coverageText: String?
    /// The time, such as "Until 18:00" or "From 21:00 until Sunday 06:00"; nil if it is not known.
    public let timeText: String?
    /// The issuing office; nil if the sender does not say.
    public let sender: String?
    /// The full text, the description followed by the instructions.
    public let details: String?
    /// The time the warning was sent, such as "14:05"; nil if the sender does not say.
    public let issueText: String?
    /// When and how it changed last, such as "Extended at 14:05: until 22:00 instead of 20:00."; nil if that is not known.
    public let changeText: String?
    /// The earlier changes, the latest first.
    public let formerChanges: [String]
    /// The address of a page about the warning; nil if there is none that a browser may open.
    public let link: String?
    /// The style class of the severity, such as "severity-severe".
    public let severityStyle: String
    /// The warning as one sentence for a screen reader.
    public let spokenText: String
    private let description: String?
    private let instruction: String?
    private let certaintyText: String?
    private let urgencyText: String?
    private let source: String?
    private let doubt: String?
    private let brief: String?
    private let shortArea: String?

    /// The greatest length of the area in a row, about two lines.
    private static let shortAreaLength = 120

    /// - Parameters:
    ///   - record: All versions of the warning that were seen; nil if they are not known.
    ///   - source: The source that lists the warning; nil if it is not told.
    ///   - languages: The BCP 47 tags of the languages the user understands in order of preference; without a text in any
    ///     of them the source's first one is used.
    public init(
        _ alert: Alert, record: AlertRecord? = nil, source: WeatherSource? = nil, languages: [String] = ["en"],
        _ context: SentenceContext
    ) {
        let text = Self.text(of: alert, in: languages)
        id = alert.id
        title =
            (text?.event ?? text?.headline).flatMap { $0.isEmpty ? nil : $0.capitalizedFirst } ?? tr("Weather warning")
        severityText = alert.severity.words
        severityStyle = "severity-\(alert.severity.rawValue)"
        link = alert.link.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
        area = text.flatMap { Self.area(of: $0, letters: Bound.alertArea) }
        shortArea = text.flatMap { Self.area(of: $0, letters: Self.shortAreaLength) }
        // If it has not been determined where the warning applies, the user is told so.
        coverageText = alert.coverage.map(\.words) ?? tr("It is not known whether this applies here.")
        doubt = alert.isHere ? nil : tr("Might not apply here")
        sender = alert.sender
        timeText = Self.time(of: alert, context)
        brief = Self.brief(text) ?? shortArea
        description = text?.description.flatMap { $0.isEmpty ? nil : $0 }
        instruction = text?.instruction.flatMap { $0.isEmpty ? nil : $0 }
        issueText = alert.sent.map(context.moment)
        certaintyText = alert.certainty.words
        urgencyText = alert.urgency.words
        self.source = source?.name
        let versions = AlertVersionText(context)
        let changes = record?.changes ?? []
        let told = zip(changes, [nil] + changes.map(\.alert)).map { versions.text($0, from: $1) }
        changeText = told.last
        formerChanges = told.dropLast().reversed()
        let parts = [description, instruction].compactMap { $0 }
        details = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
        spokenText = PhraseList.text([
            doubt, severityText, title, shortArea, Self.time(of: alert, context.speaking), sender,
        ])
    }

    /// The second line of the row: doubt about the place, severity, the beginning of the area and the time; nil if all
    /// are missing.
    public var detail: String? {
        let parts = [doubt, severityText, shortArea, timeText].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// The line beside the title: doubt about the place, the time and what to expect, such as "until 20:00 · 30 to 40 mm,
    /// flooded roads"; nil if all are missing.
    public var stripText: String? {
        let parts = [doubt, timeText?.uncapitalizedFirst, brief].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// The facts about the warning besides its text.
    public var facts: [WeatherFact] {
        [
            changeText.map { WeatherFact(title: tr("Last change"), value: $0) },
            timeText.map { WeatherFact(title: tr("When"), value: $0) },
            area.map { WeatherFact(title: tr("Where"), value: $0) },
            coverageText.map { WeatherFact(title: tr("Here"), value: $0) },
            severityText.map { WeatherFact(title: tr("Severity"), value: $0) },
            certaintyText.map { WeatherFact(title: tr("Certainty"), value: $0) },
            urgencyText.map { WeatherFact(title: tr("Urgency"), value: $0) },
            issueText.map { WeatherFact(title: tr("Issued"), value: $0) },
            sender.map { WeatherFact(title: tr("Issued by"), value: $0) },
            source.map { WeatherFact(title: tr("Source"), value: $0) },
        ].compactMap { $0 }
    }

    /// The description, the instructions and the earlier changes under their titles, in lines short enough for a view to
    /// lay out separately.
    public var sections: [WeatherFact] {
        [
            description.map { WeatherFact(title: tr("Description"), value: $0) },
            instruction.map { WeatherFact(title: tr("Advice"), value: $0) },
            formerChanges.isEmpty
                ? nil : WeatherFact(title: tr("Earlier changes"), value: formerChanges.joined(separator: "\n")),
        ].compactMap { $0 }.map { WeatherFact(title: $0.title, value: $0.value.broken(intoLinesOf: 400)) }
    }

    /// Returns the names of the area that fit, and the number of the others; nil if there is no area.
    private static func area(of text: AlertText, letters: Int) -> String? {
        guard let area = text.area else { return nil }
        let fitting = area.cut(toNames: letters)
        let more = fitting.leftOut + text.areasLeftOut
        guard more > 0 else { return fitting.names }
        return tr("{areas} and {count} more", ["areas": fitting.names, "count": String(more)])
    }

    /// Returns the headline if it is not the name of the event, else a short first sentence; nil if both are too long.
    private static func brief(_ text: AlertText?) -> String? {
        let first = text?.description?.split(whereSeparator: { ".\n".contains($0) }).first.map(String.init)
        return [text?.event == nil ? nil : text?.headline, first].compactMap { $0?.trimmed }
            .first { !$0.isEmpty && $0.count <= briefLength && $0 != text?.event }
    }

    /// The greatest length of what a strip says beside title and time, in letters.
    private static let briefLength = 60

    private static func text(of alert: Alert, in languages: [String]) -> AlertText? {
        func primary(_ tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" && $0 != "_" } }
        for language in languages {
            let texts = alert.texts.filter { $0.language.map { primary($0) == primary(language) } ?? false }
            if let text = texts.first(where: { $0.language?.lowercased() == language.lowercased() }) ?? texts.first {
                return text
            }
        }
        return alert.texts.first
    }

    private static func time(of alert: Alert, _ context: SentenceContext) -> String? {
        let start = alert.onset.flatMap { $0 > context.now ? context.moment($0) : nil }
        let end = alert.ends.map { context.moment($0) }
        if let ends = alert.ends, ends <= context.now { return tr("Ended {time}", ["time": context.moment(ends)]) }
        return switch (start, end) {
        case (let start?, let end?): tr("From {start} until {end}", ["start": start, "end": end])
        case (let start?, nil): tr("From {start}", ["start": start])
        case (nil, let end?): tr("Until {end}", ["end": end])
        case (nil, nil): nil
        }
    }
}
