public import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// "14:05" or "2:05 PM", as the locale counts hours.
    public func time(_ date: Date, in zone: TimeZone) -> String {
        date.formatted(style(zone).hour().minute())
    }

    /// The start of an hour: "15:00", "3 PM"; zones off by half an hour keep their minutes.
    public func hour(_ date: Date, in zone: TimeZone) -> String {
        let startsHour = (Int(date.timeIntervalSince1970.rounded()) + zone.secondsFromGMT(for: date)) % 3600 == 0
        return usesHalfDays && startsHour ? date.formatted(style(zone).hour()) : time(date, in: zone)
    }

    /// "Saturday".
    public func weekday(_ date: CivilDate) -> String {
        start(of: date).formatted(style(.gmt).weekday(.wide))
    }

    /// "Sat".
    public func shortWeekday(_ date: CivilDate) -> String {
        start(of: date).formatted(style(.gmt).weekday(.abbreviated))
    }

    /// "21 Nov" or "Nov 21".
    public func dayAndMonth(_ date: CivilDate) -> String {
        start(of: date).formatted(style(.gmt).day().month(.abbreviated))
    }

    /// "just now", "12 minutes ago", "at 14:05", "on 20 Nov", by the person's own clock.
    public func age(of date: Date, at now: Date) -> String {
        switch Age(of: date, at: now, in: ownZone) {
        case .justNow: tr("just now")
        case .minutes(let count):
            tr(one: "{count} minute ago", other: "{count} minutes ago", count: count, ["count": self.count(count)])
        case .today: tr("at {time}", ["time": time(date, in: ownZone)])
        case .anotherDay: tr("on {date}", ["date": dayAndMonth(CivilDate(date, in: ownZone))])
        }
    }

    /// As `age`, beside a clock of another zone: "3 hours ago (15:05 your time, 12:05 there)".
    ///
    /// "at 15:05" alone could be read as a time that is still to come there.
    public func age(of date: Date, at now: Date, besideClockOf zone: TimeZone) -> String {
        let isElsewhere = zone.secondsFromGMT(for: date) != ownZone.secondsFromGMT(for: date)
        guard isElsewhere, date < now, Age(of: date, at: now, in: ownZone) == .today else {
            return age(of: date, at: now)
        }
        return tr(
            "{age} ({time} your time, {there} there)",
            [
                "age": hoursOrDays(since: date, at: now), "time": time(date, in: ownZone),
                "there": time(date, in: zone),
            ])
    }

    /// "3 hours ago", "2 days ago", for a row too narrow for a time and a date; never less than an hour.
    public func hoursOrDays(since date: Date, at now: Date) -> String {
        let hours = max(1, Int(now.timeIntervalSince(date) / 3600))
        guard hours >= 24 else {
            return tr(one: "{count} hour ago", other: "{count} hours ago", count: hours, ["count": count(hours)])
        }
        let days = hours / 24
        return tr(one: "{count} day ago", other: "{count} days ago", count: days, ["count": count(days)])
    }

    func style(_ zone: TimeZone) -> Date.FormatStyle {
        var style = dateStyle
        style.timeZone = zone
        return style
    }

    /// A civil date has no zone; in GMT every one has a midnight.
    private func start(of date: CivilDate) -> Date {
        date.start(in: .gmt) ?? .distantPast
    }
}
