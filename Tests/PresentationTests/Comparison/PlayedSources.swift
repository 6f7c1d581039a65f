import Foundation
import Synchronization
import WeatherModel
import WeatherServices

/// Sources that count what they are asked, and answer as the test says.
final class PlayedSources: ForecastComparing {
    private struct State {
        var answers: [WeatherSource.ID: Result<WeatherReport, FetchError>]
        var asked: [WeatherSource.ID] = []
    }

    private let all: [WeatherSource]
    private let state: Mutex<State>

    init(_ all: [WeatherSource], _ answers: [WeatherSource.ID: Result<WeatherReport, FetchError>]) {
        self.all = all
        state = Mutex(State(answers: answers))
    }

    /// Who was asked so far, by name.
    var asked: [WeatherSource.ID] { state.withLock { $0.asked.sorted() } }

    func answer(_ source: WeatherSource, _ result: Result<WeatherReport, FetchError>) {
        state.withLock { $0.answers[source.id] = result }
    }

    func sources(for place: Location) async -> [WeatherSource] { all }

    func report(of source: WeatherSource, for place: Location) async -> FetchedReport {
        let answer = state.withLock { state in
            state.asked.append(source.id)
            return state.answers[source.id] ?? .failure(.notFound)
        }
        switch answer {
        case .success(let report): return FetchedReport(report: report)
        case .failure(let error):
            let failure = PartFailure(source: source, error: error)
            return FetchedReport(failures: [.hours: failure, .days: failure])
        }
    }

    /// What a source says of three days in London: the high of the last one, and the same of the others.
    static func report(
        of source: WeatherSource, high: Double = 9, fall: Double = 0, at time: String = "2026-11-21T15:20:00Z"
    ) -> WeatherReport {
        let zone = Samples.zone("Europe/London")
        let first = Samples.instant("2026-11-21T00:00:00Z")
        let hours = (0...72).map { index -> Hour in
            let isLast = index > 48
            var row = Hour(time: first + Double(index) * 3600)
            row.temperature = Temperature(index % 24 == 14 ? (isLast ? high : 9) : 3)
            row.precipitation = Precipitation(isLast && index == 62 ? fall : 0)
            row.condition = .overcast
            return row
        }
        return WeatherReport(
            Forecast(
                source: source, fetchedAt: Samples.instant(time), timeZone: zone, hours: hours,
                days: .built(from: hours, in: zone)))
    }
}
