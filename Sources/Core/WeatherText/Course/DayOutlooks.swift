package import Foundation
package import WeatherModel

/// The weather of the days from today on as rows, tiles and sentences tell it, all derived from one course of precipitation, so
/// that none contradicts another.
package struct DayOutlooks {
    /// The days from today on.
    package let all: [DayOutlook]
    let course: PrecipitationCourse
    /// The forecast rows from now on.
    let rows: [HourSpan]
    private let daylight: Daylight

    /// Makes the outlooks of a place's days.
    package init(of report: SettledReport, over coordinates: Coordinates) {
        let (now, course) = (report.now, report.course)
        let opening = report.agreed.openingSpan(at: now)
        let rows = [opening].compactMap(\.self) + report.hourSpans.filter { $0.end > now }
        let (zone, daylight) = (report.timeZone, report.daylight(over: coordinates))
        self.course = course
        self.rows = rows
        self.daylight = daylight
        all = report.comingDays.map { day in
            let span = day.date.span(in: zone)
            // A row is one source's: another's hours tell only what is left of today, as everywhere on the page.
            guard report.areDaysOfHours || span?.contains(now) == true else {
                return DayOutlook(day, nil, at: now, in: zone)
            }
            var period = span.flatMap { PeriodWeather($0, course, rows, daylight) }
            let falling = course.falls(on: day.date, in: zone)
            guard let span, span.contains(now) else {
                return DayOutlook(day, period, falling: falling, at: now, in: zone)
            }
            let mayFollowRain = !report.received.wasDry(span.lowerBound..<now)
            period?.mayFollowRain = mayFollowRain
            let isDark = period == nil && daylight.isDark(now..<span.upperBound)
            return DayOutlook(
                day, period, falling: falling, mayFollowRain: mayFollowRain, isDark: isDark, at: now, in: zone)
        }
    }

    /// Returns the weather of a period; nil if the rows do not cover it.
    package func period(_ range: Range<Date>) -> PeriodWeather? { PeriodWeather(range, course, rows, daylight) }
}

extension SettledReport {
    /// Returns the day that has begun from midnight to midnight: by its rows as every other day where they cover it, else as its
    /// source has it, and in no case with less than is still to come.
    ///
    /// - Parameter rest: What is left of the day.
    package func wholeDay(_ rest: DayOutlook, over coordinates: Coordinates) -> Day {
        let date = rest.day.date
        var day = dayRows.first { $0.date == date } ?? rest.day
        guard self.areDaysOfHours else { return day }
        if let midnight = date.start(in: self.timeZone) {
            var rows = received
            (rows.current, rows.minutes) = (nil, nil)
            let all = DayOutlooks(of: rows.settled(at: midnight), over: coordinates).all
            if let whole = all.first(where: { $0.day.date == date && $0.period != nil })?.day {
                day.condition = whole.condition ?? day.condition
                day.precipitation = whole.precipitation ?? day.precipitation
                day.precipitationProbability = whole.precipitationProbability ?? day.precipitationProbability
            }
        }
        if rest.isWet, day.condition?.isWet != true { day.condition = rest.condition }
        day.precipitation = [day.precipitation, rest.day.precipitation].compactMap(\.self).max()
        day.precipitationProbability =
            [day.precipitationProbability, rest.day.precipitationProbability].compactMap(\.self).max()
        return day
    }
}

extension SettledReport {
    /// Returns the days from today on as they are written in numbers: today from midnight to midnight, with the high and low of its row.
    package func wholeDays(over coordinates: Coordinates) -> [Day] {
        let today = CivilDate(now, in: self.timeZone)
        let whole = Dictionary(dayRows.map { ($0.date, $0) }) { first, _ in first }
        return DayOutlooks(of: self, over: coordinates).all.map { outlook in
            // Of today the outlook is what is still to come.
            var day = outlook.day
            if day.date == today {
                day = wholeDay(outlook, over: coordinates)
            } else if !self.areDaysOfHours {
                day = whole[day.date] ?? day
            }
            (day.high, day.low) = (outlook.day.high, outlook.day.low)
            return day
        }
    }
}

extension Daylight {
    /// Returns whether there is too little sun in what is left of a day to describe it as one.
    fileprivate func isDark(_ rest: Range<Date>) -> Bool {
        let length = rest.upperBound.timeIntervalSince(rest.lowerBound)
        let lit = stride(from: 450.0, to: length, by: 900).count { isDay(Conditions(), at: rest.lowerBound + $0) }
        return Double(lit) * 900 < min(length / 3, PeriodWeather.shortestDay)
    }
}

extension WeatherReport {
    /// Returns whether nothing fell in the part of a day that is over; false where the rows do not cover all of it.
    ///
    /// The day's sum does not tell: many sources give it for what is left of the day.
    fileprivate func wasDry(_ past: Range<Date>) -> Bool {
        let rows = hourRows.spans.filter { $0.start.time < past.upperBound && $0.end > past.lowerBound }
        guard rows.allSatisfy({ PrecipitationKind($0.shown(isDay: true).condition) == nil }) else { return false }
        let known = rows.filter(\.isKnown).map { ($0.start.time..<$0.end).clamped(to: past) }
        let covered = known.map { $0.upperBound.timeIntervalSince($0.lowerBound) }.reduce(0, +)
        return covered >= past.upperBound.timeIntervalSince(past.lowerBound)
    }
}
