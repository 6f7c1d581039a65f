package import Foundation
import Trips
package import WeatherModel
package import WeatherStore

extension UsualDay {
    /// Returns what is usual on those of the dates of which eight years or more are known.
    ///
    /// - Parameter zone: The time zone of the place, whose days are compared.
    package static func all(
        on dates: some Sequence<CivilDate>, of years: PastYears, in zone: TimeZone
    ) -> [CivilDate: UsualDay] {
        let told = years.known.mapValues { year in
            let past = PastDays(year, in: zone)
            return (temperatures: past.told(.temperature), sums: past.told(.precipitation))
        }
        guard told.count >= UsualWeather.leastYears, let arrival = years.known.values.map(\.fetchedAt).max() else {
            return [:]
        }
        return dates.reduce(into: [:]) { all, date in
            var (highs, lows, wet): ([Double], [Double], [Bool]) = ([], [], [])
            var (count, wetYears): ([Int], Int) = ([], 0)
            for (number, days) in told {
                let same = date.yearsBefore(number)
                let around = same.dayNumber - PastYears.reach...same.dayNumber + PastYears.reach
                let whole = around.compactMap { days.temperatures[$0] }.filter { $0.value != nil }
                guard whole.count >= UsualWeather.leastDays else { continue }
                count.append(same.year)
                highs += whole.compactMap(\.value)
                lows += whole.compactMap { $0.hours.min() }
                let sums = around.compactMap { days.sums[$0]?.value }
                guard sums.count >= UsualWeather.leastDays else { continue }
                wetYears += 1
                wet += sums.map { PackingRule.isWet(Precipitation($0)) }
            }
            guard count.count >= UsualWeather.leastYears, !highs.isEmpty, !lows.isEmpty else { return }
            all[date] = UsualDay(
                high: Temperature(highs.reduce(0, +) / Double(highs.count)),
                low: Temperature(lows.reduce(0, +) / Double(lows.count)),
                wetShare: wetYears >= UsualWeather.leastYears
                    ? Double(wet.count(where: \.self)) / Double(wet.count) : nil, years: count.sorted(),
                fetchedAt: arrival)
        }
    }

    /// Returns what is usual on the dates of a trip at one of its places.
    package static func all(
        of trip: Trip, at place: Location.ID, _ years: PastYears, in zone: TimeZone
    ) -> [CivilDate: UsualDay] {
        let numbers = trip.legs.filter { $0.place.id == place }.flatMap { leg in
            leg.first.dayNumber..<leg.first.dayNumber + min(max(leg.dayCount, 0), Bound.tripLegDays)
        }
        return all(on: Set(numbers).map { CivilDate(dayNumber: $0) }, of: years, in: zone)
    }

    /// "Usual is a high of 20° and a low of 14°. Wet on 3 of 10 days."
    func sentence(_ formatter: WeatherFormatter) -> String? {
        PhraseList.sentences([
            tr(
                "Usual is a high of {high} and a low of {low}.",
                ["high": formatter.temperature(high), "low": formatter.temperature(low)]),
            wetDays.flatMap { TripText.wetDays($0, of: Self.days, isAll: true, formatter) },
        ])
    }

    /// "wet 3 of 10"; nil where that is not known.
    func wetText(_ formatter: WeatherFormatter) -> String? {
        wetDays.map {
            tr("wet {wet} of {count}", ["wet": formatter.count($0), "count": formatter.count(Self.days)])
        }
    }

    /// The days of which it is told how many are wet.
    private static let days = 10

    private var wetDays: Int? { wetShare.map { Int(($0 * Double(Self.days)).rounded()) } }
}
