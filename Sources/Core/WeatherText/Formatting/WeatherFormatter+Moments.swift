public import Foundation
import WeatherModel

extension WeatherFormatter {
    /// Returns, for within a sentence: "16:00", "until 03:00 tomorrow", "from midnight" of the coming night, "on Saturday at
    /// 03:00", "12 Dec, 03:00"; the day is named unless it is today, and its year too where it is far away.
    public func moment(_ date: Date, _ relation: MomentRelation = .plain, in zone: TimeZone, at now: Date) -> String {
        let day = CivilDate(date, in: zone)
        let told: Moment.Day =
            switch day.dayNumber - CivilDate(now, in: zone).dayNumber {
            case 0: named(date, in: zone) ?? .clock
            case 1 where isMidnight(date, in: zone): .midnight
            case 1: .tomorrow
            case -1: .yesterday
            case 2...6: .weekday(day.weekday)
            default: .date
            }
        return again(moment(told, date, in: zone, at: now).phrase(relation), date, in: zone)
    }

    /// Returns the phrase with "for the second time" where clocks were set back and show the time again, else it alone.
    func again(_ phrase: String, _ date: Date, in zone: TimeZone) -> String {
        zone.repetition(of: date) == .second ? tr("{moment}, for the second time", ["moment": phrase]) : phrase
    }

    /// Returns the same with the day named by its weekday, whichever it is: "Sunday 19:00", "since Tuesday 01:00".
    package func weekdayMoment(_ date: Date, _ relation: MomentRelation = .plain, in zone: TimeZone) -> String {
        moment(.weekday(CivilDate(date, in: zone).weekday), date, in: zone, at: date).phrase(relation)
    }

    /// Returns, for a sentence about a day or a night, where the day is plain: "16:00", "until midnight".
    package func hourOrMidnight(_ date: Date, _ relation: MomentRelation = .plain, in zone: TimeZone) -> String {
        let told = isMidnight(date, in: zone) ? .midnight : named(date, in: zone) ?? .clock
        return again(moment(told, date, in: zone, at: date).phrase(relation), date, in: zone)
    }

    /// Returns the hours of a day or a night from one time to another: "from 06:00 to 17:00", "from 16:00 to midnight".
    package func hours(from start: Date, to end: Date, in zone: TimeZone) -> String {
        let values = ["clock": clockHour(start, in: zone), "end": clockHour(end, in: zone)]
        let hours =
            switch (isMidnight(start, in: zone), isMidnight(end, in: zone)) {
            case (false, false): tr("from {clock} to {end}", values)
            case (true, false): tr("from midnight to {end}", values)
            case (false, true): tr("from {clock} to midnight", values)
            case (true, true): tr("from midnight to midnight")
            }
        return ArticleOfTime.agreed(hours)
    }

    /// Returns the time from which the program does something, by the clock of the user: "after 16:00", or "after 16:00 your
    /// time" beside a clock that shows another one.
    ///
    /// It is rounded up to the minute, as nothing is done before; half a second is no reason for it.
    public func nextMoment(
        _ date: Date, _ relation: MomentRelation, at now: Date, besideClockOf zone: TimeZone
    ) -> String {
        let minute = Date(
            timeIntervalSinceReferenceDate: ((date.timeIntervalSinceReferenceDate - 0.5) / 60).rounded(.up) * 60)
        let phrase = moment(minute, relation, in: ownZone, at: now)
        guard zone.secondsFromGMT(for: minute) != ownZone.secondsFromGMT(for: minute) else { return phrase }
        return tr("{moment} your time", ["moment": phrase])
    }

    /// Returns "until Sunday morning", "until early on Sunday" before 06:00, "until tomorrow evening"; with the date from a
    /// week on, and with the time today.
    public func untilPartOfDay(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let day = CivilDate(date, in: zone)
        return switch day.dayNumber - CivilDate(now, in: zone).dayNumber {
        case 0: moment(date, .until, in: zone, at: now)
        case 1: part(.tomorrow, date, in: zone, at: now).until
        case 2...6: part(.weekday(day.weekday), date, in: zone, at: now).until
        default: part(.date, date, in: zone, at: now).until
        }
    }

    /// Returns "since this morning", "since yesterday evening", "since early on Sunday"; with the date from a week ago on.
    func sincePartOfDay(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let day = CivilDate(date, in: zone)
        return switch CivilDate(now, in: zone).dayNumber - day.dayNumber {
        case 0: part(.clock, date, in: zone, at: now).since
        case 1: part(.yesterday, date, in: zone, at: now).since
        case 2...6: part(.weekday(day.weekday), date, in: zone, at: now).since
        default: part(.date, date, in: zone, at: now).since
        }
    }

    /// Returns "in 25 minutes" or "in about 2 hours"; "now" within the minute.
    ///
    /// It is the difference of the two times as a clock shows them.
    public func countdown(to date: Date, at now: Date) -> String {
        func minute(_ time: Date) -> Int { Int((time.timeIntervalSinceReferenceDate / 60).rounded(.down)) }
        let minutes = minute(date) - minute(now)
        switch minutes {
        case ..<1: return tr("now", context: "in place of “in 25 minutes”")
        case ..<55:
            return tr(one: "in {count} minute", other: "in {count} minutes", count: minutes, ["count": count(minutes)])
        case ..<75: return tr("in about an hour")
        case ..<105: return tr("in about an hour and a half")
        default:
            let hours = Int((Double(minutes) / 60).rounded())
            return tr(
                one: "in about {count} hour", other: "in about {count} hours", count: hours, ["count": count(hours)])
        }
    }

    private func moment(_ day: Moment.Day, _ date: Date, in zone: TimeZone, at now: Date) -> Moment {
        let civil = CivilDate(date, in: zone)
        return Moment(
            day, clock: clockHour(date, in: zone), weekday: weekday(civil),
            date: self.date(civil, from: CivilDate(now, in: zone)))
    }

    private func part(_ day: Moment.Day, _ date: Date, in zone: TimeZone, at now: Date) -> PartOfDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return PartOfDay(
            day, hour: calendar.component(.hour, from: date),
            date: self.date(CivilDate(date, in: zone), from: CivilDate(now, in: zone)))
    }

    private func isMidnight(_ date: Date, in zone: TimeZone) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let time = calendar.dateComponents([.hour, .minute], from: date)
        return time.hour == 0 && time.minute == 0
    }
}
