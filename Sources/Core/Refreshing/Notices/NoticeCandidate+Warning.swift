public import WeatherModel
public import WeatherStore

extension NoticeCandidate {
    /// Makes the candidate of a warned event, which each noted change of its warning makes tell again.
    ///
    /// - Parameter isCertain: Whether the warning is known to hold still.
    /// - Returns: Nil for an event that is over.
    public init?(_ record: AlertRecord, isCertain: Bool = true) {
        guard record.endedAt == nil, let change = record.changes.last else { return nil }
        self.init(
            id: Self.id(of: record), kind: .warning, version: String(change.number),
            isUrgent: change.alert.severity == .extreme, isCertain: isCertain)
    }

    /// Returns the identifier of the event's notice.
    public static func id(of record: AlertRecord) -> ToldNotice.ID {
        "warning/\(record.number)"
    }

    /// Returns whether the event comes before the other: the graver first, of equal ones the one that was seen first.
    public static func isGraver(_ record: AlertRecord, than other: AlertRecord) -> Bool {
        let (own, others) = (record.changes.last?.alert.severity, other.changes.last?.alert.severity)
        return own == others ? record.number < other.number : (own ?? .unknown) > (others ?? .unknown)
    }
}
