package import Foundation
package import WeatherModel

/// What a quantity was like at this time of the year in the years before, by the dates of the days that are told of now.
public struct UsualWeather: Sendable, Hashable {
    /// What is usual on one date.
    package struct Day: Sendable, Hashable {
        /// The hours of the fifteen days around it; nil with fewer than eight years.
        package let hours: UsualBand?
        /// What these days are compared by; nil with fewer than eight years.
        package let days: UsualBand?
        /// The mean of the lowest hours of these days; nil with fewer than eight years.
        package let lowest: Double?
        /// The same date of each year in which it is known, the earliest first.
        package let others: [Other]
    }

    /// One date in one year.
    package struct Other: Sendable, Hashable {
        /// The year.
        package let year: Int
        /// What the day is compared by.
        package let value: Double
    }

    /// The least number of years from which something is told to be usual.
    package static let leastYears = 8
    /// The least number of years with the same date that are set beside each other.
    package static let leastOthers = 5
    /// The least number of the fifteen days that a year has to know.
    static let leastDays = 10

    /// The quantity.
    public let quantity: PageQuantity
    /// What is usual, by date.
    package let days: [CivilDate: Day]
    /// The years of which anything is known, the earliest first.
    public let years: [Int]
    /// When the last of them arrived.
    package let fetchedAt: Date

    /// Computes it for yesterday and the days to come; nil where no year is known.
    ///
    /// - Parameter zone: The time zone of the place, whose days are compared.
    package init?(_ quantity: PageQuantity, _ years: PastYears, in zone: TimeZone) {
        self.init(quantity, years.today, years.known.mapValues { PastDays($0, in: zone) }, years)
    }

    private init?(
        _ quantity: PageQuantity, _ today: CivilDate, _ past: [Int: PastDays], _ years: PastYears
    ) {
        guard quantity.hasPastYears, let arrival = years.known.values.map(\.fetchedAt).max() else { return nil }
        let told = past.mapValues { $0.told(quantity) }
        self.quantity = quantity
        (self.years, fetchedAt) = (told.filter { !$0.value.isEmpty }.keys.map { years.year($0) }.sorted(), arrival)
        var days: [CivilDate: Day] = [:]
        for number in today.dayNumber - 1...today.dayNumber + PastYears.ahead {
            let date = CivilDate(dayNumber: number)
            days[date] = Self.day(date, told)
        }
        self.days = days
    }

    /// Returns what is usual of each quantity that an archive tells.
    package static func all(_ years: PastYears, in zone: TimeZone) -> [PageQuantity: UsualWeather] {
        let past = years.known.mapValues { PastDays($0, in: zone) }
        return PageQuantity.allCases.reduce(into: [:]) { all, quantity in
            all[quantity] = UsualWeather(quantity, years.today, past, years)
        }
    }

    private static func day(_ date: CivilDate, _ told: [Int: [Int: PastDays.Told]]) -> Day {
        var (hours, values, lowest): ([Double], [Double], [Double]) = ([], [], [])
        var (count, others): (Int, [Other]) = (0, [])
        for (years, days) in told.sorted(by: { $0.key > $1.key }) {
            let same = date.yearsBefore(years)
            let fortnight = same.dayNumber - PastYears.reach...same.dayNumber + PastYears.reach
            let around = fortnight.compactMap { days[$0] }
            // 28 February is no 29th.
            if same.day == date.day, let value = days[same.dayNumber]?.value {
                others.append(Other(year: same.year, value: value))
            }
            guard around.count(where: { $0.value != nil }) >= leastDays else { continue }
            count += 1
            hours += around.flatMap(\.hours)
            values += around.compactMap(\.value)
            lowest += around.compactMap { $0.value == nil ? nil : $0.hours.min() }
        }
        guard count >= leastYears else { return Day(hours: nil, days: nil, lowest: nil, others: others) }
        return Day(
            hours: UsualBand(of: hours), days: UsualBand(of: values),
            lowest: lowest.isEmpty ? nil : lowest.reduce(0, +) / Double(lowest.count), others: others)
    }
}

/// The hours of an earlier year by the days of the place.
struct PastDays {
    /// What one day tells of a quantity.
    struct Told {
        let hours: [Double]
        let value: Double?
    }

    /// The rows at instants of each day, by its number.
    private var rows: [Int: ArraySlice<Hour>] = [:]
    /// The rows whose sums are of each day, as a row's sum is that of the time which ends at it.
    private var sums: [Int: ArraySlice<Hour>] = [:]

    init(_ year: PastYear, in zone: TimeZone) {
        var rest = year.hours[...]
        for number in year.days.lowerBound.dayNumber...year.days.upperBound.dayNumber {
            // A day that the zone skipped has no hours.
            guard let span = CivilDate(dayNumber: number).span(in: zone) else { continue }
            rest = rest.drop { $0.time < span.lowerBound }
            rows[number] = rest.prefix { $0.time < span.upperBound }
            sums[number] = rest.drop { $0.time <= span.lowerBound }.prefix { $0.time <= span.upperBound }
        }
    }

    /// Returns the days, by their numbers, of which anything is known.
    func told(_ quantity: PageQuantity) -> [Int: Told] {
        (quantity == .precipitation ? sums : rows).compactMapValues { rows in
            let hours = rows.compactMap { quantity.value(in: $0.conditions) }
            return hours.isEmpty ? nil : Told(hours: hours, value: quantity.dayValue(of: rows))
        }
    }
}
