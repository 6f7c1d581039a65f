import Foundation
public import WeatherModel

/// The warnings that were lifted before their end, until they would have ended, in sentences.
public struct LiftedWarnings: Sendable, Hashable {
    /// A sentence for each, such as "“Wind warning” was lifted early (seen at 14:05).", the one lifted last first.
    public let sentences: [String]

    /// - Parameters:
    ///   - records: All that is known of the place's warnings.
    ///   - floor: The least severity of those that are told.
    public init(_ records: [AlertRecord], from floor: AlertSeverity, _ context: SentenceContext) {
        let lifted = records.compactMap { record -> (alert: Alert, time: Date)? in
            guard let alert = record.latest, let time = record.endedAt, record.changes.last?.kind == .cancelled,
                alert.reaches(floor), let end = alert.ends, end > context.now
            else { return nil }
            return (alert, time)
        }
        sentences = lifted.sorted { $0.time > $1.time }.map { alert, time in
            tr(
                "“{warning}” was lifted early (seen {when}).",
                ["warning": AlertWording(alert, context).title, "when": context.occasion(time)])
        }
    }
}
