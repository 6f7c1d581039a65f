package import Foundation
package import WeatherModel

/// A period that begins at a row of a forecast: an hour, or as long as the rows of the source are.
///
/// Temperature and wind of a row are those of its instant, but its condition, its totals, its probability and its gusts cover
/// the time that ends at it, so the weather of this period is in the next row.
package struct HourSpan: Sendable, Equatable {
    /// The row that begins the period, with the gusts of the period in place of its own.
    package let start: Hour
    /// The time of the next row, or an hour later if that is further away.
    package let end: Date
    /// What may fall in it; of a period that has begun and has steps of a few minutes, the amount is that of what is left.
    package let rain: RainChance?
    /// What falls from its beginning to its end, whatever part of it is over; nil where it is not known.
    package let wholeAmount: Precipitation?
    /// The seconds that the amount of `rain` covers.
    package let rainDuration: TimeInterval
    /// The depth of the snow that falls in it; nil where it is not known.
    package let snowfall: SnowDepth?
    /// The condition of the row that ends the period; the dry sky of the row that begins it if none does.
    let condition: WeatherCondition?
    private let sourceWords: String?
    /// Whether steps of a few minutes tell that it is wet, so that its chance makes that no less certain.
    private let isWetBySteps: Bool
    /// Whether it is wet only as that is reported, whatever was forecast.
    let isWetByReport: Bool
    /// Whether its chance is a share of the runs of an ensemble.
    private let isChanceOfRuns: Bool
    let cloudCover: Percentage?
    /// Whether a row ends it, which tells what falls in it.
    let isEnded: Bool

    package init(_ start: Hour, followedBy next: Hour?) {
        var row = start
        row.windGust = next?.covered.lowerBound == start.time ? next?.windGust : nil
        self.start = row
        guard let next, next.covered.lowerBound == start.time else {
            (isEnded, isWetBySteps, isWetByReport, isChanceOfRuns) = (false, false, false, false)
            // Nothing is known of the time between distant rows; instantaneous values hold for an hour at most, and so
            // does the sky. What fell before this row says nothing of the time after it.
            let hour = start.time.addingTimeInterval(Self.hour)
            end = next.map { min($0.time, hour) } ?? hour
            let nextCover = next?.time == end ? next?.cloudCover : nil
            (rain, snowfall, cloudCover) = (nil, nil, Percentage(meanOf: [start.cloudCover, nextCover]))
            (wholeAmount, rainDuration) = (nil, end.timeIntervalSince(start.time))
            // A row's code is of the time before it: where the cloud has another sky from then on, that one is told.
            let cover = cloudCover
            let isOver = start.condition.map { code in code.isWet || cover.map { !code.agrees(with: $0) } == true }
            condition = isOver == true ? cover.map { WeatherCondition(cloudCover: $0) } : start.condition
            sourceWords = isOver == true ? nil : start.sourceDescription
            return
        }
        (isEnded, isWetBySteps) = (true, next.isWetBySteps == true)
        isWetByReport = next.isWetByReport == true
        isChanceOfRuns = next.isChanceOfRuns == true
        end = next.time
        rain = RainChance(probability: next.precipitationProbability, amount: next.precipitation)
        wholeAmount = next.wholeAmount
        rainDuration = max(1, end.timeIntervalSince(max(start.time, next.restStart ?? start.time)))
        snowfall = next.snowfall
        let told = next.isSnowUnnamed ? .snow : next.condition?.falling(beside: next.snowfall, of: next.precipitation)
        (condition, sourceWords) = (told, told == next.condition ? next.sourceDescription : nil)
        // In an hour the sky is between what it is at either end; in longer rows it may be anything.
        let isHour = next.duration <= 3600
        cloudCover = Percentage(
            meanOf: isHour ? [start.cloudCover, next.cloudCover] : [next.cloudCover ?? start.cloudCover])
    }

    /// Returns the weather to show for the period.
    ///
    /// - Parameter conditions: The current conditions to use instead of the period's; nil for those of the period.
    package func shown(_ conditions: Conditions? = nil, isDay: Bool) -> DisplayedCondition {
        if let conditions { return DisplayedCondition(hour: conditions, amount: nil, probability: nil, isDay: isDay) }
        var told = start.conditions
        (told.condition, told.sourceDescription, told.cloudCover) = (condition, sourceWords, cloudCover)
        return DisplayedCondition(
            hour: told, amount: rain?.amount, probability: isWetBySteps ? nil : rain?.probability,
            over: rainDuration,
            isDay: isDay)
    }

    /// The number of ten runs of an ensemble in which nothing falls, 1 to 9; nil where that is not known or nearly certain, and
    /// where the period is not shown dry.
    package var dryRuns: Int? {
        isChanceOfRuns ? rain?.probability?.dryRuns(besides: shown(isDay: true).condition) : nil
    }

    /// The condition that is shown and, for one that is not known, the source's words.
    var told: (condition: WeatherCondition?, words: String?) {
        let shown = shown(isDay: true).condition
        return shown == .unknown ? (condition, sourceWords) : (shown, condition == shown ? sourceWords : nil)
    }

    /// Whether the amount of `rain` is that of what is left of it.
    package var isBegun: Bool { rainDuration < duration }

    /// The length of the period, in seconds.
    package var duration: TimeInterval { end.timeIntervalSince(start.time) }

    /// The average rate in millimetres of water an hour, of a period that has begun in what is left of it; nil if the amount is
    /// not known.
    package var rate: Double? { rain?.amount.map { $0.value * 3600 / rainDuration } }

    /// Whether its row forecasts something that falls, whatever the chance of it.
    var tellsRain: Bool { condition?.isWet == true || rain?.amount.map { $0.value >= 0.1 } == true }

    /// Whether anything is known of its weather.
    package var isKnown: Bool { condition != nil || rain != nil }

    package func contains(_ moment: Date) -> Bool { start.time <= moment && moment < end }

    private static let hour: TimeInterval = 3600
}

