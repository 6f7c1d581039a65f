import Foundation
public import WeatherModel

/// An official warning in words: how grave, what, where and until when.
public struct AlertWording: Sendable, Hashable, Identifiable {
    /// The warning's own.
    public let id: String
    /// "Wind Advisory", in the sender's words.
    public let title: String
    /// "Severe"; nil where the sender does not say.
    public let severityText: String?
    /// "Cook County"; nil where the sender does not say.
    public let area: String?
    /// How well it is known that it holds here; nil where there is no doubt or nobody knows.
    public let coverageText: String?
    /// "Until 18:00", "From 21:00 until Sunday 06:00"; nil where neither is known.
    public let timeText: String?
    /// Who issued it.
    public let sender: String?
    /// The full text: what is expected, then what to do.
    public let details: String?
    /// The page about it; nil where the sender names none that a browser may open.
    public let link: String?
    /// How grave it is, as the style sheet calls it: "severity-severe".
    public let severityStyle: String
    /// The warning as one sentence for a screen reader.
    public let spokenText: String
    private let doubt: String?
    private let shortArea: String?

    /// Letters of an area in a row: two lines of it.
    private static let shortAreaLength = 120

    /// - Parameter languages: Those the reader understands, best first, as BCP 47 has them; the source's first text stands
    ///   in where it has none of them.
    public init(_ alert: Alert, languages: [String] = ["en"], _ telling: Telling) {
        let text = Self.text(of: alert, in: languages)
        id = alert.id
        title = (text?.event ?? text?.headline).flatMap { $0.isEmpty ? nil : $0 } ?? tr("Weather warning")
        severityText = alert.severity.words
        severityStyle = "severity-\(alert.severity.rawValue)"
        link = alert.link.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
        area = text.flatMap { Self.area(of: $0, letters: Bound.alertArea) }
        shortArea = text.flatMap { Self.area(of: $0, letters: Self.shortAreaLength) }
        // What nobody looked at may be elsewhere as well.
        coverageText = alert.coverage.map(\.words) ?? tr("Whether it holds here is not known.")
        doubt = alert.isHere ? nil : tr("Perhaps not here")
        sender = alert.sender
        timeText = Self.time(of: alert, telling)
        let parts = [text?.description, text?.instruction].compactMap { $0 }.filter { !$0.isEmpty }
        details = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
        spokenText = PhraseList.text([doubt, severityText, title, shortArea, timeText, sender])
    }

    /// Its second line: whether it may not hold here, severity, the beginning of its area, and time; nil for none of them.
    public var detail: String? {
        let parts = [doubt, severityText, shortArea, timeText].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// What is to be said of it beside its text, then its text, in lines that a view can lay out one by one.
    public var wholeText: String {
        let facts = facts.map { tr("{title}: {value}", ["title": $0.title, "value": $0.value]) }
        return [facts.joined(separator: "\n"), details].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: "\n\n").broken(intoLinesOf: 400)
    }

    /// What is to be said of it beside its text.
    public var facts: [WeatherFact] {
        [
            severityText.map { WeatherFact(title: tr("Severity"), value: $0) },
            timeText.map { WeatherFact(title: tr("Time"), value: $0) },
            area.map { WeatherFact(title: tr("Area"), value: $0) },
            coverageText.map { WeatherFact(title: tr("Here"), value: $0) },
            sender.map { WeatherFact(title: tr("Sender"), value: $0) },
        ].compactMap { $0 }
    }

    /// The names of the area as far as they fit, and how many more there are.
    private static func area(of text: AlertText, letters: Int) -> String? {
        guard let area = text.area else { return nil }
        let fitting = area.cut(toNames: letters)
        let more = fitting.leftOut + text.areasLeftOut
        guard more > 0 else { return fitting.names }
        return tr("{areas} and {count} more", ["areas": fitting.names, "count": String(more)])
    }

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

    private static func time(of alert: Alert, _ telling: Telling) -> String? {
        let start = alert.onset.flatMap { $0 > telling.now ? telling.moment($0) : nil }
        let end = alert.ends.map { telling.moment($0) }
        if let ends = alert.ends, ends <= telling.now { return tr("Ended {time}", ["time": telling.moment(ends)]) }
        return switch (start, end) {
        case (let start?, let end?): tr("From {start} until {end}", ["start": start, "end": end])
        case (let start?, nil): tr("From {start}", ["start": start])
        case (nil, let end?): tr("Until {end}", ["end": end])
        case (nil, nil): nil
        }
    }
}
