import Foundation
import WeatherModel

@testable import Presentation

extension ConsistencyRule {
    /// What the hours show.
    static let rows: [ConsistencyRule] = [
        ConsistencyRule("An hour in which rain goes on by the page's sentence is not shown dry") { page in
            for slice in page.course.slices where slice.kind != nil && !slice.isPossible && !slice.isAwaited {
                let row = page.hours.last { $0.time <= slice.start }
                if let row, !row.isNow, row.weather != "—", !GeneratedPage.isWet(row.weather),
                    slice.start < row.time.addingTimeInterval(3600)
                {
                    return "\(row.weather) at \(row.id) | \(slice)"
                }
            }
            return nil
        },
        ConsistencyRule("An hour wholly within a dry stretch is not shown wet") { page in
            for row in page.hours where !row.isNow && GeneratedPage.isWet(row.weather) {
                guard let end = page.spans.first(where: { $0.start.time == row.time })?.end else { continue }
                let own = page.course.slices.filter { $0.start < end && $0.end > row.time }
                if !own.isEmpty, own.allSatisfy({ $0.kind == nil }) {
                    return "\(row.weather) at \(row.id) | \(own)"
                }
            }
            return nil
        },
        ConsistencyRule("A dry hour has no chance of half or more, and a sentence of dry weather no such hour") {
            page in
            page.hours.first {
                !$0.isNow && $0.weather != "—" && !GeneratedPage.isWet($0.weather)
                    && (GeneratedPage.percent($0.precipitationText) ?? 0) >= 50
            }.map { "\($0.weather) | \($0.precipitationText ?? "")" }
        },
        ConsistencyRule("An hour in which nothing falls keeps the chance that its source gives") { page in
            for told in page.received where told.start.time >= page.now {
                guard let chance = told.rain?.probability,
                    let own = page.spans.first(where: { $0.start.time == told.start.time && $0.end == told.end })
                else { continue }
                let slices = page.course.slices.filter { $0.start < own.end && $0.end > own.start.time }
                let isDry =
                    slices.allSatisfy { $0.kind == nil || $0.isPossible } && (own.rain?.amount?.value ?? 1) < 0.1
                if isDry, own.rain?.probability != chance {
                    return "\(told.start.time) \(chance) | \(own.rain?.probability as Any)"
                }
            }
            return nil
        },
        ConsistencyRule("Words of the sky do not plainly contradict the cloud cover of their hour") { page in
            for (span, next) in zip(page.spans, page.spans.dropFirst())
            where span.duration <= 3600 && span.end == next.start.time {
                let ends = [span.start.conditions.cloudCover, next.start.conditions.cloudCover].compactMap { $0?.value }
                guard let row = page.hours.first(where: { $0.time == span.start.time }), !row.isNow, !ends.isEmpty,
                    let allowed = covers[row.weather]
                else { continue }
                let cover = ends.reduce(0, +) / Double(ends.count)
                if !allowed.contains(cover) { return "\(row.id) \(row.weather) \(ends)" }
            }
            return nil
        },
    ]

    /// The percentages of cloud that a word may stand beside.
    private static let covers: [String: ClosedRange<Double>] = [
        "Clear": 0...31.25, "Mostly clear": 0...56.25, "Partly cloudy": 6.25...95, "Mostly cloudy": 31.25...100,
        "Overcast": 56.25...100,
    ]
}
