import Foundation
import WeatherModel

/// The period in which skin needs protection, from a UV index of 3 on (WHO, Global Solar UV Index, 2002).
struct SunProtection: Equatable {
    let start: Date
    let end: Date

    /// Finds the period in the rest of today; nil if no hour reaches 3 as shown.
    init?(_ hours: [Hour], at now: Date, in zone: TimeZone) {
        let today = CivilDate(now, in: zone)
        let strong = hours.spans.filter { span in
            span.end > now && CivilDate(span.start.time, in: zone) == today
                && (span.start.uvIndex?.value ?? 0).rounded(.toNearestOrAwayFromZero) >= 3
        }
        guard let first = strong.first, let last = strong.last else { return nil }
        (start, end) = (first.start.time, last.end)
    }

    func text(_ context: SentenceContext) -> String {
        let times = ["start": context.moment(start), "end": context.moment(end)]
        return start <= context.now
            ? tr("Protect your skin until about {end}", times)
            : tr("Protect your skin from {start} to {end}", times)
    }
}
