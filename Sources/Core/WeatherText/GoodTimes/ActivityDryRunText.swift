public import Foundation
public import GoodTimes
import WeatherModel

/// What an activity would have found in the last days, as sentences.
public struct ActivityDryRunText: Sendable, Hashable {
    /// The sentences, the result first.
    public let sentences: [String]

    /// - Parameter zone: The zone of the place.
    public init(_ run: ActivityDryRun, in zone: TimeZone, _ formatter: WeatherFormatter) {
        guard run.days > 0 else {
            sentences = [tr("No earlier forecast is stored of this place.")]
            return
        }
        var found = [
            tr(
                one: "In the days that are stored ({days}): {count} good time.",
                other: "In the days that are stored ({days}): {count} good times.", count: run.count.times,
                ["days": formatter.count(run.days), "count": formatter.count(run.count.times)]),
            tr(
                one: "Days with one: {count}.", other: "Days with one: {count}.", count: run.count.days,
                ["count": formatter.count(run.count.days)]),
        ]
        if let longest = run.longest {
            found.append(
                tr(
                    "Longest: {start} to {end}.",
                    [
                        "start": formatter.dated(longest.lowerBound, in: zone),
                        "end": formatter.end(of: longest, in: zone),
                    ]))
        }
        if let suggestion = run.suggestion {
            found.append(
                tr(
                    one: "{limit} would give {count} day.", other: "{limit} would give {count} days.",
                    count: suggestion.count.days,
                    [
                        "limit": formatter.limit(suggestion.limit, of: suggestion.quantity),
                        "count": formatter.count(suggestion.count.days),
                    ]))
        }
        if !run.unknown.isEmpty {
            let names = PhraseList.text(run.unknown.map(\.listedName))
            found.append(tr("Left out, as none is stored: {names}.", ["names": names]))
        }
        sentences = found
    }
}
