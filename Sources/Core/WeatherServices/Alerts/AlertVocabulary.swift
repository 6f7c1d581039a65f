import Foundation
import WeatherModel

/// The terms of CAP 1.2 (sections 3.2.1 and 3.2.2), read without regard to case.
enum AlertVocabulary {
    /// Reads a severity such as "Severe"; `unknown` for any other word.
    static func severity(_ word: String?) -> AlertSeverity {
        word.flatMap { AlertSeverity(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// Reads a certainty such as "Likely", and CAP 1.0's "Very Likely"; `unknown` for any other word.
    static func certainty(_ word: String?) -> AlertCertainty {
        if word?.lowercased() == "very likely" { return .likely }
        return word.flatMap { AlertCertainty(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// Reads an urgency such as "Immediate"; `unknown` for any other word.
    static func urgency(_ word: String?) -> AlertUrgency {
        word.flatMap { AlertUrgency(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// Reads a message type; nil for "Ack" and "Error", which senders exchange among themselves, and for "Test", which CAP has as a
    /// status only; missing and unknown words count as a first warning.
    static func message(_ word: String?) -> AlertMessage? {
        let word = word?.lowercased() ?? ""
        return ["ack", "error", "test"].contains(word) ? nil : AlertMessage(rawValue: word) ?? .alert
    }

    /// Returns whether a message is real and no test or exercise; a missing and an unknown status count as real.
    static func isActual(_ status: String?) -> Bool {
        !["exercise", "system", "test", "draft"].contains(status?.lowercased())
    }

    /// Returns whether the only recommended response is that the danger is over.
    static func isAllClear(responses: [String]) -> Bool {
        !responses.isEmpty && responses.allSatisfy { $0.lowercased() == "allclear" }
    }

    /// Returns whether MeteoAlarm's awareness level, such as "1; green; Minor", stands for no warning.
    static func isGreen(level: String?) -> Bool {
        let parts = (level ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.contains("green") || parts.first == "1"
    }

    /// Returns the colour at the beginning of MeteoAlarm's texts ("Yellow Fog Warning issued for …"); nil for other
    /// words.
    static func colour(_ text: String?) -> String? {
        let word = text?.prefix(while: \.isLetter).lowercased()
        return word.flatMap { ["green", "yellow", "orange", "red"].contains($0) ? $0 : nil }
    }

    /// Returns the severity by MeteoAlarm's awareness level if there is one, else by the CAP term.
    ///
    /// The level is what the colours on maps are made from; senders fill in the CAP term by rules of their own, so that
    /// a yellow warning may call itself severe.
    static func severity(_ word: String?, level: String?) -> AlertSeverity {
        let severity = severity(level: level)
        return severity == .unknown ? self.severity(word) : severity
    }

    /// Returns the severity of MeteoAlarm's awareness level, such as "3; orange; Severe", by its number or colour.
    static func severity(level: String?) -> AlertSeverity {
        let parts = (level ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        for (number, colour, severity) in [
            ("2", "yellow", AlertSeverity.moderate), ("3", "orange", .severe), ("4", "red", .extreme),
        ] where parts.contains(colour) || parts.first == number { return severity }
        return .unknown
    }

    /// Returns the kind of MeteoAlarm's type, such as "12; flooding": forest fires are 8, avalanches and floods 9, 12 and 13;
    /// nil for those of the weather.
    static func topic(awarenessType: String?) -> AlertTopic? {
        switch awarenessType?.prefix(while: { $0 != ";" }).trimmingCharacters(in: .whitespaces) {
        case "8": .fire
        case "9", "12", "13": .flood
        default: nil
        }
    }

    /// Returns the kind of an event of the US National Weather Service by its English name; nil for those of the weather, and for
    /// what else the service passes on.
    static func topic(nationalEvent event: String?) -> AlertTopic? {
        let words = event?.lowercased() ?? ""
        if words.contains("flood") || words.contains("avalanche") { return .flood }
        if words.contains("fire") || words.contains("red flag") { return .fire }
        return words.hasPrefix("air ") || words.contains("smoke") ? .air : nil
    }

    /// Returns the text if it is an http or https address; nil for anything else.
    static func link(_ text: String?) -> String? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), text.utf8.count < 2000,
            let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return text
    }
}
