package import Foundation
package import WeatherModel

/// The weather of a day, a night or the rest of one, from the course of precipitation and the rows within it.
package struct PeriodWeather: Equatable {
    /// The period, which does not begin before the present.
    package let range: Range<Date>
    /// The dry and wet spells of the period, without gaps.
    package let spells: [PrecipitationSpell]
    /// The highest probability of precipitation of a row; nil if none is known.
    package let chance: Percentage?
    /// The total precipitation; nil if it is not known for the whole period.
    package let amount: Precipitation?
    /// The depth of the snow that falls in it; nil if the rows do not tell it.
    package let snowfall: SnowDepth?
    /// The sky in the dry rows, by day only in those with sun; nil if it is not known.
    package let sky: SkyCourse?
    /// Nil where none lasts.
    package let fog: FogSpell?
    /// Whether it has too little sun to be described as a day: less than 25 minutes, and of a period shorter than
    /// 75 minutes less than a third.
    package let isDark: Bool
    /// Whether rain may have fallen in the part of its day that is over.
    package var mayFollowRain = false
    /// The first hour of frost; nil where there is none, or from the beginning.
    package let frostBegins: Date?
    /// Whether there is frost in the first half of the period but not in the second.
    package let thaws: Bool
    /// The lowest and highest temperature of the rows; nil if none is known.
    package let temperatures: ClosedRange<Temperature>?
    /// The time of the highest temperature; nil if none is known.
    package let warmest: Date?

    /// Returns nil if a part of the period is not known, or if it is over.
    package init?(_ range: Range<Date>, _ course: PrecipitationCourse, _ rows: [HourSpan], _ daylight: Daylight) {
        guard let spells = course.spells(in: range), let start = spells.first?.start else { return nil }
        let own = rows.filter { $0.start.time < range.upperBound && $0.end > start }
        self.range = start..<range.upperBound
        self.spells = spells
        let wet = spells.flatMap(\.slices).filter { $0.kind != nil }
        // Rain of a row that reaches over the range's end may all fall beyond it.
        let counting = own.filter { row in
            !row.shown(isDay: true).condition.isWet || wet.contains { $0.start < row.end && $0.end > row.start.time }
        }
        chance = counting.compactMap { $0.rain?.probability }.max()
        amount = Self.amount(spells)
        snowfall = Self.snowfall(own, in: start..<range.upperBound)
        func seen(_ row: HourSpan) -> Range<Date> { (row.start.time..<row.end).clamped(to: start..<range.upperBound) }
        func length(_ rows: [HourSpan]) -> TimeInterval { rows.map { seen($0).length }.reduce(0, +) }
        // Of a row of several hours, the sky is that of each.
        func skies(_ rows: [HourSpan]) -> [WeatherCondition] {
            rows.flatMap { row in
                Array(
                    repeating: row.shown(isDay: true).condition,
                    count: max(1, Int((seen(row).length / 3600).rounded())))
            }
        }
        let lit = own.filter { daylight.isDay($0.start.conditions, at: seen($0).middle) }
        isDark = length(lit) < min(length(own) / 3, Self.shortestDay)
        let fog = FogSpell(own)
        let shown = isDark ? own : lit
        let whole = SkyCourse(skies(shown))
        // Beside fog that is told, the sky is that of the other hours.
        let rest = shown.filter { fog?.range.contains($0.start.time) == false }
        sky = whole == .fog ? whole : SkyCourse(skies(rest)) ?? whole
        self.fog = fog
        let known = own.compactMap { row in row.start.temperature.map { (time: row.start.time, value: $0) } }
        temperatures = known.map(\.value).min().flatMap { low in known.map(\.value).max().map { low...$0 } }
        warmest = known.max { $0.value < $1.value }?.time
        let freezes = known.map { $0.value <= Self.frost }
        frostBegins = freezes.firstIndex(of: true).flatMap { $0 > 0 ? known[$0].time : nil }
        let early = freezes.count / 2
        thaws = freezes.prefix(early).contains(true) && !freezes.dropFirst(early).contains(true)
    }

    /// The seconds of sun that make a day of any length one: at noon in November most of what is left is dark, and in the
    /// Arctic in January most of the whole day.
    static let shortestDay: TimeInterval = 25 * 60

    /// The temperature at and below which whole degrees are shown as negative.
    package static let frost = Temperature(-0.5)

    /// Returns whether an hour or more of its first day is over before it begins.
    func isRest(in zone: TimeZone) -> Bool {
        CivilDate(range.lowerBound, in: zone).start(in: zone)
            .map { range.lowerBound.timeIntervalSince($0) >= 3600 } ?? false
    }

    /// Whether the fog lies in its first half and lifts; false where it comes later, and where there is none.
    var fogLifts: Bool {
        fog.map { $0.range.middle < range.middle } ?? false
    }

    /// What falls, in words; nil where it stays dry.
    var fall: PeriodFall? { PeriodFall(spells) }
    /// The spell with the most precipitation; nil if it stays dry.
    package var mainSpell: PrecipitationSpell? {
        spells.filter(\.isWet).max { $0.weight < $1.weight }
    }
    /// Dangerous precipitation of another kind than the main one, as likely as that; nil where there is none.
    private var danger: PrecipitationSpell? {
        guard let main = mainSpell else { return nil }
        return spells.filter {
            $0.kind?.isDangerous == true && $0.kind != main.kind && (main.isPossible || !$0.isPossible)
        }.max { $0.weight < $1.weight }
    }
    /// The precipitation in few words, such as "rain", "thundery showers" or "snow possible"; nil if it stays dry.
    package var briefWords: String? {
        guard let fall, fall.isRainAndSnow else { return mainSpell?.briefWords(beside: danger) }
        return fall.words
    }
    /// Whether there is frost in the period.
    package var hasFrost: Bool { temperatures.map { $0.lowerBound <= Self.frost } ?? false }

    /// The condition to depict; nil if the period is dry and its sky is not known.
    ///
    /// Rain at one time and snow at another are depicted as what is both, whichever brings more.
    package var condition: WeatherCondition? {
        if danger == nil, fall?.isRainAndSnow == true { return .sleet }
        return (danger ?? mainSpell)?.condition ?? sky?.condition
    }

    private static func amount(_ spells: [PrecipitationSpell]) -> Precipitation? {
        let slices = spells.flatMap(\.slices)
        let known = slices.compactMap { slice in slice.rate.map { $0 * slice.end.timeIntervalSince(slice.start) / 3600 }
        }
        // The last row gives no amount for the time after it.
        guard known.count * 10 >= slices.count * 9 else { return nil }
        let sum = known.reduce(0, +)
        // Where all that falls is of an unknown amount, nothing is no amount of it.
        guard sum >= 0.05 || slices.allSatisfy({ $0.kind == nil || $0.rate != nil }) else { return nil }
        return Precipitation(checking: sum)
    }

    private static func snowfall(_ rows: [HourSpan], in range: Range<Date>) -> SnowDepth? {
        let known = rows.compactMap { row in
            row.snowfall.map { depth in
                let within = (row.start.time..<row.end).clamped(to: range).length
                // Of an hour that has begun, as much of its snow is left as of the water that it is.
                guard row.isBegun, let left = row.rain?.amount?.value, let whole = row.wholeAmount?.value, whole >= 0.05
                else { return depth.value * within / row.duration }
                return depth.value * min(1, left / whole) * min(1, within / row.rainDuration)
            }
        }
        guard !known.isEmpty, known.count * 10 >= rows.count * 9 else { return nil }
        return SnowDepth(checking: known.reduce(0, +))
    }
}

