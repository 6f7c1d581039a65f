import Foundation
import WeatherModel
import WeatherText

/// Makes the tiles of a place from the weather of its days.
struct ForecastTileMaker {
    let outlooks: DayOutlooks
    let context: SentenceContext
    /// The origin of what is said about days.
    let daysProvenance: String?
    /// The origin of what is said about a night.
    let hoursProvenance: String?
    /// Whether days and hours are one source's, so that numbers of both may stand together.
    let areDaysOfHours: Bool

    /// All possible tiles in order of time.
    var tiles: [ForecastTile] {
        let today = CivilDate(context.now, in: context.zone)
        let (evening, morning) = (time(18, on: today), time(6, on: today))
        let isNight = morning.map { context.now < $0 } ?? false
        let isEvening = evening.map { context.now >= $0 } ?? false
        let later = days { $0 > today.dayNumber + 1 }
        func isWeekend(_ day: DayOutlook) -> Bool { context.formatter.isWeekend(day.day.date) }
        let isWeekendNow = context.formatter.isWeekend(today)
        let isEve = !isWeekendNow && context.formatter.isWeekend(today.next)
        let first = later.firstIndex(where: isWeekend) ?? later.endIndex
        let workdays = later.firstIndex { !isWeekend($0) } ?? later.endIndex
        // On its eve, what is left of the weekend after tomorrow, not the one of the next week.
        let weekend = Array((isEve ? later[...] : later[first...]).prefix(while: isWeekend))
        let week = later[(isWeekendNow || isEve ? workdays : first + weekend.count)...].prefix { !isWeekend($0) }
        let day = isEvening ? nil : tile(.today, days { $0 == today.dayNumber })
        let night = isNight ? tonight(today, from: context.now, to: morning) : nil
        let coming = isNight ? nil : tonight(today, from: evening, to: time(6, on: today.next))
        let tomorrow = tile(.tomorrow, days { $0 == today.dayNumber + 1 })
        return [
            night, day, coming, tomorrow,
            isWeekendNow ? nil : tile(.weekend, weekend),
            tile(.nextWeek, Array(week)), isWeekendNow ? tile(.nextWeekend, weekend) : nil,
        ].compactMap { $0 }
    }

    private func days(_ isWanted: (Int) -> Bool) -> [DayOutlook] {
        outlooks.all.filter { isWanted($0.day.date.dayNumber) }
    }

    private func time(_ hour: Int, on date: CivilDate) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.zone
        return calendar.date(
            from: DateComponents(year: date.year, month: date.month, day: date.day, hour: hour))
    }

    /// Returns the tile of the night; nil if its weather is not known.
    private func tonight(_ today: CivilDate, from start: Date?, to end: Date?) -> ForecastTile? {
        guard let start = start.map({ max($0, context.now) }), let end, start < end,
            let period = outlooks.period(start..<end), let condition = period.condition
        else { return nil }
        let row =
            context.now < end && CivilDate(end, in: context.zone) == today ? today : CivilDate(start, in: context.zone)
        return tile(
            .tonight, title: tr("Tonight"), sentence: PeriodSentence(period, isNight: true, context).text,
            spoken: PeriodSentence(period, isNight: true, context.speaking).text, icon: condition, isDay: false,
            high: nil,
            low: areDaysOfHours ? period.temperatures?.lowerBound : nil, dates: [], opens: row)
    }

    /// Returns the tile of days; nil if there are none or their weather is not known.
    private func tile(_ id: ForecastTile.Period, _ days: [DayOutlook]) -> ForecastTile? {
        guard let first = days.first, days.contains(where: { $0.condition != .unknown }) else { return nil }
        let highs = days.compactMap(\.day.high)
        let lows = days.compactMap(\.day.low)
        func sentence(_ context: SentenceContext) -> String {
            guard days.count == 1, let period = first.period else { return DaysSentence(days, context).text }
            return PeriodSentence(period, isNight: false, context).text
        }
        let shown = days.first(where: \.isWet) ?? first
        return tile(
            id, title: title(id, days), sentence: sentence(context), spoken: sentence(context.speaking),
            icon: shown.condition, isDay: shown.isDay, high: highs.max(),
            low: lows.min(), dates: days.map(\.day.date), opens: first.day.date)
    }

    private func tile(
        _ id: ForecastTile.Period, title: String, sentence: String, spoken: String, icon: WeatherCondition, isDay: Bool,
        high: Temperature?, low: Temperature?, dates: [CivilDate], opens: CivilDate
    ) -> ForecastTile {
        let formatter = context.formatter
        return ForecastTile(
            id: id, title: title, highText: high.map { formatter.temperature($0) },
            lowText: low.map { formatter.temperature($0) }, artworkName: icon.artworkName(isDay: isDay),
            sentence: sentence,
            spokenText: PhraseList.text([
                Self.isNamedByWeekday(id, dates) ? formatter.spokenDay(dates[0]) : title, spoken,
                formatter.spokenDegrees(high).map { tr("high {temperature}", ["temperature": $0]) },
                formatter.spokenDegrees(low).map { tr("low {temperature}", ["temperature": $0]) },
            ]),
            day: outlooks.all.contains { $0.day.date == opens } ? opens.description : nil, dates: dates, high: high,
            low: low, provenance: id == .tonight ? hoursProvenance : daysProvenance)
    }

    private static func isNamedByWeekday(_ id: ForecastTile.Period, _ dates: [CivilDate]) -> Bool {
        dates.count == 1 && ![.today, .tomorrow].contains(id)
    }

    private func title(_ id: ForecastTile.Period, _ days: [DayOutlook]) -> String {
        let (dates, formatter) = (days.map(\.day.date), context.formatter)
        guard !Self.isNamedByWeekday(id, dates) else { return formatter.weekday(dates[0]).capitalizedFirst }
        return id.title(from: dates[0], at: CivilDate(context.now, in: context.zone), formatter)
    }
}

extension CivilDate {
    fileprivate var next: CivilDate { CivilDate(dayNumber: dayNumber + 1) }
}
