public import Foundation

/// A warned event at a place, with every version of its warning that was seen.
public struct AlertRecord: Sendable, Hashable, Identifiable {
    /// The number of the event, the same in all versions and on all days; never used twice.
    public let number: Int64
    /// The identifier of the source that lists the warning.
    public var source: WeatherSource.ID
    /// The identifier of the warning in the last answer, which can differ from version to version.
    public var alertID: Alert.ID
    /// The time at which the source no longer listed the warning, or at which it ended; nil while it stands.
    public var endedAt: Date?
    /// The changes, the earliest first; at least one.
    public var changes: [AlertChange]

    /// The number.
    public var id: Int64 { number }

    /// Makes a record.
    public init(
        number: Int64, source: WeatherSource.ID, alertID: Alert.ID, endedAt: Date? = nil, changes: [AlertChange]
    ) {
        (self.number, self.source, self.alertID) = (number, source, alertID)
        (self.endedAt, self.changes) = (endedAt, changes)
    }

    /// The version that was told last.
    public var latest: Alert? { changes.last?.alert }

    /// The identifier of the source that told the latest version, which may not be the one that lists the warning now.
    var teller: WeatherSource.ID? { changes.last.map { $0.source ?? source } }
}