extension Range<Date> {
    fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }
    fileprivate var middle: Date { lowerBound.addingTimeInterval(length / 2) }
}

/// The longest fog of a day or a night that is not foggy throughout.
package struct FogSpell: Equatable {
    /// Fog, or freezing fog where that is the most of it.
    package let condition: WeatherCondition
    package let range: Range<Date>

    /// Seconds; shorter fog is not worth a word.
    static let shortest: TimeInterval = 3 * 3600

    /// Nil where no fog lasts for three hours.
    ///
    /// - Parameter rows: The hours in order of time.
    init?(_ rows: [HourSpan]) {
        let runs = Self.runs(rows)
        guard let longest = runs.map(\.length).max(), longest >= Self.shortest,
            let run = runs.first(where: { $0.length == longest })
        else { return nil }
        self = run
    }

    /// All fog of the rows, of any length, in order of time.
    ///
    /// - Parameter rows: The hours in order of time.
    static func runs(_ rows: [HourSpan]) -> [FogSpell] {
        var runs: [[HourSpan]] = []
        for row in rows where fogs.contains(row.shown(isDay: true).condition) {
            if runs.last?.last?.end == row.start.time {
                runs[runs.count - 1].append(row)
            } else {
                runs.append([row])
            }
        }
        return runs.compactMap(FogSpell.init(whole:))
    }

    private init?(whole rows: [HourSpan]) {
        guard let first = rows.first, let last = rows.last else { return nil }
        range = first.start.time..<last.end
        let freezing = rows.filter { $0.shown(isDay: true).condition == .rimeFog }.map(\.duration).reduce(0, +)
        condition = freezing * 2 > last.end.timeIntervalSince(first.start.time) ? .rimeFog : .fog
    }

    /// How long it lasts, in seconds.
    var length: TimeInterval { range.upperBound.timeIntervalSince(range.lowerBound) }

    static let fogs: Set<WeatherCondition> = [.fog, .rimeFog]
}
