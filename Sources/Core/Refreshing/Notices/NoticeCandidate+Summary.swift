public import Foundation
public import WeatherModel
public import WeatherStore

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
