import Foundation
import WeatherModel

/// CAP 1.2's words (sections 3.2.1 and 3.2.2) in whatever case a source writes them.
enum AlertVocabulary {
    /// "Severe", or unknown.
    static func severity(_ word: String?) -> AlertSeverity {
        word.flatMap { AlertSeverity(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// "Likely", also CAP 1.0's "Very Likely"; or unknown.
    static func certainty(_ word: String?) -> AlertCertainty {
        if word?.lowercased() == "very likely" { return .likely }
        return word.flatMap { AlertCertainty(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// "Immediate", or unknown.
    static func urgency(_ word: String?) -> AlertUrgency {
        word.flatMap { AlertUrgency(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// Nil for "Ack" and "Error", which are between senders; a word left out or unknown is a first warning's.
    static func message(_ word: String?) -> AlertMessage? {
        let word = word?.lowercased() ?? ""
        return ["ack", "error"].contains(word) ? nil : AlertMessage(rawValue: word) ?? .alert
    }

    /// Only what calls itself something else than actual is not.
    static func isActual(_ status: String?) -> Bool {
        status.map { $0.lowercased() == "actual" } ?? true
    }

    /// Whether of all responses advised none is left but the end of the danger.
    static func isAllClear(responses: [String]) -> Bool {
        !responses.isEmpty && responses.allSatisfy { $0.lowercased() == "allclear" }
    }

    /// MeteoAlarm's "1; green; Minor", which stands for no warning, as the bare number or colour does.
    static func isGreen(level: String?) -> Bool {
        let parts = (level ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.contains("green") || parts.first == "1"
    }

    /// The colour that MeteoAlarm's texts begin with, "Yellow Fog Warning issued for …"; nil for other words.
    static func colour(_ text: String?) -> String? {
        let word = text?.prefix(while: \.isLetter).lowercased()
        return word.flatMap { ["green", "yellow", "orange", "red"].contains($0) ? $0 : nil }
    }

    /// The severity of the awareness level where one is given, else of the word.
    ///
    /// The level is what the colours on every map and site are made from; senders fill the word in by other rules, so that
    /// a yellow warning can call itself severe.
    static func severity(_ word: String?, level: String?) -> AlertSeverity {
        let severity = severity(level: level)
        return severity == .unknown ? self.severity(word) : severity
    }

    /// The severity in MeteoAlarm's "3; orange; Severe", by its number or colour.
    static func severity(level: String?) -> AlertSeverity {
        let parts = (level ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        for (number, colour, severity) in [
            ("2", "yellow", AlertSeverity.moderate), ("3", "orange", .severe), ("4", "red", .extreme),
        ] where parts.contains(colour) || parts.first == number { return severity }
        return .unknown
    }

    /// Nil for anything that does not lead to a page on the web.
    static func link(_ text: String?) -> String? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), text.utf8.count < 2000,
            let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return text
    }
}
