import Foundation
import WeatherModel

/// A marked rise or fall of the pressure that begins within the next twelve hours, and the weather that goes with it.
struct PressureChange: Equatable {
    /// The last time at which less than a tenth of the change is over.
    let start: Date
    /// The end of the three hours that it is classed by.
    let end: Date
    /// Its class; "quickly" and more is told as fast.
    let trend: PressureTrend
    /// Whether the pressure goes the same way already, but slowly, so that what is coming must not seem to deny it.
    private(set) var continues = false

    private static let reach: TimeInterval = 12 * 3600

    /// Returns nil if nothing more marked is coming than what goes on; the first fast change goes before a slower one.
    init?(_ hours: [Hour], at now: Date) {
        let present = PressureTrend(hours, at: now)
        let coming = hours.filter { $0.time > now + 1800 && $0.time <= now + Self.reach }.compactMap { row in
            PressureTrend(hours, at: row.time + 3 * 3600).map {
                PressureChange(start: Self.onset(in: hours, from: row.time), end: row.time + 3 * 3600, trend: $0)
            }
        }
        let marked = coming.filter {
            $0.trend.isMarked && ($0.trend.rises != present?.rises || $0.isFaster(than: present))
        }
        guard let first = marked.first(where: \.trend.isFast) ?? marked.first else { return nil }
        self = first
        if let present, present != .steady, !present.isMarked { continues = present.rises == first.trend.rises }
    }

    private init(start: Date, end: Date, trend: PressureTrend) {
        (self.start, self.end, self.trend) = (start, end, trend)
    }

    private static func onset(in hours: [Hour], from start: Date) -> Date {
        let span = hours.filter { $0.time >= start && $0.time <= start + 3 * 3600 }
        guard let first = span.first?.seaLevelPressure?.value, let last = span.last?.seaLevelPressure?.value else {
            return start
        }
        let still = span.prefix { row in
            row.seaLevelPressure.map { abs($0.value - first) <= abs(last - first) / 10 } ?? false
        }
        return still.last?.time ?? start
    }

    private func isFaster(than present: PressureTrend?) -> Bool {
        guard let present, present.isMarked else { return true }
        return trend.isFast && !present.isFast
    }

    /// Returns "Rising fast from 16:00: it clears"; the weather is told only as the page tells it.
    func text(_ details: DetailContext) -> String {
        let from = ["from": details.context.moment(start, .from)]
        let told =
            switch (trend.rises, trend.isFast) {
            case (true, true): tr("Rising fast {from}", from)
            case (true, false) where continues: tr("Rising faster {from}", from)
            case (true, false): tr("Rising {from}", from)
            case (false, true): tr("Falling fast {from}", from)
            case (false, false) where continues: tr("Falling faster {from}", from)
            case (false, false): tr("Falling {from}", from)
            }
        let spells = details.precipitation.spells
        guard let first = spells.first else { return told }
        let end = start + Self.reach
        if trend.rises, first.isWet, let dry = spells.dropFirst().first, !dry.isWet, dry.start < end,
            dry.duration >= 3 * 3600
        {
            return clears(after: dry.start, details)
                ? tr("{trend}, then clearing", ["trend": told]) : tr("{trend}, then dry", ["trend": told])
        }
        if !trend.rises, !first.isWet, let wet = spells.dropFirst().first, wet.start < end, wet.start >= start,
            !wet.isPossible, let kind = wet.kind
        {
            return tr("{trend}, then {weather}", ["trend": told, "weather": kind.words])
        }
        return told
    }

    /// Whether less than half of the sky is covered within six hours after the rain.
    private func clears(after dry: Date, _ details: DetailContext) -> Bool {
        details.report.hourRows.contains { row in
            guard row.time >= dry, row.time <= dry + 6 * 3600 else { return false }
            return row.cloudCover.map { $0.value < 50 } ?? (row.condition == .clear || row.condition == .mostlyClear)
        }
    }
}

extension PressureTrend {
    /// Whether the pressure rises, at any pace.
    var rises: Bool {
        switch self {
        case .risingSlowly, .rising, .risingQuickly, .risingVeryRapidly: true
        case .steady, .fallingSlowly, .falling, .fallingQuickly, .fallingVeryRapidly: false
        }
    }

    /// Whether it changes by more than 1.5 hPa.
    var isMarked: Bool {
        switch self {
        case .steady, .risingSlowly, .fallingSlowly: false
        default: true
        }
    }

    /// Whether it changes by more than 3.5 hPa.
    var isFast: Bool {
        switch self {
        case .risingQuickly, .risingVeryRapidly, .fallingQuickly, .fallingVeryRapidly: true
        default: false
        }
    }
}
