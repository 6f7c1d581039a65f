import Charts
import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// The limits of an activity as rows that can be changed, without a place or a store.
struct ActivityEditing {
    /// What a row is about.
    enum Subject: Hashable {
        case quantity(HourlyQuantity), hours(Int), days

        var id: String {
            switch self {
            case .quantity(let quantity): quantity.rawValue
            case .hours(let number): "hours-\(number)"
            case .days: "days"
            }
        }
    }

    var activity: Activity
    let formatter: WeatherFormatter

    /// The minutes of a step of the slider of hours, and the last position.
    private static let (minutes, last) = (30, 48)
    /// The lengths to choose of, in minutes.
    private static let lengths = [30, 60, 90, 120, 180, 240, 360]

    /// What there is a row of, in order.
    var subjects: [Subject] {
        HourlyQuantity.allCases.filter { activity.limits[$0] != nil }.map { .quantity($0) }
            + activity.times.spans.indices.map { .hours($0) } + (activity.times.weekdays.isEmpty ? [] : [.days])
    }

    /// The rows.
    var rows: [ActivityLimitRow] { subjects.map(row) }

    /// The lengths to choose of, its own among them.
    var lengths: [Int] { Set(Self.lengths + [activity.leastMinutes]).sorted() }

    private func subject(_ id: String) -> Subject? { subjects.first { $0.id == id } }

    private func words(_ subject: Subject) -> String {
        switch subject {
        case .quantity(let quantity): quantity.words
        case .hours: tr("Time of day")
        case .days: tr("Days of the week")
        }
    }

    /// What a row can be about instead.
    private func choices(of subject: Subject?) -> [Subject] {
        let quantities: [Subject] = HourlyQuantity.allCases.map { .quantity($0) }
            .filter { $0 == subject || !subjects.contains($0) }
        // Without a limit to the weather every hour would be good.
        if let subject, !canRemove(subject) { return quantities }
        return quantities
            + [subject.flatMap { if case .hours = $0 { $0 } else { nil } } ?? .hours(activity.times.spans.count)]
            + (subject == .days || activity.times.weekdays.isEmpty ? [.days] : [])
    }

    /// Moves an end of a limit; one of a time never meets the other.
    mutating func move(_ end: Int, of id: String, to position: Int) {
        switch subject(id) {
        case .quantity(let quantity):
            guard let limit = activity.limits[quantity] else { return }
            let scale = LimitScale(of: quantity, in: formatter.units)
            let sides = scale.sides(of: limit)
            guard sides.indices.contains(end) else { return }
            activity.limits[quantity] = scale.moving(sides[end], to: position, in: limit)
        case .hours(let number):
            let span = activity.times.spans[number]
            var ends = Self.positions(of: span)
            guard ends.indices.contains(end) else { return }
            // A day begins at 00:00 and ends at 24:00, never the other way round.
            ends[end] = end == 0 ? min(max(position, 0), Self.last - 1) : min(max(position, 1), Self.last)
            guard ends[0] != ends[1] else { return }
            let times = ends.map { TimeOfDay(minutes: $0 % Self.last * Self.minutes) ?? TimeOfDay(hour: 0) }
            activity.times.spans[number] = ClockSpan(
                from: end == 0 ? times[0] : span.from, until: end == 1 ? times[1] : span.until)
        case .days, nil: return
        }
    }

    /// Lets a row be about something else; returns the identifier of that row.
    mutating func choose(_ position: Int, of id: String) -> String? {
        guard let subject = subject(id) else { return nil }
        let choices = choices(of: subject)
        guard choices.indices.contains(position), choices[position] != subject else { return id }
        remove(id, evenIfLast: true)
        return add(choices[position])
    }

    /// Adds a day of the week, or takes it away; the last one stays.
    mutating func toggle(_ day: Int, of id: String) {
        guard subject(id) == .days, Weekday.allCases.indices.contains(day) else { return }
        var days = activity.times.weekdays
        if days.remove(Weekday.allCases[day]) == nil { days.insert(Weekday.allCases[day]) }
        if !days.isEmpty { activity.times.weekdays = days }
    }

    /// Removes a row unless it is the last limit to the weather, without which every hour would be good.
    mutating func remove(_ id: String) { remove(id, evenIfLast: false) }

