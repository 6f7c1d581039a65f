import Foundation
import Synchronization
import WeatherModel

@testable import WeatherServices

/// A source of everything that answers as a test says, and counts how often it was asked.
final class ScriptedSource: WeatherFetching, AirQualityFetching, AlertFetching {
    let source: WeatherSource
    private let script: Mutex<Result<Set<WeatherPart>, FetchError>>
    private let log = Mutex<[Location]>([])
    private let elevation: Distance?

    /// - Parameters:
    ///   - answer: The parts that are in its answers, or its failure.
    ///   - elevation: The height of every place by its answers.
    init(
        _ id: String, _ answer: Result<Set<WeatherPart>, FetchError> = .success(Set(WeatherPart.ofPage)),
        elevation: Distance? = nil
    ) {
        self.elevation = elevation
        source = WeatherSource(id: id, name: id, attribution: id, homepage: "https://\(id).example")
        script = Mutex(answer)
    }

    var asked: [Location] { log.withLock { $0 } }

    func answers(_ answer: Result<Set<WeatherPart>, FetchError>) {
        script.withLock { $0 = answer }
    }

    private func parts(_ location: Location) throws(FetchError) -> Set<WeatherPart> {
        log.withLock { $0.append(location) }
        return try script.withLock { $0 }.get()
    }

    static let moment = Date(timeIntervalSince1970: 1_768_478_400)

    /// Two days of them, with a sky.
    private static let hours = (0..<48).map { index in
        var hour = Hour(time: moment.addingTimeInterval(Double(index) * 3600 - 50_400))
        hour.condition = .rain
        return hour
    }

    func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let parts = try parts(location)
        return Forecast(
            source: source, fetchedAt: Self.moment, timeZone: TimeZone(secondsFromGMT: 7200) ?? .gmt,
            elevation: elevation, current: parts.contains(.current) ? CurrentConditions(time: Self.moment) : nil,
            minutes: parts.contains(.minutes) ? [PrecipitationStep(time: Self.moment, duration: 900)] : [],
            hours: parts.contains(.hours) ? Self.hours : [],
            days: parts.contains(.days) ? [Day(date: CivilDate(Self.moment, in: .gmt))] : [])
    }

    func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport> {
        let hours = try parts(location).contains(.airQuality) ? [AirQuality(time: Self.moment)] : []
        return Sourced(AirQualityReport(hours: hours), source: source, fetchedAt: Self.moment)
    }

    func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        _ = try parts(location)
        return Sourced([], source: source, fetchedAt: Self.moment)
    }

    func catalogued(
        _ parts: Set<WeatherPart> = Set(WeatherPart.ofPage), area: ServedArea = .world,
        alertArea: ServedArea? = nil, needsKey: Bool = false
    ) -> CataloguedSource {
        CataloguedSource(
            source, parts: parts, area: area, alertArea: alertArea, needsKey: needsKey, forecasts: self,
            airQuality: self, alerts: self)
    }
}
