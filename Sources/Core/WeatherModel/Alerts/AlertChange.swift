public import Foundation

/// A version of a warning that differs from the one before it, or its end.
public struct AlertChange: Sendable, Hashable, Identifiable {
    /// The ways in which a warning changes, of which the gravest that applies is taken.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The first version.
        case new
        /// The severity rose.
        case escalated
        /// The severity fell.
        case eased
        /// The event lasts longer.
        case extended
        /// Another value or the wording is different.
        case updated
        /// The source listed the warning again after it had left it out.
        case returned
        /// The source left the warning out, or cancelled it, before its end.
        case cancelled
        /// The end of the event came, or another warning took this one's place.
        case ended
    }

    /// The number in the order in which changes were noticed, larger than that of every earlier one; never used twice.
    public let number: Int64
    /// The way in which the warning changed.
    public let kind: Kind
    /// The time of arrival of the answer that showed the change.
    public let at: Date
    /// The warning after the change; for `cancelled` and `ended` the last version.
    public let alert: Alert
    /// The identifier of the source that told this version; nil if an earlier program noted it.
    public let source: WeatherSource.ID?

    /// The number.
    public var id: Int64 { number }

    /// Makes a change.
    public init(number: Int64, kind: Kind, at: Date, alert: Alert, source: WeatherSource.ID? = nil) {
        (self.number, self.kind, self.at, self.alert) = (number, kind, at, alert)
        self.source = source
    }
}

extension AlertChange.Kind {
    /// Returns nil if a reader would be told the same by both versions: a new identifier or time of sending, another
    /// order of areas, an added language or other seconds of a time are no change.
    ///
    /// - Parameter isOfOtherSource: Whether another source tells this version, which has its own names for the same area.
    public init?(from former: Alert, to alert: Alert, isOfOtherSource: Bool = false) {
        if former.severity != .unknown, alert.severity != .unknown, former.severity != alert.severity {
            self = alert.severity > former.severity ? .escalated : .eased
        } else if let end = alert.statedEnd, let before = former.statedEnd, end.wholeMinute > before.wholeMinute {
            self = .extended
        } else if former.told == alert.told, !former.isRewritten(in: alert, isOfOtherSource) {
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
            id: "", severity: severity, certainty: certainty, urgency: urgency, onset: onset?.wholeMinute,
            ends: statedEnd?.wholeMinute, texts: [])
    }

    /// Returns whether the other one says the same: all that differs is half an hour of its times, and what time and date the
    /// texts name, or what another source calls the area.
    func isSaidAgain(by other: Alert, isOfOtherSource: Bool) -> Bool {
        guard span.isNear(other.span) else { return false }
        var (own, others) = (told, other.told)
        (own.onset, own.ends, others.onset, others.ends) = (nil, nil, nil, nil)
        return own == others && !withoutTimesOfDay.isRewritten(in: other.withoutTimesOfDay, isOfOtherSource)
    }

    private var withoutTimesOfDay: Alert {
        var alert = self
        alert.texts = texts.map(\.withoutTimesOfDay)
        return alert
    }

    /// Returns whether a text of the other version differs from this one's in the same language.
    fileprivate func isRewritten(in other: Alert, _ isOfOtherSource: Bool) -> Bool {
        other.texts.contains { text in
            guard let own = texts.first(where: { $0.language == text.language }) else { return false }
            return own.isWorded(otherwiseThan: text) || (!isOfOtherSource && own.areaNames != text.areaNames)
        }
    }
}

extension Date {
    /// The time without its seconds, which no text about a warning shows.
    fileprivate var wholeMinute: Date {
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
    }
}

extension AlertText {
    /// Returns whether anything but the area differs.
    public func isWorded(otherwiseThan other: AlertText) -> Bool { withoutArea != other.withoutArea }

    private var withoutArea: AlertText {
        AlertText(
            language: language, event: event, headline: headline, description: description, instruction: instruction)
    }

    /// A copy without times such as "14:30" and dates such as "2026-02-10", "10.2." and "10/02/2026".
    fileprivate var withoutTimesOfDay: AlertText {
        func bare(_ text: String?) -> String? {
            text?.replacingOccurrences(of: Self.timesOfDay, with: "", options: .regularExpression)
        }
        var text = self
        (text.event, text.headline) = (bare(event), bare(headline))
        (text.description, text.instruction) = (bare(description), bare(instruction))
        return text
    }

    private static let timesOfDay = [
        "\\b[0-9]{4}-[0-9]{2}-[0-9]{2}T?",
        "\\b\(dayOrMonth)([./])\(dayOrMonth)\\1([0-9]{2}|[0-9]{4})\\b",
        // Without a year it may be a value that ends a sentence, "up to 12.5.", unless the sentence goes on.
        "\\b\(dayOrMonth)\\.\(month)\\.(?=,? ?(\\p{Ll}|[0-9]{1,2}[:h][0-9]{2}))",
        "[0-9]{1,2}[:h][0-9]{2}(:[0-9]{2})?Z?",
    ].joined(separator: "|")
    private static let month = "(?:0?[1-9]|1[0-2])"
    private static let dayOrMonth = "(?:0?[1-9]|[12][0-9]|3[01])"

    /// The names of the area in any order.
    public var areaNames: Set<String> {
        Set((area ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
