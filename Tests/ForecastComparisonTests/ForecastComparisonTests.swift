import ForecastComparison
import Foundation
import Testing
import WeatherModel

struct ForecastComparisonTests {
    private let first = CivilDate(dayNumber: 20_782)

    /// Days with highs, lows and amounts, from the first one on.
    private func days(_ values: [(high: Double?, low: Double?, fall: Double?)], partial: Set<Int> = []) -> [Day] {
        values.enumerated().map { offset, value in
            var day = Day(date: CivilDate(dayNumber: first.dayNumber + offset))
            (day.high, day.low) = (value.high.map { Temperature($0) }, value.low.map { Temperature($0) })
            day.precipitation = value.fall.map { Precipitation($0) }
            day.isPartial = partial.contains(offset)
            return day
        }
    }

    private func compared(_ forecasts: [[Day]], areOfOnePlace: Bool = true) -> ForecastComparison {
        ForecastComparison(forecasts, from: first, count: 8, areOfOnePlace: areOfOnePlace)
    }

    @Test("a high of 1.5 degrees from the median parts, one of a little less does not")
    func apart() {
        let one = compared([days([(5, 1, 0)]), days([(5, 1, 0)]), days([(6.5, 1, 0)])])
        #expect(one.days.map { $0[0]?.parting } == [[], [], [.high]])
        #expect(one.firstParting == 0 && one.lastAgreeing == nil)
        let other = compared([days([(5, 1, 0)]), days([(5, 1, 0)]), days([(6.4, 1, 0)])])
        #expect(other.firstParting == nil && other.lastAgreeing == 0)
    }

    @Test("of two, both part where they are as far from each other")
    func two() {
        #expect(compared([days([(5, 1, 0)]), days([(6.5, 1, 0)])]).days.map { $0[0]?.parting } == [[.high], [.high]])
        #expect(compared([days([(5, 1, 0)]), days([(6.4, 1, 0)])]).firstParting == nil)
    }

    @Test("what is compared is what is shown, whatever decimals are behind it")
    func shown() {
        let two = compared([days([(8.4, 1, 0)]), days([(9.8, 1, 0)]), days([(8.4, 1, 0)])])
        #expect(two.days.map { $0[0]?.parting } == [[], [.high], []])
        let one = compared([days([(7.6, 1, 0)]), days([(9.3, 1, 0)]), days([(7.6, 1, 0)])])
        #expect(one.firstParting == nil)
        // Shown as 0.1 mm is not dry, and less is.
        let falls = compared([days([(5, 1, 0.09)]), days([(5, 1, 2)]), days([(5, 1, 0.04)])])
        #expect(falls.days.map { $0[0]?.isDry } == [false, false, true])
        #expect(compared([days([(5, 1, 0.09)]), days([(5, 1, 2)])]).firstParting == nil)
        #expect(compared([days([(5, 1, 0.04)]), days([(5, 1, 2)])]).firstParting == 0)
    }

    @Test(
        "a wet day parts from dry ones, and a dry one from wet ones; what lies between parts from nobody",
        arguments: [
            ([0, 0, 3], [[], [], [.precipitation]]), ([0, 3, 4], [[.precipitation], [], []]),
            ([0, 1.4, 0], [[], [], []]),
            ([0, 1.9, 0], [[], [.precipitation], []]), ([2, 2, 1], [[], [], []]),
            ([0, 1, 2], [[.precipitation], [], [.precipitation]]),
        ] as [([Double], [Set<ComparedDay.Value>])])
    func wet(amounts: [Double], expected: [Set<ComparedDay.Value>]) {
        let comparison = compared(amounts.map { days([(5, 1, $0)]) })
        #expect(comparison.days.compactMap { $0[0]?.parting } == expected)
    }

    @Test("a day of which a part is known is neither judged nor held against others")
    func partial() {
        let comparison = compared([
            days([(5, 1, 0), (5, 1, 0)], partial: [1]), days([(5, 1, 0), (9, 1, 8)]), days([(5, 1, 0), (9, 1, 8)]),
        ])
        #expect(comparison.firstParting == nil)
        #expect(comparison.lastAgreeing == 0)
        #expect(comparison.days[0][1]?.isWhole == false && comparison.days[0][1]?.high == Temperature(5))
    }

    @Test("a shorter forecast ends, and nothing is said of all beyond its end")
    func lengths() {
        let comparison = compared([
            days([(5, 1, 0)]), days([(5, 1, 0), (5, 1, 0), (9, 1, 0)]), days([(5, 1, 0), (5, 1, 0), (5, 1, 0)]),
        ])
        #expect(comparison.dates.count == 3)
        #expect(comparison.days[0].map { $0 == nil } == [false, true, true])
        #expect(comparison.lastAgreeing == 0)
        #expect(comparison.firstParting == 2)
    }

    @Test("one that is not known is no reason to disagree, and one alone has nobody to agree with")
    func missing() {
        let some = compared([days([(5, 1, 0)]), [], days([(5, 1, 0)])])
        #expect(some.isComparable && some.lastAgreeing == 0)
        let alone = compared([days([(5, 1, 0)]), [], []])
        #expect(!alone.isComparable && alone.lastAgreeing == nil && alone.firstParting == nil)
        #expect(compared([[], []]).dates.isEmpty)
    }

    @Test("places are not judged; the warmest and the driest are those of the days that all know")
    func places() {
        let comparison = compared(
            [
                days([(18, 12, 0), (17, 10, 4)]), days([(5, 1, 3), (4, 1, 3), (30, 20, 0)]),
                days([(9, 1, 0), (9, 1, 0)]),
            ], areOfOnePlace: false)
        #expect(comparison.firstParting == nil)
        #expect(comparison.warmest == 0 && comparison.driest == 2)
        let alike = compared([days([(5, 1, 1)]), days([(5.2, 1, 1.5)])], areOfOnePlace: false)
        #expect(alike.warmest == nil && alike.driest == nil)
    }
}
