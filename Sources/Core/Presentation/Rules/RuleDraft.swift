import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// A rule while it is written, without a place or a store.
struct RuleDraft: Sendable {
    /// The name that it is saved under; nil for a new one.
    let former: WeatherRule.ID?
    /// The name as it is written.
    var name: String
    /// The threshold as it is written.
    private(set) var threshold: String
    /// The rule with the last threshold that could be read.
    private(set) var rule: WeatherRule
    private var formatter: WeatherFormatter
    /// The places to choose of, each with its name.
    private let places: [(id: Location.ID, name: String)]
    /// The name of the place that is the home now; nil where no place is saved.
    private let home: String?

    /// The hours ahead to choose of.
    private static let ahead = [1, 3, 6, 12, 24, 48, 72, 120]
    /// The minutes between two times to choose of.
    private static let minutes = 30
    private static let night = ClockSpan(from: TimeOfDay(hour: 22), until: TimeOfDay(hour: 7))
    private static let morning = ClockSpan(from: TimeOfDay(hour: 7), until: TimeOfDay(hour: 9))

    /// Begins with a saved rule, or with gusts where there is none.
    init(
        _ saved: WeatherRule?, places: [(id: Location.ID, name: String)], home: String?, _ formatter: WeatherFormatter
    ) {
        let quantity = HourlyQuantity.windGust
        let usual = LimitScale(of: quantity, in: formatter.units).usual?.under ?? 0
        rule = saved ?? WeatherRule("", quantity, .over, usual, quietHours: Self.night)
        (former, name, self.places, self.formatter) = (saved?.id, saved?.id ?? "", places, formatter)
        self.home = home
        threshold = formatter.limitNumber(rule.threshold, of: rule.quantity)
    }

    /// Returns the same with its threshold in the units of a formatter.
    func shown(in formatter: WeatherFormatter) -> RuleDraft {
        guard formatter != self.formatter else { return self }
        var new = self
        new.formatter = formatter
        new.threshold = formatter.limitNumber(rule.threshold, of: rule.quantity)
        return new
    }

    /// What is to be chosen now, in order.
    var choices: [RuleForm.Choice] {
        RuleForm.Field.allCases.compactMap { field in
            let all = options(field)
            guard !all.isEmpty else { return nil }
            return RuleForm.Choice(
                field, all.map(\.text),
                selected: all.firstIndex { $0.isPresent } ?? 0)
        }
    }

    /// Chooses the option at the position; others are ignored.
    mutating func choose(_ position: Int, for field: RuleForm.Field) {
        let all = options(field)
        if all.indices.contains(position) { all[position].take(&self) }
    }

    /// Takes the threshold as it is written.
    mutating func write(threshold text: String) {
        threshold = text
        if let value = value, rule.quantity.range.contains(value) { rule.threshold = value }
    }

    /// Takes a threshold that was proposed.
    mutating func take(threshold value: Double) {
        rule.threshold = value
        threshold = formatter.limitNumber(value, of: rule.quantity)
    }

    /// The threshold in the unit of the quantity; nil for what is no number.
    private var value: Double? {
        // What was not written anew is as exact as it was.
        if threshold == formatter.limitNumber(rule.threshold, of: rule.quantity) { return rule.threshold }
        let isGrouped =
            formatter.locale.groupingSeparator == ","
            && threshold.trimmed.wholeMatch(of: /\d{1,3}(,\d{3})+(\.\d+)?/) != nil
        let plain = threshold.trimmed.replacing(",", with: isGrouped ? "" : ".").replacing("−", with: "-")
        let number =
            Double(decimal: plain)
            ?? (try? Double(threshold.trimmed, format: FloatingPointFormatStyle<Double>(locale: formatter.locale)))
        return number.map { rule.quantity.limit(written: $0, in: formatter.units) }
    }

    /// Whether the threshold of the rule is the one that is written, which else is no number or none that can be met.
    var isThresholdWritten: Bool { value.map(rule.quantity.range.contains) ?? false }

    /// Returns "Gusts over 60 km/h", or "Gusts" while what is written as the threshold is none.
    func what(_ formatter: WeatherFormatter) -> String {
        isThresholdWritten ? RuleText(rule, formatter).what : rule.quantity.words
    }

    /// The name that it gets without one: what it is about.
    func usualName(beside others: [WeatherRule]) -> String {
        let what = String(
            String.UnicodeScalarView(self.what(formatter).unicodeScalars.prefix(Activity.nameLength - 3)))
        let taken = Set(others.filter { $0.id != former }.map { $0.id.lowercased() })
        guard taken.contains(what.lowercased()) else { return what }
        return (2...(taken.count + 2)).lazy.map { "\(what) \($0)" }.first { !taken.contains($0.lowercased()) } ?? what
    }

    /// Returns the rule, or why it cannot be saved.
    func finished(beside others: [WeatherRule]) -> Result<WeatherRule, Refusal> {
        let name = name.trimmed.isEmpty ? usualName(beside: others) : name.trimmed
        guard let value else { return .failure(Refusal(text: tr("Write a number as the threshold, such as 60."))) }
        var limited = rule
        limited.threshold = value
        guard limited.canHold else {
            return .failure(Refusal(text: limited.limitRefusal(naming: rule.quantity.listedName)))
        }
        if let refusal = OwnName.refusal(of: name, commands: WeatherRule.commandNames) {
            return .failure(Refusal(text: refusal, isAboutName: true))
        }
        guard !others.contains(where: { $0.id != former && $0.id.lowercased() == name.lowercased() }) else {
            return .failure(Refusal(text: tr("There is a rule of that name already."), isAboutName: true))
        }
        return .success(limited.named(name))
    }

