import Foundation
import Synchronization
import WeatherModel
import WeatherServices

@testable import WeatherText

/// Earlier years at a place, each hour of which a test decides.
enum PastYearsStage {
    static let today = date("2026-11-24")
    static let arrival = Samples.instant("2026-11-24T12:30:00Z")

    static func date(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(dayNumber: 0) }

    /// One earlier year with a value of each hour in UTC.
    static func year(
        _ number: Int, before today: CivilDate = today, _ value: (Int, Date) -> Conditions
    ) -> PastYear {
        let days = PastYears.asked(number, before: today)
        let (first, last) = (days.lowerBound.dayNumber - 1, days.upperBound.dayNumber + 1)
        let hours = (first * 24..<(last + 1) * 24).map { hour in
            let time = Date(timeIntervalSince1970: Double(hour) * 3600)
            return Hour(time: time, conditions: value(number, time))
        }
        return PastYear(days: days, hours: hours, fetchedAt: arrival)
    }

    /// All of these years.
    static func years(
        of numbers: [Int] = Array(1...PastYears.count), before today: CivilDate = today,
        _ value: (Int, Date) -> Conditions
    ) -> PastYears {
        var years = PastYears(before: today)
        for number in numbers { years.take(year(number, before: today, value)) }
        return years
    }

    /// A temperature that is as warm all day as the year says.
    static func steady(_ degrees: @escaping (Int) -> Double) -> (Int, Date) -> Conditions {
        { number, _ in
            var air = Conditions()
            air.temperature = Temperature(degrees(number))
            return air
        }
    }
}

/// An archive that answers as a test says, and notes what it was asked.
final class PlayedArchive: PastYearFetching {
    let isOffered: Bool
    private let answer: @Sendable (Int) async throws(FetchError) -> Void
    private let log = Mutex<[Int]>([])

    /// - Parameter answer: Called with the year before it is answered; what it throws is thrown.
    init(isOffered: Bool = true, answer: @escaping @Sendable (Int) async throws(FetchError) -> Void = { _ in }) {
        (self.isOffered, self.answer) = (isOffered, answer)
    }

    /// The years that were asked for, in order.
    var asked: [Int] { log.withLock { $0 } }

    func year(_ days: ClosedRange<CivilDate>, at place: Location) async throws(FetchError) -> PastYear {
        let year = CivilDate(dayNumber: days.lowerBound.dayNumber + PastYears.reach + 1).year
        log.withLock { $0.append(year) }
        try await answer(year)
        return PastYearsStage.year(PastYearsStage.today.year - year, PastYearsStage.steady { 12 - Double($0) })
    }
}
