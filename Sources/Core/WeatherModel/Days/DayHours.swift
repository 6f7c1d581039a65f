import Foundation

/// The hourly rows that belong to one civil day.
struct DayHours {
    let date: CivilDate
    let span: Range<Date>
    /// Rows whose instant lies in the day, for instantaneous values.
    private(set) var instants: [Hour] = []
    /// Rows whose step has its middle in the day, for conditions, probabilities and extremes.
    private(set) var periods: [Hour] = []
    /// Rows with the share of their step that lies in the day, for totals.
    private var shares: [(row: Hour, share: Double)] = []

    private init(date: CivilDate, span: Range<Date>) {
        self.date = date
        self.span = span
    }

    /// Returns one group for each day that holds the instant of a row, in ascending order.
    static func parts(of hours: [Hour], in zone: TimeZone) -> [DayHours] {
        var parts: [DayHours] = []
        for hour in hours {
            if parts.last?.span.contains(hour.time) != true {
                let date = CivilDate(hour.time, in: zone)
                guard let span = date.span(in: zone), parts.last.map({ $0.span.upperBound <= span.lowerBound }) ?? true
                else { continue }
                parts.append(DayHours(date: date, span: span))
            }
            let last = parts.count - 1
            parts[last].instants.append(hour)
            // A row across midnight ends in the last day; the days before it are few.
            for index in parts.indices.reversed() {
                parts[index].takeShare(of: hour)
                if parts[index].span.lowerBound <= hour.covered.lowerBound { break }
            }
            if parts[last].span.contains(hour.middle) {
                parts[last].periods.append(hour)
            } else if last > 0, let earlier = parts.lastIndex(where: { $0.span.contains(hour.middle) }) {
                parts[earlier].periods.append(hour)
            }
        }
        return parts
    }

    func day(isFirst: Bool) -> Day {
        var day = Day(date: date)
        // For the first day, sources often give only the hours to come; the condition is that of the rest of the day.
        let left = isFirst ? max(span.lowerBound, instants.first?.time ?? span.lowerBound)..<span.upperBound : span
        day.condition = condition(in: left)
        let temperatures = DayExtremes(
            instants, periods, { $0.conditions.temperature }, highest: { $0.high }, lowest: { $0.low }, over: span)
        (day.low, day.high) = (temperatures.lowest, temperatures.highest)
        let felt = DayExtremes(instants, periods, { $0.conditions.apparentTemperature }, over: span)
        (day.apparentLow, day.apparentHigh) = (felt.lowest, felt.highest)
        let (rain, isRainWhole) = sum { $0.conditions.precipitation?.value }
        day.precipitation = rain.flatMap(Precipitation.init(checking:))
        day.precipitationProbability = chance(in: left)
        let (snow, isSnowWhole) = sum { $0.conditions.snowfall?.value }
        day.snowfall = snow.flatMap(SnowDepth.init(checking:))
        let wind = DayExtremes(instants, periods, { $0.conditions.windSpeed }, over: span)
        // The gust of a row blows in the time before it: the one at midnight in the day that ends.
        let gusts = DayExtremes(periods, [], { $0.conditions.windGust }, over: span)
        (day.windSpeedMax, day.windGustMax) = (wind.highest, gusts.highest)
        day.windDirection = windDirection(in: left)
        // With a part of a day, the sunshine duration would be too short and the highest UV index too low.
        let ultraviolet = DayExtremes(instants, periods, { $0.conditions.uvIndex }, over: span)
        day.uvIndexMax = ultraviolet.isWhole ? ultraviolet.highest : nil
        let (sunshine, isSunshineWhole) = sum { $0.conditions.sunshineDuration }
        day.sunshineDuration = isSunshineWhole ? sunshine : nil
        // Nothing in the hours that are known is not nothing in all of them.
        if day.precipitation.map({ $0.value < 0.05 }) == true, hasGap({ $0.conditions.precipitation?.value }) {
            day.precipitation = nil
        }
        // What falls in a part of a day falls on that day, and only its rows tell whether it is rain or snow.
        if day.condition == nil, day.precipitation.map({ $0.value >= 0.2 }) == true {
            day.condition = .mostTelling(of: periods.filter { $0.condition?.falls == true })
        }
        day.isPartial =
            [temperatures.isPartial, felt.isPartial, wind.isPartial, gusts.isPartial].contains(true)
            || (day.precipitation != nil && !isRainWhole) || (snow != nil && !isSnowWhole)
        return day
    }

