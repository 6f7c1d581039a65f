import Foundation
import WeatherModel

/// The card of the UV index and when skin needs protection.
enum UVDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.uvIndex) else { return nil }
        let formatter = details.formatter
        var card = reading.card(
            .uvIndex, tr("UV index"), "fairweather-clear-symbolic", reading.value.map { formatter.whole($0) },
            range: reading.course?.peakText { formatter.whole($0) })
        guard let value = reading.value else { return card }
        let scale = scale(of: UVIndex(value))
        card.scale = scale
        card.companion = scale.word
        card.verdict = reading.lastKnown ?? verdict(shown(value), details)
        return card
    }

    /// The limits between the steps.
    static let limits = [3.0, 6, 8, 11]

    /// The WHO's exposure categories (Global Solar UV Index, 2002), by the index as shown.
    static func scale(of index: UVIndex) -> DetailScale {
        let words = [
            tr("low", context: "UV index"), tr("moderate", context: "UV index"), tr("high", context: "UV index"),
            tr("very high", context: "UV index"), tr("extreme", context: "UV index"),
        ]
        // Beyond the limits, the place within a step is that of the index itself.
        let step = limits.count { $0 <= shown(index.value) }
        return DetailScale(.uvIndex, words, limits: limits, ends: 0...14, of: index.value, step: step)
    }

    private static func shown(_ value: Double) -> Double { value.rounded(.toNearestOrAwayFromZero) }

    private static func verdict(_ present: Double, _ details: DetailContext) -> String {
        let hours = details.report.hourRows
        // What is low now is not called strong because the forecast of this hour was.
        let telling = present >= 3 ? hours : hours.filter { $0.time > details.now }
        let protection = SunProtection(telling, at: details.now, in: details.context.zone)
        if present >= 3, protection.map({ $0.start > details.now }) ?? true {
            return tr("Protect your skin now")
        }
        if let protection { return protection.text(details.context) }
        guard knowsRestOfDay(details) else { return tr("No sun protection needed now") }
        let wasStrong = hours.contains { row in
            details.day.contains(row.time) && row.time <= details.now && shown(row.uvIndex?.value ?? 0) >= 3
        }
        return wasStrong ? tr("No more sun protection needed today") : tr("No sun protection needed today")
    }

    /// Whether the index of each row until the evening is known, or the sun does not rise again.
    private static func knowsRestOfDay(_ details: DetailContext) -> Bool {
        let rest = details.report.hourRows.filter { $0.time > details.now && $0.time <= details.day.upperBound }
        let evening: Date? =
            switch details.sun.horizon {
            case .alwaysBelow: nil
            case .crosses(_, let sets): sets.last { $0 > details.now }
            case .alwaysAbove: details.day.upperBound
            }
        guard let evening else { return true }
        var reach = details.now
        for row in rest where row.uvIndex != nil {
            guard row.time.timeIntervalSince(reach) <= max(row.duration, 3600) else { return false }
            reach = row.time
        }
        return reach >= evening - 3600
    }
}

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
        guard start > context.now else {
            return tr("Protect your skin {until}", ["until": context.moment(end, .aboutUntil)])
        }
        // Far in the north the sun is strong past midnight.
        let isOfOneDay = CivilDate(start, in: context.zone) == CivilDate(end - 1, in: context.zone)
        let hours =
            isOfOneDay
            ? context.formatter.hours(from: start, to: end, in: context.zone)
            : tr(
                "{from} {until}",
                ["from": context.moment(start, .fromWithEnd), "until": context.moment(end, .until)])
        return tr("Protect your skin {hours}", ["hours": hours])
    }
}