    /// Why a rule cannot be saved.
    struct Refusal: Error {
        let text: String
        /// Whether the name is refused, rather than the threshold.
        var isAboutName = false
    }
}

extension RuleDraft {
    /// A choice, whether it is the present one, and what comes of it.
    private struct Option {
        let text: String
        let isPresent: Bool
        let take: (inout RuleDraft) -> Void
    }

    private func options(_ field: RuleForm.Field) -> [Option] {
        switch field {
        case .quantity:
            return HourlyQuantity.allCases.map { quantity in
                Option(text: quantity.words, isPresent: quantity == rule.quantity) { $0.take(quantity) }
            }
        case .comparison:
            return WeatherRule.Comparison.allCases.map { comparison in
                Option(
                    text: comparison == .over
                        ? tr("over", context: "of a rule") : tr("below", context: "of a rule"),
                    isPresent: comparison == rule.comparison
                ) { $0.rule.comparison = comparison }
            }
        case .place:
            var all: [(id: Location.ID?, name: String)] = [(nil, RulePlace.home(home))]
            all += places.map { ($0.id, $0.name) }
            if let own = rule.place, !places.contains(where: { $0.id == own }) {
                all.append((own, tr("a place that is not saved any more")))
            }
            return all.map { place in
                Option(text: place.name, isPresent: place.id == rule.place) { $0.rule.place = place.id }
            }
        case .scope: return scopes
        case .from, .until, .days, .toldFrom: return partOptions(field)
        case .quiet:
            return [
                Option(text: tr("none", context: "quiet hours"), isPresent: rule.quietHours == nil) {
                    $0.rule.quietHours = nil
                },
                Option(text: tr("every day", context: "quiet hours"), isPresent: rule.quietHours != nil) {
                    $0.rule.quietHours = $0.rule.quietHours ?? Self.night
                },
            ]
        case .quietFrom, .quietUntil:
            guard let quiet = rule.quietHours else { return [] }
            let isStart = field == .quietFrom
            return times(isStart ? quiet.from : quiet.until, but: isStart ? quiet.until : quiet.from) { draft, time in
                draft.rule.quietHours = ClockSpan(
                    from: isStart ? time : quiet.from, until: isStart ? quiet.until : time)
            }
        }
    }

    private var scopes: [Option] {
        var hours = Self.ahead
        var isPart = false
        switch rule.scope {
        case .next(let own): hours = Set(hours + [own]).sorted()
        case .part: isPart = true
        }
        var all: [Option] = hours.map { count in
            let text = tr(
                one: "next hour", other: "next {count} hours", count: count, ["count": formatter.count(count)])
            return Option(text: text, isPresent: rule.scope == .next(hours: count)) { draft in
                draft.rule.scope = .next(hours: count)
                draft.rule.toldFrom = nil
            }
        }
        let part = Option(text: tr("a part of the day"), isPresent: isPart) { draft in
            if !isPart { draft.rule.scope = .part(Self.morning, on: []) }
        }
        all.append(part)
        return all
    }

    private func partOptions(_ field: RuleForm.Field) -> [Option] {
        guard case .part(let span, let weekdays) = rule.scope else { return [] }
        switch field {
        case .from:
            return times(span.from, but: span.until) { draft, time in
                draft.rule.scope = .part(ClockSpan(from: time, until: span.until), on: weekdays)
            }
        case .until:
            return times(span.until, but: span.from) { draft, time in
                draft.rule.scope = .part(ClockSpan(from: span.from, until: time), on: weekdays)
            }
        case .days:
            var sets: [Set<Weekday>] = [[], Weekday.workdays, [.saturday, .sunday]]
            if !sets.contains(weekdays) { sets.append(weekdays) }
            return sets.map { days in
                let text =
                    days.isEmpty
                    ? tr("every day") : PhraseList.text(formatter.phrases(of: DayTimes(on: days)))
                return Option(text: text, isPresent: days == weekdays) { $0.rule.scope = .part(span, on: days) }
            }
        default:
            let dayAhead = Option(text: tr("a day ahead"), isPresent: rule.toldFrom == nil) { $0.rule.toldFrom = nil }
            return [dayAhead] + times(rule.toldFrom, but: nil) { $0.rule.toldFrom = $1 }
        }
    }

    /// Each half hour of a day, and the present time; without the other end, which would make a whole day.
    private func times(
        _ present: TimeOfDay?, but other: TimeOfDay?, take: @escaping (inout RuleDraft, TimeOfDay) -> Void
    ) -> [Option] {
        let minutes: [Int] = Array(stride(from: 0, to: 24 * 60, by: Self.minutes))
        var all = Set<TimeOfDay>(minutes.compactMap { TimeOfDay(minutes: $0) })
        if let present { all.insert(present) }
        if let other, other != present { all.remove(other) }
        return all.sorted().map { time in
            Option(text: formatter.clock(time), isPresent: time == present) { take(&$0, time) }
        }
    }

    /// Another quantity begins with the limit that activities begin with.
    private mutating func take(_ quantity: HourlyQuantity) {
        guard quantity != rule.quantity else { return }
        rule.quantity = quantity
        let usual = LimitScale(of: quantity, in: formatter.units).usual
        if let under = usual?.under { (rule.comparison, rule.threshold) = (.over, under) }
        if usual?.under == nil || quantity == .temperature || quantity == .feelsLike, let least = usual?.least {
            (rule.comparison, rule.threshold) = (.below, least)
        }
        threshold = formatter.limitNumber(rule.threshold, of: quantity)
    }
}