    private mutating func remove(_ id: String, evenIfLast: Bool) {
        guard let subject = subject(id), evenIfLast || canRemove(subject) else { return }
        switch subject {
        case .quantity(let quantity): activity.limits[quantity] = nil
        case .hours(let number): activity.times.spans.remove(at: number)
        case .days: activity.times.weekdays = []
        }
    }

    /// Whether there is something to add.
    var addition: HourlyQuantity? { HourlyQuantity.allCases.first { activity.limits[$0] == nil } }

    /// Adds a limit of the first quantity without one; returns the identifier of its row.
    mutating func add() -> String? { addition.flatMap { add(.quantity($0)) } }

    private mutating func add(_ subject: Subject) -> String? {
        switch subject {
        case .quantity(let quantity):
            guard let limit = LimitScale(of: quantity, in: formatter.units).usual else { return nil }
            activity.limits[quantity] = limit
        case .hours:
            activity.times.spans.append(ClockSpan(from: TimeOfDay(hour: 7), until: TimeOfDay(hour: 19)))
            return Subject.hours(activity.times.spans.count - 1).id
        case .days: activity.times.weekdays = Weekday.workdays
        }
        return subject.id
    }

    private func canRemove(_ subject: Subject) -> Bool { !subject.isQuantity || activity.limits.count > 1 }

    private static func positions(of span: ClockSpan) -> [Int] {
        let until = span.until.minutes == 0 ? 24 * 60 : span.until.minutes
        return [span.from.minutes, until].map { Int((Double($0) / Double(minutes)).rounded()) }
    }
}

extension ActivityEditing {
    private func row(_ subject: Subject) -> ActivityLimitRow {
        let choices = choices(of: subject)
        let name = words(subject)
        var (ends, last, inside): ([ActivityLimitRow.End], Int, ClosedRange<Int>) = ([], 0, 0...0)
        var (days, numbers): ([ActivityLimitRow.Day], [Double]) = ([], [])
        var (text, spoken) = ("", "")
        var isOutside = false
        switch subject {
        case .quantity(let quantity):
            guard let limit = activity.limits[quantity] else { break }
            let scale = LimitScale(of: quantity, in: formatter.units)
            (last, numbers) = (scale.values.count - 1, scale.numbers)
            ends = scale.sides(of: limit).map { side in
                ActivityLimitRow.End(
                    position: scale.position(of: side, in: limit),
                    name: side == .tooLow
                        ? tr("{quantity}: lowest value", ["quantity": name])
                        : tr("{quantity}: highest value", ["quantity": name]))
            }
            let (low, high) = (scale.position(of: .tooLow, in: limit), scale.position(of: .tooHigh, in: limit))
            inside = min(low, high)...max(low, high)
            text = formatter.limitAlone(limit, of: quantity)
            spoken = formatter.speaking.limitAlone(limit, of: quantity)
        case .hours(let number):
            let span = activity.times.spans[number]
            let places = Self.positions(of: span)
            last = Self.last
            numbers = (0...last).map { Double($0 * Self.minutes) / 60 }
            ends = zip(places, [tr("Beginning", context: "time of day"), tr("End", context: "time of day")])
                .map { ActivityLimitRow.End(position: $0, name: $1) }
            isOutside = places[0] > places[1]
            inside = min(places[0], places[1])...max(places[0], places[1])
            text = formatter.clockSpan(span)
            spoken = formatter.speaking.clockSpan(span)
        case .days:
            days = Weekday.allCases.enumerated().map { number, day in
                // 5 January 1970 was a Monday.
                let date = CivilDate(dayNumber: 4 + number)
                return ActivityLimitRow.Day(
                    name: formatter.shortWeekday(date), spokenName: formatter.weekday(date),
                    isOn: activity.times.weekdays.contains(day))
            }
            text = PhraseList.text(formatter.phrases(of: DayTimes(on: activity.times.weekdays)))
            spoken = text
        }
        return ActivityLimitRow(
            id: subject.id, choices: choices.map(words), selected: choices.firstIndex(of: subject) ?? 0, ends: ends,
            track: ends.isEmpty
                ? nil : LimitTrack(ends: ends.map(\.position), last: last, inside: inside, isOutside: isOutside),
            numbers: numbers, days: days, words: text,
            spokenText: tr("{quantity} {limit}", ["quantity": name, "limit": spoken]),
            removal: tr("Remove the limit: {quantity}", ["quantity": name]), canRemove: canRemove(subject))
    }
}

extension ActivityEditing.Subject {
    fileprivate var isQuantity: Bool {
        if case .quantity = self { true } else { false }
    }
}
