public import Foundation
public import Places
public import Refreshing
import WeatherModel
import WeatherServices
public import WeatherText

extension PlaceWeather {
    /// The parts that a forecast page needs.
    private static let mainParts: [WeatherPart] = [.current, .hours, .days]

    /// Returns the staleness of the oldest of these parts; nil while none has arrived.
    public func freshness(interval: TimeInterval?, at now: Date) -> Staleness? {
        Self.mainParts.compactMap { part in
            report?.fetchedAt(part).map { Staleness(of: part, fetchedAt: $0, interval: interval, at: now) }
        }.max()
    }

    /// Returns the message why the weather is old or missing; nil if it is up to date.
    ///
    /// Stale weather is mentioned after a request for it has failed, with the reason; weather a day old is always
    /// mentioned.
    ///
    /// - Parameters:
    ///   - zone: The zone of the place, beside whose clock the message is read.
    ///   - evenIfFresh: Whether to report a failure even if the weather is fresh, as the user waits for it.
    public func banner(
        interval: TimeInterval?, at now: Date, formatter: WeatherFormatter, besideClockOf zone: TimeZone,
        evenIfFresh: Bool = false
    ) -> Banner? {
        let failure = mainFailure
        let reason = failure?.messages(at: now, formatter, besideClockOf: zone)
        // Trying again with the same key would fail again.
        let wantsOtherSettings = failure?.error == .keyRefused || failure?.error == .switchedOff
        func told(_ text: String) -> Banner {
            let label = wantsOtherSettings ? WindowWords.preferences : tr("Try again")
            return Banner(text: text, actionLabel: label, opensPreferences: wantsOtherSettings)
        }
        guard let freshness = freshness(interval: interval, at: now), let fetchedAt = oldestArrival else {
            return reason.map(told)
        }
        let age = formatter.age(of: fetchedAt, at: now, besideClockOf: zone)
        switch (freshness, reason) {
        case (.fresh, nil), (.stale, nil): return nil
        case (.fresh, _) where !evenIfFresh: return nil
        case (_, let reason?) where report?.agedForecast != nil:
            return told(
                tr("{reason} The forecast was last updated {age}.", ["reason": reason, "age": age]))
        case (_, let reason?):
            return told(tr("{reason} Last updated {age}.", ["reason": reason, "age": age]))
        case (.outdated, nil):
            // The hours may have come since, which stand in the place of old current conditions.
            guard let shown = report?.mainArrival(at: now),
                Staleness(of: .hours, fetchedAt: shown, interval: interval, at: now) == .outdated
            else { return nil }
            return Banner(
                text: tr("This forecast is out of date: it was last updated {age}.", ["age": age]),
                actionLabel: tr("Refresh"))
        }
    }

    /// The failure of the first of these parts that failed; nil if none did.
    var mainFailure: PartFailure? { mainFailedPart.flatMap { failures[$0] } }

    /// The first of these parts that failed; nil if none did.
    var mainFailedPart: WeatherPart? { Self.mainParts.first { failures[$0] != nil } }

    private var oldestArrival: Date? {
        Self.mainParts.compactMap { report?.fetchedAt($0) }.min()
    }
}
