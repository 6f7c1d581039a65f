import Foundation
import WeatherModel
import WeatherText

extension SettledReport {
    /// Returns the age or origin of the weather, such as "Updated 12 minutes ago" or "Sample data"; nil if no part that a
    /// row shows has arrived.
    func status(_ formatter: WeatherFormatter) -> String? {
        guard let fetchedAt = mainArrival else { return nil }
        if self.mainSource?.isSample == true { return tr("Sample data") }
        let age = formatter.age(of: self.oldIssue ?? fetchedAt, at: now, besideClockOf: self.timeZone)
        guard let validity = present?.validityText(in: self.timeZone, formatter) else {
            // What was measured since is not as old.
            return self.agedForecast == nil && self.oldIssue == nil
                ? tr("Updated {age}", ["age": age]) : tr("Forecast updated {age}", ["age": age])
        }
        return tr("{validity} · Updated {age}", ["validity": validity, "age": age])
    }

    /// Returns the first chosen warning that has not ended, if it is known to apply to the place; nil if there is none.
    func foremostWarning(_ choice: AlertChoice, _ formatter: WeatherFormatter) -> AlertDisplayText? {
        let standing = (self.alerts?.standing(at: now) ?? []).filter(choice.includes)
        guard let first = standing.first, first.isHere else { return nil }
        return AlertDisplayText(first, SentenceContext(formatter, in: self.timeZone, at: now))
    }
}
