public import Foundation
public import WeatherModel
public import WeatherStore

/// Something that is true now and may be told by the desktop.
public struct NoticeCandidate: Sendable, Hashable, Identifiable {
    /// The identifier, the same for as long as it is the same thing.
    public let id: String
    /// The kind.
    public let kind: SentNotice.Kind
    /// The mark of what there is to tell; another one is told again.
    public let version: String
    /// The time that is told, whose small movements are not told again; nil for none.
    public let about: Date?
    /// Whether it is told unless it has been; else only one that was told is kept up to date.
    public let isNews: Bool
    /// Whether it is told in quiet hours too.
    public let isUrgent: Bool

    /// Whether it is known to be true; else it is neither told nor withdrawn, as an answer that may say otherwise is
    /// awaited.
    public let isCertain: Bool

    /// Makes a candidate.
    public init(
        id: String, kind: SentNotice.Kind, version: String, about: Date? = nil, isNews: Bool = true,
        isUrgent: Bool = false, isCertain: Bool = true
    ) {
        (self.id, self.kind, self.version, self.about) = (id, kind, version, about)
        (self.isNews, self.isUrgent, self.isCertain) = (isNews, isUrgent, isCertain)
    }
}

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
    public static func id(of record: AlertRecord) -> SentNotice.ID {
        "warning/\(record.number)"
    }

    /// Returns whether the event comes before the other: the graver first, of equal ones the one that was seen first.
    public static func isGraver(_ record: AlertRecord, than other: AlertRecord) -> Bool {
        let (own, others) = (record.changes.last?.alert.severity, other.changes.last?.alert.severity)
        return own == others ? record.number < other.number : (own ?? .unknown) > (others ?? .unknown)
    }
}

extension NoticeCandidate {
    /// The seconds after the chosen time within which a summary is still one of the morning.
    static let morning: TimeInterval = 4 * 3600
    /// The age in seconds above which a forecast is not told as this morning's.
    static let oldestForecast: TimeInterval = 6 * 3600

    /// Makes the candidate of a day's summary, which is told once between the chosen time and four hours later and stays
    /// until the day is over.
    ///
    /// - Parameters:
    ///   - place: The place that it is about.
    ///   - fetchedAt: The time of arrival of the forecast.
    ///   - time: The chosen time.
    ///   - zone: The zone of the user's clock.
    /// - Returns: Nil before the chosen time.
    public init?(
        summaryOf place: Location.ID, fetchedAt: Date, from time: TimeOfDay, at now: Date, in zone: TimeZone
    ) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let date = CivilDate(now, in: zone)
        let parts = DateComponents(
            year: date.year, month: date.month, day: date.day, hour: time.minutes / 60, minute: time.minutes % 60)
        guard let start = calendar.date(from: parts), start <= now else { return nil }
        self.init(
            id: "summary/\(place)", kind: .summary, version: date.description,
            isNews: now < start + Self.morning && abs(now.timeIntervalSince(fetchedAt)) < Self.oldestForecast)
    }
}
