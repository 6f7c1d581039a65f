import Foundation
public import WeatherModel

extension WeatherFormatter {
    /// Returns the date in numbers, in the order and the calendar of the locale: "27/11/2026".
    public func numericDate(_ date: CivilDate) -> String { noon(of: date).formatted(numericStyle) }

    /// Reads a date as a person types it: in the order of the locale, with anything between the numbers, as "2026-11-27", or as
    /// the program writes it elsewhere, "27 Nov".
    ///
    /// Without a year it is that date which is nearest to the reference; a year of two digits is one of this century. Returns
    /// nil for what is no date.
    ///
    /// - Parameter reference: The day near which a date without a year lies.
    public func date(typed text: String, from reference: CivilDate) -> CivilDate? {
        if let date = CivilDate(text.trimmed) { return Self.years.contains(date.year) ? date : nil }
        let runs = Self.runs(text)
        let parts = runs.map(\.value)
        guard runs.allSatisfy({ $0.digits <= 4 }) else { return nil }
        let order = fieldOrder
        switch parts.count {
        case 1: return date(named: text, day: parts[0], near: reference)
        case 3:
            var fields = Dictionary(zip(order, parts)) { first, _ in first }
            // Whoever begins with a year means year, month and day.
            if runs[0].digits == 4 { fields = [.year: parts[0], .month: parts[1], .day: parts[2]] }
            if let year = fields[.year], year < 100 { fields[.year] = thisCentury(of: reference) + year }
            return date(fields)
        case 2:
            var fields = Dictionary(zip(order.filter { $0 != .year }, parts)) { first, _ in first }
            let year = calendar.component(.year, from: noon(of: reference))
            // Years before and after, as there has to be a 29 February among them.
            let dates = (year - 8...year + 8).compactMap { year in
                fields[.year] = year
                return date(fields)
            }
            return dates.min { distance($0, reference) < distance($1, reference) }
        default: return nil
        }
    }

    /// Returns the date nearest to the reference that is written like this with the name of its month, short or in full.
    private func date(named text: String, day: Int, near reference: CivilDate) -> CivilDate? {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let (wanted, calendar, forms) = (plain(text), calendar, [self, speaking])
        let dates = (-183...183).map { CivilDate(dayNumber: reference.dayNumber + $0) }.filter { date in
            calendar.component(.day, from: noon(of: date)) == day
                && forms.contains { plain($0.dayAndMonth(date)) == wanted }
        }
        return dates.min { distance($0, reference) < distance($1, reference) }
    }

    private func distance(_ date: CivilDate, _ other: CivilDate) -> Int { abs(date.dayNumber - other.dayNumber) }

    /// The years of dates that are read.
    private static let years = 1900...2199

    private enum Field { case year, month, day }

    private var numericStyle: Date.FormatStyle { style(.gmt).day(.twoDigits).month(.twoDigits).year() }

    private var calendar: Calendar {
        var calendar = dateStyle.calendar
        calendar.timeZone = .gmt
        return calendar
    }

    /// The order in which the locale writes day, month and year.
    private var fieldOrder: [Field] {
        let sample = Date(timeIntervalSinceReferenceDate: 1_040_817_600)  // 25 December 2033
        let fields = [
            calendar.component(.year, from: sample): Field.year, calendar.component(.month, from: sample): .month,
            calendar.component(.day, from: sample): .day,
        ]
        let found = Self.runs(sample.formatted(numericStyle)).compactMap { run in
            fields[run.value] ?? (run.digits > 2 ? .year : nil)
        }
        return Set(found).count == 3 && found.count == 3 ? found : [.day, .month, .year]
    }

    private func date(_ fields: [Field: Int]) -> CivilDate? {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour) = (fields[.year], fields[.month], fields[.day], 12)
        parts.era = calendar.component(.era, from: noon(of: CivilDate(dayNumber: 20_000)))
        guard let date = calendar.date(from: parts) else { return nil }
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        // A calendar makes 3 March of the 31st of February.
        guard found.year == parts.year, found.month == parts.month, found.day == parts.day else { return nil }
        let civil = CivilDate(date, in: .gmt)
        return Self.years.contains(civil.year) ? civil : nil
    }

    private func thisCentury(of reference: CivilDate) -> Int {
        calendar.component(.year, from: noon(of: reference)) / 100 * 100
    }

    private func noon(of date: CivilDate) -> Date {
        Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 43_200)
    }

    /// Returns the numbers of a text, in the digits of any script.
    private static func runs(_ text: String) -> [(value: Int, digits: Int)] {
        var runs: [(value: Int, digits: Int)] = []
        var isWithin = false
        for letter in text {
            guard let digit = letter.wholeNumberValue, (0...9).contains(digit) else {
                isWithin = false
                continue
            }
            if isWithin, let last = runs.last, last.digits < 9 {
                runs[runs.count - 1] = (last.value * 10 + digit, last.digits + 1)
            } else {
                runs.append((digit, 1))
            }
            isWithin = true
        }
        return runs
    }
}
