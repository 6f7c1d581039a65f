public import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// "15:00" where the person's own clock shows the same; elsewhere with the zone's name, "20:00 (Japan Time)".
    public func namedTime(_ date: Date, in zone: TimeZone) -> String {
        let time = time(date, in: zone)
        guard zone.secondsFromGMT(for: date) != ownZone.secondsFromGMT(for: date) else { return time }
        return tr("{time} ({zone})", ["time": time, "zone": zoneName(zone, at: date)])
    }

    /// "Japan Time".
    public func zoneName(_ zone: TimeZone, at date: Date) -> String {
        date.formatted(style(zone).timeZone(.genericName(.short)))
    }

    /// "Today", "Tomorrow", "Yesterday", else "Saturday".
    public func dayName(_ date: CivilDate, today: CivilDate) -> String {
        switch date.dayNumber - today.dayNumber {
        case 0: tr("Today")
        case 1: tr("Tomorrow")
        case -1: tr("Yesterday")
        default: weekday(date)
        }
    }

    /// Within a sentence: "16:00", "03:00 tomorrow", "Saturday 03:00", "12 Dec, 03:00"; the day is named unless it is today.
    public func moment(_ date: Date, in zone: TimeZone, at now: Date) -> String {
        let (day, today) = (CivilDate(date, in: zone), CivilDate(now, in: zone))
        let time = hour(date, in: zone)
        return switch day.dayNumber - today.dayNumber {
        case 0: time
        case 1: tr("{time} tomorrow", ["time": time])
        case -1: tr("{time} yesterday", ["time": time])
        case 2...6: tr("{weekday} {time}", ["weekday": weekday(day), "time": time])
        default: tr("{date}, {time}", ["date": dayAndMonth(day), "time": time])
        }
    }

    /// "in 25 minutes"; within the minute "now".
    public func countdown(to date: Date, at now: Date) -> String {
        let minutes = Int((date.timeIntervalSince(now) / 60).rounded())
        guard minutes > 0 else { return tr("now") }
        return tr(one: "in {count} minute", other: "in {count} minutes", count: minutes, ["count": count(minutes)])
    }
}
