import Foundation

extension AlertChange.Kind {
    /// Returns nil if a reader would be told the same by both versions: a new identifier or time of sending, another
    /// order of areas or an added language is no change.
    public init?(from former: Alert, to alert: Alert) {
        if former.severity != .unknown, alert.severity != .unknown, former.severity != alert.severity {
            self = alert.severity > former.severity ? .escalated : .eased
        } else if let end = alert.ends, let before = former.ends, end > before {
            self = .extended
        } else if former.told == alert.told, !former.isRewritten(in: alert) {
            return nil
        } else {
            self = .updated
        }
    }
}

extension Alert {
    /// The warning without what is not told, and without its texts.
    fileprivate var told: Alert {
        Alert(
            id: "", severity: severity, certainty: certainty, urgency: urgency, onset: onset, ends: ends, texts: [])
    }

    /// Returns whether a text of the other version differs from this one's in the same language.
    fileprivate func isRewritten(in other: Alert) -> Bool {
        other.texts.contains { text in
            guard let own = texts.first(where: { $0.language == text.language }) else { return false }
            return own.isWorded(otherwiseThan: text) || own.areaNames != text.areaNames
        }
    }
}

extension AlertText {
    /// Returns whether anything but the area differs.
    public func isWorded(otherwiseThan other: AlertText) -> Bool { withoutArea != other.withoutArea }

    private var withoutArea: AlertText {
        AlertText(
            language: language, event: event, headline: headline, description: description, instruction: instruction)
    }

    /// The names of the area in any order.
    public var areaNames: Set<String> {
        Set((area ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
