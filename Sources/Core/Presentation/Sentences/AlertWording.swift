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

    /// - Parameter languages: Those the reader understands, best first, as BCP 47 has them; the source's first text stands
    ///   in where it has none of them.
    public init(_ alert: Alert, languages: [String] = ["en"], _ telling: Telling) {
        let text = Self.text(of: alert, in: languages)
        id = alert.id
        title = (text?.event ?? text?.headline).flatMap { $0.isEmpty ? nil : $0 } ?? tr("Weather warning")
        severityText = alert.severity.words
        severityStyle = "severity-\(alert.severity.rawValue)"
        link = alert.link.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
        area = text?.area
        coverageText = alert.coverage?.words
        doubt = alert.coverage?.doubt
        sender = alert.sender
        timeText = Self.time(of: alert, telling)
        let parts = [text?.description, text?.instruction].compactMap { $0 }.filter { !$0.isEmpty }
        details = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
        spokenText = PhraseList.text([severityText, title, area, doubt, timeText, sender])
    }

    /// Its second line: severity, area, whether it may not hold here, and time.
    public var detail: String { [severityText, area, doubt, timeText].compactMap { $0 }.joined(separator: " · ") }

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
