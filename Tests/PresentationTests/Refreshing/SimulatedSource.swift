import Foundation
import SeededRandom
import Synchronization
import WeatherModel
import WeatherServices

/// A source of everything that is well, fails, is silent or orders a rest, each for hours, as its seed has it.
final class SimulatedSource: WeatherFetching, AirQualityFetching, AlertFetching {
    enum Mood: Sendable, Equatable {
        case well, failing, silent
        /// The quota is used up: until the day's end the source wants to be left alone.
        case exhausted
    }

    struct Request: Sendable {
        let time: Date
        /// The kind of answer and the place.
        let wish: String
        let isAnswered: Bool
    }

    let source: WeatherSource
    private let clock: TwoClocks
    /// When each mood begins, in order.
    private let moods: [(start: Date, mood: Mood)]
    private let requests = Mutex<[Request]>([])
    private let disregards = Mutex(0)
    private let orders = Mutex<[String: Date]>([:])

    init(_ id: String, clock: TwoClocks, days: Int, random: inout SeededGenerator) {
        source = WeatherSource(id: id, name: id, attribution: id, homepage: "https://\(id).example")
        self.clock = clock
        var moods = [(start: clock.now, mood: Mood.well)]
        while let last = moods.last, last.start < clock.now + Double(days) * 86400 {
            let hours: ClosedRange<Double> = last.mood == .well ? 2...48 : 0.1...10
            let troubles: [Mood] = [.failing, .silent, .exhausted]
            let next = last.mood == .well ? troubles.randomElement(using: &random) ?? .failing : .well
            moods.append((last.start + .random(in: hours, using: &random) * 3600, next))
        }
        self.moods = moods
    }

    /// The requests as they came.
    var asked: [Request] { requests.withLock { $0 } }

    /// Every request with its time and what became of it.
    var log: [String] { asked.map { "\($0.time.timeIntervalSince1970) \(source.id) \($0.wish) \($0.isAnswered)" } }

    var times: [Date] { asked.map(\.time).sorted() }

    /// How often it was asked before the moment it had named.
    var disregarded: Int { disregards.withLock { $0 } }

    /// Seconds for which it has been well without a break; nil where it is not.
    func wellFor(at moment: Date) -> TimeInterval? {
        guard let last = moods.last(where: { $0.start <= moment }), last.mood == .well else { return nil }
        return moment.timeIntervalSince(last.start)
    }

    private func answer(_ what: String, _ location: Location) throws(FetchError) {
        let now = clock.now
        let mood = moods.last { $0.start <= now }?.mood ?? .well
        requests.withLock {
            $0.append(Request(time: now, wish: "\(what) \(location.id)", isAnswered: mood == .well))
        }
        if let order = orders.withLock({ $0[what] }), now < order { disregards.withLock { $0 += 1 } }
        let index = moods.lastIndex { $0.start <= now } ?? 0
        switch moods[index].mood {
        case .well: return
        case .failing: throw .serverTrouble(status: 500)
        case .silent: throw .timedOut(after: 15)
        case .exhausted:
            let end = index + 1 < moods.count ? moods[index + 1].start : now + 3600
            orders.withLock { $0[what] = end }
            throw .quotaExceeded(retryAfter: end)
        }
    }

    func forecast(for location: Location) async throws(FetchError) -> Forecast {
        try answer("forecast", location)
        let now = clock.now
        return Forecast(
            source: source, fetchedAt: now, timeZone: .gmt, current: CurrentConditions(time: now),
            minutes: [PrecipitationStep(time: now, duration: 900)], hours: [Hour(time: now)],
            days: [Day(date: CivilDate(now, in: .gmt))])
    }

    func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport> {
        try answer("air", location)
        return Sourced(
            AirQualityReport(hours: [AirQuality(time: clock.now)]), source: source, fetchedAt: clock.now)
    }

    func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        try answer("alerts", location)
        return Sourced([], source: source, fetchedAt: clock.now)
    }

    var catalogued: CataloguedSource {
        CataloguedSource(
            source, parts: Set(WeatherPart.ofPage), server: URL(string: source.homepage), forecasts: self,
            airQuality: self, alerts: self)
    }
}
