import Foundation
public import WeatherModel

/// The texts of an official warning: severity, event, area and time.
public struct AlertDisplayText: Sendable, Hashable, Identifiable {
    /// The identifier of the warning.
    public let id: String
    /// The name of the event in the sender's words, such as "Wind advisory".
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
    /// The full text, the description followed by the instructions, a paragraph a line; nil if there is none.
    public var details: String? {
        let paragraphs = (passages + advice).map(\.line)
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }
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
    /// Whether it has not begun yet.
    let isAhead: Bool
    /// The time for use within a line, such as "until 18:00"; nil if it is not known.
    let timePhrase: String?
    let description: String?
    let instruction: String?
    /// The BCP 47 tag of the language of its texts; nil if that is not known.
    let language: String?
    let certaintyText: String?
    let urgencyText: String?
    /// How certain and how urgent it is, for use within a line.
    let expectation: [String]
    let source: String?
    let doubt: String?
    let shortArea: String?
    /// The areas that fit beside the time on one line of a list, and the number of the others.
    let listArea: String?
    /// The time from when until when it holds, also where that has begun.
    let spanText: String?
    /// The time, and how long that is from now.
    let remainingText: String?
    private let brief: String?
    /// Whether the parts of a line stay whole in a language that reads from right to left.
    private let isolatesParts: Bool

    /// The tags of the languages in which a warning is read by default: that of all texts, and English.
    public static var ownLanguages: [String] { [Wording.catalogue.language, "en"] }

    /// The greatest length of the area in a row, about two lines.
    private static let shortAreaLength = 120
    /// The letters of a line in a list, of which the area has what the time leaves.
    private static let listLength = 66
    /// The letters of " and 10 more".
    private static let moreLength = 12

    /// - Parameters:
    ///   - record: All versions of the warning that were seen; nil if they are not known.
    ///   - source: The source that lists the warning; nil if it is not told.
    ///   - languages: The tags of the languages the user understands in order of preference; without a text in any
    ///     of them the source's first one is used.
    public init(
        _ alert: Alert, record: AlertRecord? = nil, source: WeatherSource? = nil,
        languages: [String] = AlertDisplayText.ownLanguages, _ context: SentenceContext
    ) {
        let text = alert.text(in: languages)
        id = alert.id
        title =
            (text?.event ?? text?.headline).flatMap {
                $0.isEmpty ? nil : $0.capitalizedFirst.titleInSentenceCase(language: text?.language)
            } ?? tr("Weather warning")
        severityText = alert.severity.words
        // What might not apply here must not look like what does.
        severityStyle = "severity-\((alert.isHere ? alert.severity : .unknown).rawValue)"
        link = alert.link.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
        area = text.flatMap { Self.area(of: $0, letters: Bound.alertArea) }
        shortArea = text.flatMap { Self.area(of: $0, letters: Self.shortAreaLength) }
        // If it has not been determined where the warning applies, the user is told so.
        coverageText = alert.coverage.map(\.words) ?? tr("It is not known whether this applies here.")
        doubt = alert.isHere ? nil : tr("Might not apply here")
        sender = alert.sender
        let time = Self.time(of: alert, context)
        (timePhrase, timeText) = (time, time?.capitalizedFirst)
        isAhead = alert.onset.map { $0 > context.now } ?? false
        spanText = Self.span(of: alert, context)?.capitalizedFirst
        remainingText = Self.remaining(of: alert, context)?.capitalizedFirst
        let room = Self.listLength - [doubt, time].compactMap { $0 }.map { $0.count + 3 }.reduce(0, +)
        listArea = text.flatMap { Self.listArea(of: $0, letters: room) }
        brief = Self.brief(text, besides: title) ?? shortArea
        isolatesParts = context.formatter.isRightToLeft
        description =
            alert.isUnreadable
            ? tr("This warning could not be read.") : text?.description.flatMap { $0.isEmpty ? nil : $0 }
        instruction = text?.instruction.flatMap { $0.isEmpty ? nil : $0 }
        language = text?.language
        issueText = alert.sent.map(context.past)
        certaintyText = alert.certainty.words
        urgencyText = alert.urgency.words
        expectation = [alert.certainty.phrase, alert.urgency.phrase].compactMap(\.self)
        self.source = source?.name
        let versions = AlertVersionText(context)
        let changes = record?.changes ?? []
        let formers: [AlertChange?] = [nil] + changes.map(Optional.some)
        let told = zip(changes, formers).map { versions.text($0, from: $1) }
        changeText = told.last
        formerChanges = told.dropLast().reversed()
        spokenText = PhraseList.text([
            doubt, severityText, title, shortArea, Self.time(of: alert, context.speaking)?.capitalizedFirst, sender,
        ])
    }

    /// The second line of the row: doubt about the place, severity, the beginning of the area and the time; nil if all
    /// are missing.
    public var detail: String? {
        line([doubt, severityText, shortArea, timeText])
    }

    /// The line beside the title: doubt about the place, the time and what to expect, such as "until 20:00 · 30 to 40 mm,
    /// flooded roads"; nil if all are missing.
    public var stripText: String? {
        line([doubt, timePhrase, brief])
    }

    /// Returns the parts that are known in one line; nil if none is.
    func line(_ parts: [String?]) -> String? {
        let known = parts.compactMap { $0 }.map { isolatesParts ? "\u{2068}\($0)\u{2069}" : $0 }
        return known.isEmpty ? nil : known.inOneLine()
    }

    /// Returns the names of the area that fit, and the number of the others; nil if there is no area.
    private static func area(of text: AlertText, letters: Int) -> String? {
        guard let area = text.area else { return nil }
        let fitting = area.cut(toNames: letters)
        let more = fitting.leftOut + text.areasLeftOut
        guard more > 0 else { return fitting.names }
        return tr("{areas} and {count} more", ["areas": fitting.names, "count": Wording.number(more)])
    }

    /// Returns the same where the number of the others has to fit, too; the first name is not cut for that.
    private static func listArea(of text: AlertText, letters: Int) -> String? {
        let first = text.area.flatMap { $0.components(separatedBy: $0.contains("; ") ? "; " : ", ").first }
        let least = min(first?.unicodeScalars.count ?? 0, shortAreaLength)
        let whole = area(of: text, letters: max(letters, least))
        guard let whole, whole.count > letters else { return whole }
        return area(of: text, letters: max(letters - moreLength, least))
    }

    /// Returns the headline if it says more than the title, else a short first sentence on what is expected; nil if both are
    /// too long.
    private static func brief(_ text: AlertText?, besides title: String) -> String? {
        func beginning(_ text: String) -> String { String(text.unicodeScalars.prefix(readLength)) }
        let passages =
            text?.description.map { AlertPassage.all(in: beginning($0), language: text?.language) } ?? []
        let sentences = passages.filter(\.saysWhat).map(\.firstSentence)
        let headline = text?.event == nil ? nil : text?.headline.map(beginning)
        return ([headline] + sentences).compactMap { $0?.trimmed }
            .first { !$0.isEmpty && $0.count <= briefLength && !$0.begins(withWordsOf: title) }
    }

    /// The greatest length of what a strip says beside title and time, in letters.
    private static let briefLength = 60
    /// The letters of a text of a megabyte that are read for it.
    private static let readLength = 4000
}