    private mutating func takeShare(of hour: Hour) {
        let step = hour.covered
        let length = step.upperBound.timeIntervalSince(step.lowerBound)
        let within = step.clamped(to: span)
        let share = length > 0 ? within.upperBound.timeIntervalSince(within.lowerBound) / length : 0
        if share > 0 { shares.append((hour, share)) }
    }

    /// Whether the rows cover less than three hours of the day and hold no precipitation.
    var isHardlyKnown: Bool {
        !shares.contains { $0.row.precipitation != nil }
            && Self.filled(by: instants.map { $0.around(5400) }, of: span) < 3 * 3600
    }

    /// The condition of the whole day; nil if the rows cover less than three quarters of it.
    var condition: WeatherCondition? { condition(in: span) }

    private func sum(_ value: (Hour) -> Double?) -> (sum: Double?, isWhole: Bool) {
        let known = shares.compactMap { part in value(part.row).map { (row: part.row, value: $0 * part.share) } }
        guard !known.isEmpty else { return (nil, false) }
        return (known.map(\.value).reduce(0, +), Self.covers(known.map(\.row.covered), span))
    }

    /// Whether rows of more than a tenth of the day lack the value.
    private func hasGap(_ value: (Hour) -> Double?) -> Bool {
        let untold = shares.filter { value($0.row) == nil }.map { $0.share * $0.row.duration }.reduce(0, +)
        return untold * 10 > span.upperBound.timeIntervalSince(span.lowerBound)
    }

    private func chance(in span: Range<Date>) -> Percentage? {
        let known = periods.filter { $0.precipitationProbability != nil }
        return known.compactMap(\.precipitationProbability).max()
    }

    private func condition(in span: Range<Date>) -> WeatherCondition? {
        let known = periods.filter { $0.condition != nil }
        guard Self.covers(known.map(\.covered), span) else { return nil }
        return WeatherCondition.mostTelling(of: known)
    }

    private func windDirection(in span: Range<Date>) -> Bearing? {
        let known = instants.filter { $0.windDirection != nil }
        guard Self.covers(known.map { $0.around(10_800) }, span) else { return nil }
        return Bearing.dominant(of: known)
    }

    /// Returns whether the periods cover at least three quarters of the span.
    static func covers(_ stretches: [Range<Date>], _ span: Range<Date>) -> Bool {
        filled(by: stretches, of: span) >= 0.75 * span.upperBound.timeIntervalSince(span.lowerBound)
    }

    /// Returns the seconds of the span that are covered by at least one of the periods.
    ///
    /// - Parameter stretches: The periods in ascending order of their beginnings.
    private static func filled(by stretches: [Range<Date>], of span: Range<Date>) -> TimeInterval {
        var filled: TimeInterval = 0
        var reached = span.lowerBound
        for stretch in stretches {
            let start = max(reached, stretch.lowerBound)
            let end = min(span.upperBound, stretch.upperBound)
            guard end > start else { continue }
            filled += end.timeIntervalSince(start)
            reached = end
        }
        return filled
    }
}

extension Hour {
    /// Returns the period for which the instantaneous values of the row are taken to hold.
    func around(_ seconds: TimeInterval) -> Range<Date> {
        time.addingTimeInterval(-seconds)..<time.addingTimeInterval(seconds)
    }
}

/// The lowest and highest value of a quantity over a day, taken from forecast rows.
struct DayExtremes<Value: Comparable> {
    let lowest: Value?
    let highest: Value?
    /// Whether the rows cover three quarters of the day: a row covers 90 minutes on either side of its instant, half a
    /// step if that is longer, or the whole step if it has extremes of its own.
    let isWhole: Bool

    /// Whether there are extremes, but not for the whole day.
    var isPartial: Bool { highest != nil && !isWhole }

    init(
        _ instants: [Hour], _ periods: [Hour], _ value: (Hour) -> Value?, highest: ((Hour) -> Value?)? = nil,
        lowest: ((Hour) -> Value?)? = nil, over day: Range<Date>
    ) {
        let values = instants.compactMap(value)
        let highs = highest.map { periods.compactMap($0) } ?? []
        let lows = lowest.map { periods.compactMap($0) } ?? []
        self.lowest = (values + lows).min()
        self.highest = (values + highs).max()
        let around = instants.filter { value($0) != nil }.map { $0.around(max(5400, $0.duration / 2)) }
        let spanned = periods.filter { row in
            highest?(row) != nil && lowest?(row) != nil
        }.map(\.covered)
        isWhole = DayHours.covers((around + spanned).sorted { $0.lowerBound < $1.lowerBound }, day)
    }
}
