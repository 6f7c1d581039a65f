public import Foundation
import WeatherModel
public import WeatherStore

extension Activity {
    /// The name of the activity: that of the user's own, or the words of one to begin with.
    public var words: String {
        switch id {
        case "run": tr("Run", context: "activity")
        case "cycle": tr("Cycle to work", context: "activity")
        case "washing": tr("Dry the washing", context: "activity")
        case "stars": tr("See the stars", context: "activity")
        default: id
        }
    }

    /// Returns its limits as phrases, with its times and the shortest length last.
    public func conditions(_ formatter: WeatherFormatter) -> [String] {
        HourlyQuantity.allCases.compactMap { quantity in
            limits[quantity].map { formatter.limit($0, of: quantity) }
        } + formatter.phrases(of: times) + [length(formatter)].compactMap(\.self)
    }

    /// Returns why no time can ever be found, whatever the weather: that it takes longer than its hours of the day last; nil
    /// where they last long enough.
    ///
    /// - Parameters:
    ///   - zone: The zone of the place.
    ///   - now: A moment at which its clock is looked at.
    public func lengthProblem(in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter) -> String? {
        guard let longest = times.longestMinutes(in: zone, at: now), longest < leastMinutes else { return nil }
        return tr(
            "Your hours are too short. Whole hours without a break: {longest}. Wanted: {length}.",
            [
                "longest": formatter.length(ofMinutes: longest), "length": formatter.length(ofMinutes: leastMinutes),
            ])
    }

    private func length(_ formatter: WeatherFormatter) -> String? {
        let values = ["count": formatter.count(leastMinutes)]
        guard leastMinutes.isMultiple(of: 60) else {
            return tr(one: "{count} minute or longer", other: "{count} minutes or longer", count: leastMinutes, values)
        }
        let hours = ["count": formatter.count(leastMinutes / 60)]
        return leastMinutes == 60
            ? nil : tr(one: "{count} hour or longer", other: "{count} hours or longer", count: leastMinutes / 60, hours)
    }
}

extension WeatherFormatter {
    /// Returns "07:00 to 09:00" for each span, and the days of the week together.
    package func phrases(of times: DayTimes) -> [String] {
        var phrases = times.spans.map { clockSpan($0) }
        if times.weekdays == Weekday.workdays {
            phrases.append(tr("weekdays"))
        } else if !times.weekdays.isEmpty {
            phrases.append(PhraseList.text(Weekday.allCases.filter(times.weekdays.contains).map { weekday($0) }))
        }
        return phrases
    }

    /// Returns "07:00 to 19:00".
    package func clockSpan(_ span: ClockSpan) -> String {
        tr("{start} to {end}", ["start": clock(span.from), "end": clock(span.until)])
    }

    /// Returns a length as "1 hour", "90 minutes".
    package func length(ofMinutes minutes: Int) -> String {
        guard minutes.isMultiple(of: 60) else {
            return tr(one: "{count} minute", other: "{count} minutes", count: minutes, ["count": count(minutes)])
        }
        return tr(one: "{count} hour", other: "{count} hours", count: minutes / 60, ["count": count(minutes / 60)])
    }

    /// Returns a time of day as the reader's clock has it.
    package func clock(_ time: TimeOfDay) -> String {
        hour(Date(timeIntervalSince1970: Double(time.minutes) * 60), in: .gmt)
    }

    /// Returns "Monday".
    private func weekday(_ day: Weekday) -> String {
        // 5 January 1970 was a Monday.
        let number = Weekday.allCases.firstIndex(of: day) ?? 0
        return weekday(CivilDate(dayNumber: 4 + number))
    }
}
