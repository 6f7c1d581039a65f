public import WeatherModel

extension NoticeCandidate {
    /// Makes the candidate of a warned event, which each noted change of its warning makes tell again.
    ///
    /// - Returns: Nil for an event that is over.
    public init?(_ record: AlertRecord) {
        guard record.endedAt == nil, let change = record.changes.last else { return nil }
        self.init(
            id: "warning/\(record.number)", kind: .warning, version: String(change.number),
            isUrgent: change.alert.severity == .extreme)
    }
}
