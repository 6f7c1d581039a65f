public import Foundation
public import Refreshing
import WeatherModel
public import WeatherText

extension PlaceWeather {
    /// The parts a forecast page cannot do without.
    private static let mainParts: [WeatherPart] = [.current, .hours, .days]

    /// The main part that is oldest, and how old; nil while none has arrived.
    public func freshness(interval: TimeInterval?, at now: Date) -> Staleness? {
        Self.mainParts.compactMap { part in
            report?.fetchedAt(part).map { Staleness(of: part, fetchedAt: $0, interval: interval, at: now) }
        }.max()
    }

    /// Why what is shown is old, or why there is nothing to show; nil where all is as new as it should be.
    ///
    /// What has become stale is told once a request for it has failed, with the reason; what is a day old in any case.
    ///
    /// - Parameter evenIfFresh: Whether a failure is told of what is new as well, as somebody waits for it.
    public func banner(
        interval: TimeInterval?, at now: Date, formatter: WeatherFormatter, evenIfFresh: Bool = false
    ) -> Banner? {
        let failure = Self.mainParts.compactMap { failures[$0] }.first
        let reason = failure?.message(at: now, formatter)
        // The same key would be refused again.
        let wantsKey = failure?.error == .keyRefused
        func told(_ text: String) -> Banner {
            let label = wantsKey ? WindowWords.preferences : tr("Try again")
            return Banner(text: text, actionLabel: label, opensPreferences: wantsKey)
        }
        guard let freshness = freshness(interval: interval, at: now), let fetchedAt = oldestArrival else {
            return reason.map(told)
        }
        let age = formatter.age(of: fetchedAt, at: now, besideClockOf: report?.timeZone ?? formatter.ownZone)
        switch (freshness, reason) {
        case (.fresh, nil), (.stale, nil): return nil
        case (.fresh, _) where !evenIfFresh: return nil
        case (_, let reason?):
            return told(tr("{reason} Last updated {age}.", ["reason": reason, "age": age]))
        case (.outdated, nil):
            return Banner(
                text: tr("This weather is old: it was last updated {age}.", ["age": age]), actionLabel: tr("Refresh"))
        }
    }

    private var oldestArrival: Date? {
        Self.mainParts.compactMap { report?.fetchedAt($0) }.min()
    }
}
