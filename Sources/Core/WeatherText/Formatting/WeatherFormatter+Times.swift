public import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// Returns "14:05" or "2:05 PM", as the locale writes times, and "1:05 AM EDT" where clocks that are set back show it twice.
    public func time(_ date: Date, in zone: TimeZone) -> String {
        if speaks, let name = namedTime(date, in: zone) { return name }
        return clock(date, style(zone).hour().minute(), in: zone)
    }

    /// Returns the beginning of an hour, "15:00" or "3 PM"; with minutes in time zones off by half an hour, and "1 AM EDT" where
    /// clocks that are set back show it twice.
    public func hour(_ date: Date, in zone: TimeZone) -> String {
        if speaks, let name = namedTime(date, in: zone) { return name }
        return clock(date, hourStyle(date, in: zone), in: zone)
    }

    private func clock(_ date: Date, _ style: Date.FormatStyle, in zone: TimeZone) -> String {
        guard zone.repetition(of: date) != nil else { return date.formatted(style) }
        return speaks
            ? again(date.formatted(style), date, in: zone) : date.formatted(style.timeZone(.specificName(.short)))
    }

    /// Returns the time that a row of a forecast covers: "15:00", or "18:00 to 00:00" of one that is longer than an hour.
    package func hours(of span: HourSpan, in zone: TimeZone) -> String {
        let start = hour(span.start.time, in: zone)
        guard span.duration > 3600 else { return start }
        return tr("{start} to {end}", ["start": start, "end": hour(span.end, in: zone)])
    }

    /// Returns the same in numbers, even where it is spoken, for a phrase that is not made for names.
    package func clockHour(_ date: Date, in zone: TimeZone) -> String {
        date.formatted(hourStyle(date, in: zone))
    }

    private func hourStyle(_ date: Date, in zone: TimeZone) -> Date.FormatStyle {
        let startsHour = (Int(date.timeIntervalSince1970.rounded()) + zone.secondsFromGMT(for: date)) % 3600 == 0
        let style = style(zone)
        return usesHalfDays && startsHour ? style.hour() : style.hour().minute()
    }

    /// Returns "24:00" for the midnight that ends a day where hours are counted to 24, else "12 AM" or "00:00".
    package func endOfDay(_ midnight: Date, in zone: TimeZone) -> String {
        let usual = hour(midnight, in: zone)
        guard !usesHalfDays else { return usual }
        // An hour before it is 23:00, whose number has two digits in every script.
        let last = clockHour(midnight.addingTimeInterval(-3600), in: zone)
        return last.contains(count(23)) ? last.replacing(count(23), with: count(24)) : usual
    }

    /// Returns "Saturday".
    public func weekday(_ date: CivilDate) -> String {
        start(of: date).formatted(style(.gmt).weekday(.wide))
    }

    /// Returns "Sat".
    public func shortWeekday(_ date: CivilDate) -> String {
        speaks ? weekday(date) : start(of: date).formatted(style(.gmt).weekday(.abbreviated))
    }

    /// Returns "Nov".
    package func month(_ date: CivilDate) -> String {
        start(of: date).formatted(style(.gmt).month(.abbreviated))
    }

    /// Returns the number of the day in its month as it stands alone or below a weekday: "21", in German "21.".
    package func dayOfMonth(_ date: CivilDate) -> String {
        tr("{day}", context: "day of a month", ["day": count(date.day)])
    }

    /// Returns "21 Nov" or "Nov 21".
    public func dayAndMonth(_ date: CivilDate) -> String {
        withOrdinal(start(of: date).formatted(style(.gmt).day().month(speaks ? .wide : .abbreviated)), of: date)
    }

    /// Returns "21 Nov 2026" or "Nov 21, 2026".
    public func dayMonthAndYear(_ date: CivilDate) -> String {
        withOrdinal(start(of: date).formatted(style(.gmt).day().month(speaks ? .wide : .abbreviated).year()), of: date)
    }

    /// Returns "21 Nov", or "21 Nov 2199" of a day so far away from today that it could be taken for that of another year.
    func date(_ date: CivilDate, from today: CivilDate) -> String {
        abs(date.dayNumber - today.dayNumber) > 300 ? dayMonthAndYear(date) : dayAndMonth(date)
    }

    /// Returns the date with its day as an ordinal number where the language has one for the first of a month alone: "1er mai".
    private func withOrdinal(_ text: String, of date: CivilDate) -> String {
        guard date.day == 1 else { return text }
        let number = count(1)
        let ordinal = tr("{day}", context: "first day of a month, in a date", ["day": number])
        guard text.hasPrefix(number), text.dropFirst(number.count).first?.isNumber == false else { return text }
        return ordinal + text.dropFirst(number.count)
    }

    /// The names of the months as they stand beside the number of a day, in full and short: "November", "Nov".
    public var monthWords: Set<String> {
        let styles = [style(.gmt).day().month(.wide), style(.gmt).day().month(.abbreviated)]
        // A day of each month of 2026, thirty days after the one before.
        let days = (0..<12).map { CivilDate(dayNumber: 20_468 + 30 * $0) }
        let dates = days.flatMap { day in styles.map { start(of: day).formatted($0) } }
        let words = dates.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter {
            !$0.contains(where: \.isNumber)
        }
        // Of "15 de noviembre" the second word is no name.
        return Set(words.map { String($0.filter(\.isLetter)) }.filter { $0.count > 2 })
    }

    /// Returns "just now", "12 minutes ago", "at 14:05" or "on 20 Nov", in the user's own time zone; with the year of a day
    /// that is far away.
    public func age(of date: Date, at now: Date) -> String {
        switch Age(of: date, at: now, in: ownZone) {
        case .justNow: tr("just now")
        case .minutes(let count):
            tr(one: "{count} minute ago", other: "{count} minutes ago", count: count, ["count": self.count(count)])
        case .today:
            Moment(
                named(date, in: ownZone) ?? .clock, clock: date.formatted(style(ownZone).hour().minute()), weekday: "",
                date: ""
            ).phrase(.at)
        case .anotherDay:
            tr("on {date}", ["date": self.date(CivilDate(date, in: ownZone), from: CivilDate(now, in: ownZone))])
        }
    }

    /// Returns the same as `age`, or "3 hours ago (15:05 your time, 12:05 there)" beside a clock of another time zone.
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

    /// Returns "just now", "12 minutes ago", "3 hours ago (12:05)" or "2 days ago (13 Jan, 12:05)", for a page that has one
    /// clock only.
    public func age(of date: Date, at now: Date, byClockOf zone: TimeZone) -> String {
        guard now.timeIntervalSince(date) >= 3600 else { return age(of: date, at: now) }
        return tr(
            "{age} ({time})", ["age": hoursOrDays(since: date, at: now), "time": moment(date, in: zone, at: now)])
    }

    /// Returns "3 hours ago" or, from two days on, "2 days ago", at least an hour, for a row that is too narrow for a time and a date.
    public func hoursOrDays(since date: Date, at now: Date) -> String {
        let hours = max(1, Int(now.timeIntervalSince(date) / 3600))
        // One day would be as little as half of the age.
        guard hours >= 48 else {
            return tr(one: "{count} hour ago", other: "{count} hours ago", count: hours, ["count": count(hours)])
        }
        let days = hours / 24
        return tr(one: "{count} day ago", other: "{count} days ago", count: days, ["count": count(days)])
    }

    /// Returns "12 minutes old", "5 hours old" or, from two days on, "2 days old"; nil for what `age(of:at:)` calls "just now".
    public func oldness(of date: Date, at now: Date) -> String? {
        guard Age(of: date, at: now, in: ownZone) != .justNow else { return nil }
        let minutes = max(1, Int(now.timeIntervalSince(date) / 60))
        let (hours, days) = (minutes / 60, minutes / (24 * 60))
        if days > 1 {
            return tr(one: "{count} day old", other: "{count} days old", count: days, ["count": count(days)])
        }
        if hours > 0 {
            return tr(one: "{count} hour old", other: "{count} hours old", count: hours, ["count": count(hours)])
        }
        return tr(
            one: "{count} minute old", other: "{count} minutes old", count: minutes, ["count": count(minutes)])
    }

    func style(_ zone: TimeZone) -> Date.FormatStyle {
        var style = dateStyle
        style.timeZone = zone
        return style
    }

    /// Returns midnight in GMT, where every date has one.
    private func start(of date: CivilDate) -> Date {
        date.start(in: .gmt) ?? .distantPast
    }
}
