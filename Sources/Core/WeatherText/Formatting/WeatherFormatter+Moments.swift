public import Foundation
import WeatherModel

extension WeatherFormatter {
    /// Returns, for within a sentence: "16:00", "03:00 tomorrow", "midnight" of the coming night, "Saturday 03:00",
    /// "12 Dec, 03:00"; the day is named unless it is today.
    public func moment(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let (day, today) = (CivilDate(date, in: zone), CivilDate(now, in: zone))
        let time = hour(date, in: zone)
        return switch day.dayNumber - today.dayNumber {
        case 0: time
        case 1 where isMidnight(date, in: zone): tr("midnight")
        case 1: tr("{time} tomorrow", ["time": time])
        case -1: tr("{time} yesterday", ["time": time])
        case 2...6: tr("{weekday} {time}", ["weekday": weekday(day), "time": time])
        default: tr("{date}, {time}", ["date": dayAndMonth(day), "time": time])
        }
    }

    /// Returns the time from which the program does something, by the clock of the user: "16:00", or "16:00 your time" beside
    /// a clock that shows another one.
    ///
    /// It is rounded up to the minute, as nothing is done before; half a second is no reason for it.
    public func nextMoment(_ date: Date, at now: Date, besideClockOf zone: TimeZone) -> String {
        let minute = Date(
            timeIntervalSinceReferenceDate: ((date.timeIntervalSinceReferenceDate - 0.5) / 60).rounded(.up) * 60)
        let time = moment(minute, in: ownZone, at: now)
        guard zone.secondsFromGMT(for: minute) != ownZone.secondsFromGMT(for: minute) else { return time }
        return tr("{time} your time", ["time": time])
    }

    /// Returns, for a sentence about what happened: "at 16:00", "at 03:00 tomorrow", "at midnight", "on Saturday at 03:00",
    /// "on 12 Dec at 03:00"; the day is named unless it is today.
    public func occasion(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let (day, today) = (CivilDate(date, in: zone), CivilDate(now, in: zone))
        let time = hour(date, in: zone)
        return switch day.dayNumber - today.dayNumber {
        case -1...1: tr("at {time}", ["time": moment(date, in: zone, at: now)])
        case 2...6: tr("on {weekday} at {time}", ["weekday": weekday(day), "time": time])
        default: tr("on {date} at {time}", ["date": dayAndMonth(day), "time": time])
        }
    }

    /// Returns, for a sentence about a day or a night, where the day is plain: "16:00" or "midnight".
    package func hourOrMidnight(_ date: Date, in zone: TimeZone) -> String {
        isMidnight(date, in: zone) ? tr("midnight") : hour(date, in: zone)
    }

    private func isMidnight(_ date: Date, in zone: TimeZone) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let time = calendar.dateComponents([.hour, .minute], from: date)
        return time.hour == 0 && time.minute == 0
    }

    /// Returns a part of the day for use within a sentence: "Sunday morning", "early on Sunday" before 06:00, "tomorrow
    /// evening"; with the date from a week on.
    public func partOfDay(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let (day, today) = (CivilDate(date, in: zone), CivilDate(now, in: zone))
        let away = day.dayNumber - today.dayNumber
        guard (1...6).contains(away) else {
            return away == 0 ? moment(date, in: zone, at: now) : dayAndMonth(day)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hour = calendar.component(.hour, from: date)
        guard away > 1 else {
            return switch hour {
            case ..<6: tr("early tomorrow")
            case ..<12: tr("tomorrow morning")
            case ..<18: tr("tomorrow afternoon")
            default: tr("tomorrow evening")
            }
        }
        let values = ["weekday": weekday(day)]
        return switch hour {
        case ..<6: tr("early on {weekday}", values)
        case ..<12: tr("{weekday} morning", values)
        case ..<18: tr("{weekday} afternoon", values)
        default: tr("{weekday} evening", values)
        }
    }

    /// Returns a part of a day that is over, for use after "since": "this morning", "yesterday evening", "early on Sunday";
    /// with the date from a week ago on.
    func pastPartOfDay(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let day = CivilDate(date, in: zone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hour = calendar.component(.hour, from: date)
        let values = ["weekday": weekday(day)]
        return switch (CivilDate(now, in: zone).dayNumber - day.dayNumber, hour) {
        case (0, ..<6): tr("early today")
        case (0, ..<12): tr("this morning")
        case (0, ..<18): tr("this afternoon")
        case (0, _): tr("this evening")
        case (1, ..<6): tr("early yesterday")
        case (1, ..<12): tr("yesterday morning")
        case (1, ..<18): tr("yesterday afternoon")
        case (1, _): tr("yesterday evening")
        case (2...6, ..<6): tr("early on {weekday}", values)
        case (2...6, ..<12): tr("{weekday} morning", values)
        case (2...6, ..<18): tr("{weekday} afternoon", values)
        case (2...6, _): tr("{weekday} evening", values)
        default: dayAndMonth(day)
        }
    }

    /// Returns "in 25 minutes" or "in about 2 hours"; "now" within the minute.
    public func countdown(to date: Date, at now: Date) -> String {
        let minutes = Int((date.timeIntervalSince(now) / 60).rounded())
        switch minutes {
        case ..<1: return tr("now")
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
}
