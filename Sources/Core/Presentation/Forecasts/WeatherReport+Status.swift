import Foundation
import WeatherModel
import WeatherText

extension WeatherReport {
    /// Returns the age or origin of the weather, such as "Updated 12 minutes ago" or "Sample data"; nil if no part that a
    /// row shows has arrived.
    func status(at now: Date, _ formatter: WeatherFormatter) -> String? {
        guard let fetchedAt = mainArrival else { return nil }
        if mainSource?.isSample == true { return tr("Sample data") }
        let age = formatter.age(of: fetchedAt, at: now, besideClockOf: timeZone)
        let present = PresentConditions(of: settled(at: now), at: now)
        guard let validity = present?.validityText(in: timeZone, formatter) else {
            return tr("Updated {age}", ["age": age])
        }
        return tr("{validity} · Updated {age}", ["validity": validity, "age": age])
    }

    /// Returns the first warning from the severity on that has not ended, if it is known to apply to the place; nil if
    /// there is none.
    func foremostWarning(
        from floor: AlertSeverity, at now: Date, _ formatter: WeatherFormatter
    ) -> AlertDisplayText? {
        let standing = (alerts?.value ?? []).standing(at: now).filter { $0.reaches(floor) }
        guard let first = standing.first, first.isHere else { return nil }
        return AlertDisplayText(first, SentenceContext(formatter, in: timeZone, at: now))
    }
}