extension [Hour] {
    /// Each row with the period that begins at it, except a row with nothing of its instant that no other follows.
    package var spans: [HourSpan] {
        let spans = indices.map { HourSpan(self[$0], followedBy: $0 + 1 < count ? self[$0 + 1] : nil) }
        guard contains(where: { !$0.endsOnly }) else { return spans }
        return spans.filter { !$0.start.endsOnly || $0.isEnded }
    }
}

extension Hour {
    /// Whether its depth tells of snow that neither its code names nor its amount denies.
    fileprivate var isSnowUnnamed: Bool {
        guard let snowfall = self.snowfall, snowfall.value >= 1, let code = conditions.condition, code.givesWayToRain
        else {
            return false
        }
        return self.precipitation.map { $0.value >= 0.1 } ?? true
    }

    /// The precipitation of the whole step, also of one of which a part is over; nil where it is not known.
    package var wholeAmount: Precipitation? { restStart == nil ? self.precipitation : wholePrecipitation }

    /// Whether the row tells the time before it, but nothing of its instant.
    package var endsOnly: Bool {
        let air = conditions
        return air.temperature == nil && air.windSpeed == nil && air.cloudCover == nil
    }
}

extension WeatherReport {
    /// Returns the given number of periods, from the one that contains `moment` or the first one after it.
    func hours(from moment: Date, count: Int) -> [HourSpan] {
        let spans = hourRows.spans
        guard let first = spans.firstIndex(where: { $0.end > moment }) else { return [] }
        let end = spans[first].start.time.addingTimeInterval(Double(count) * 3600)
        return Array(spans[first...].prefix { $0.start.time < end })
    }

    /// Returns the period that contains the moment and that the first row ends; nil if there is none or nothing is known
    /// of its weather.
    ///
    /// Of steps of three hours, the first one may have begun long before its source was asked.
    func openingSpan(at moment: Date) -> HourSpan? {
        guard let first = hourRows.first, first.covered.contains(moment) else { return nil }
        let span = HourSpan(Hour(time: first.covered.lowerBound, duration: 0), followedBy: first)
        return span.isKnown ? span : nil
    }

    /// Returns the period that contains the moment; nil if there is none.
    func hour(containing moment: Date) -> HourSpan? {
        hours(from: moment, count: 1).first.flatMap { $0.contains(moment) ? $0 : nil }
    }
}

extension SettledReport {
    /// Returns the number of ten runs in which nothing falls in the time that ends at a row, by the row's position; nil where that is
    /// not told.
    package func dryRuns(endingAt index: Int) -> Int? {
        let row = hourRows[index]
        guard row.isChanceOfRuns == true else { return nil }
        return row.precipitationProbability?.dryRuns(besides: condition(endingAt: index))
    }

    /// Returns the condition that is shown for the time that ends at a row, by the row's position.
    package func condition(endingAt index: Int) -> WeatherCondition {
        let row = hourRows[index]
        var start = Hour(time: row.covered.lowerBound, duration: 0)
        start.temperature = row.temperature
        if index > 0, hourRows[index - 1].time == start.time { start = hourRows[index - 1] }
        return HourSpan(start, followedBy: row).shown(isDay: true).condition
    }
}
