import Foundation
public import WeatherModel

/// The warnings for a place, as they are listed and turned over one by one.
public struct WarningList: Sendable, Hashable {
    /// The warnings, worst first.
    public let warnings: [AlertDisplayText]
    /// The place and the number of warnings, such as "New York City · 6 in force", those that have not begun apart.
    public let summary: String

    private let formatter: WeatherFormatter?

    /// - Parameters:
    ///   - place: The name of the place.
    ///   - formatter: Writes numbers in the digits of the language; nil for plain ones.
    public init(_ warnings: [AlertDisplayText], of place: String, _ formatter: WeatherFormatter? = nil) {
        (self.warnings, self.formatter) = (warnings, formatter)
        let ahead = warnings.count(where: \.isAhead)
        summary = Self.summary(of: (warnings.count - ahead, ahead), of: place, formatter)
    }

    private static func summary(
        of counts: (held: Int, ahead: Int), of place: String, _ formatter: WeatherFormatter?
    ) -> String {
        let held = tr("{place} · {count} in force", ["place": place, "count": count(counts.held, formatter)])
        guard counts.ahead > 0 else { return held }
        let ahead = tr("{count} to come", context: "warnings", ["count": count(counts.ahead, formatter)])
        return [counts.held > 0 ? held : place, ahead].map { formatter?.isolated(phrase: $0) ?? $0 }
            .inOneLine()
    }

    /// Returns which of them one is, such as "1 of 6".
    ///
    /// - Parameter index: Its index among the warnings.
    public func position(of index: Int) -> String {
        let values = ["number": Self.count(index + 1, formatter), "count": Self.count(warnings.count, formatter)]
        return tr("{number} of {count}", values)
    }

    fileprivate static func count(_ number: Int, _ formatter: WeatherFormatter?) -> String {
        formatter?.count(number) ?? Wording.number(number)
    }
}

/// The part of the warnings that the page of a place shows before one is opened.
public struct WarningsSummary: Sendable, Hashable {
    /// The first warning in display order; nil if there is none.
    public var foremost: AlertDisplayText?
    /// The label for the other warnings, such as "4 more"; nil if there are none.
    public var moreLabel: String?
    /// The same in little room, such as "+4"; nil if there are none.
    public var shortMoreLabel: String?
    /// The same for a screen reader, such as "4 more warnings"; nil if there are none.
    public var spokenMoreLabel: String?

    /// Makes a summary, by default an empty one.
    ///
    /// - Parameters:
    ///   - others: The number of warnings besides the first one.
    ///   - formatter: Writes it in the digits of the language; nil for plain ones.
    public init(foremost: AlertDisplayText? = nil, others: Int = 0, _ formatter: WeatherFormatter? = nil) {
        self.foremost = foremost
        guard others > 0 else { return }
        let count = ["count": WarningList.count(others, formatter)]
        let short = tr("+{count}", count)
        moreLabel = tr("{count} more", count)
        shortMoreLabel = formatter?.isolated(short) ?? short
        spokenMoreLabel = tr(one: "{count} more warning", other: "{count} more warnings", count: others)
    }
}

/// The warnings that were lifted before their end, until they would have ended, in sentences.
public struct LiftedWarnings: Sendable, Hashable {
    /// A sentence for each, such as "“Wind warning” was lifted early (seen at 14:05).", the one lifted last first.
    public let sentences: [String]

    /// - Parameters:
    ///   - records: All that is known of the place's warnings.
    ///   - choice: The warnings that are told.
    public init(_ records: [AlertRecord], _ choice: AlertChoice, _ context: SentenceContext) {
        let lifted = records.compactMap { record -> (alert: Alert, time: Date)? in
            guard let alert = record.latest, let time = record.endedAt, record.changes.last?.kind == .cancelled,
                choice.includes(alert), let end = alert.ends, end > context.now
            else { return nil }
            return (alert, time)
        }
        sentences = lifted.sorted { $0.time > $1.time }.map { alert, time in
            tr(
                "“{warning}” was lifted early (seen {at}).",
                ["warning": AlertDisplayText(alert, context).title, "at": context.pastAt(time)])
        }
    }
}
