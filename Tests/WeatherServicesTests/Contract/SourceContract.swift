import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// One source's entry in the contract that all sources keep: what it answers, and what must come of it.
struct SourceContract: Sendable, CustomTestStringConvertible {
    /// Values at one instant that somebody has worked out by hand.
    struct Known: Sendable {
        /// ISO 8601.
        var time: String
        /// °C.
        var temperature: Double?
        /// Metres per second.
        var windSpeed: Double?
        /// Degrees.
        var windDirection: Double?
        /// Millimetres.
        var precipitation: Double?
        /// Hectopascals.
        var seaLevelPressure: Double?
        /// Metres.
        var visibility: Double?
        var condition: WeatherCondition?
    }

    var name: String
    var source: WeatherSource
    var location: Location
    /// When the answers arrive, ISO 8601.
    var arrival: String
    /// Fixtures by the path of the request; anything else is a 404.
    var answers: [String: String]
    /// The service, or a decoder made one.
    var service: @Sendable (any HTTPTransport, @escaping @Sendable () -> Date) -> any WeatherFetching
    /// The parts that come of the answers; no other may.
    var parts: Set<WeatherPart>
    var zone: String
    var kind: ValueKind?
    var current: Known?
    var hour: Known?
    /// Date and high.
    var day: (date: String, high: Double)?
    /// Numbers that say where, when or which and not what was measured.
    var kept: Set<String> = []
    /// Members that hold a measurement in words.
    var measuredTexts: Set<String> = []
    /// What 403 means: a key refused, or a request.
    var forbidden: FetchError = .rejected(status: 403, reason: nil)

    var testDescription: String { name }

    /// What comes of the answers after each has been changed.
    func forecast(
        changing change: @escaping @Sendable (Data) throws -> Data = { $0 }
    ) async throws -> Forecast {
        let bodies = try answers.mapValues { try change(Fixture.data($0)) }
        return try await forecast { path in
            bodies[path].map { HTTPResponse(status: 200, body: $0) } ?? HTTPResponse(status: 404)
        }
    }

    /// What comes of one answer to whatever is asked.
    func forecast(_ answer: @escaping @Sendable (_ path: String) -> HTTPResponse) async throws -> Forecast {
        let moment = try instant(arrival)
        let transport = StubTransport { request throws(FetchError) in answer(request.url.path()) }
        return try await service(transport) { moment }.forecast(for: location)
    }

    /// Why nothing comes of that answer to whatever is asked.
    func failure(_ answer: HTTPResponse) async throws -> FetchError? {
        do {
            _ = try await forecast { _ in answer }
            return nil
        } catch let error as FetchError {
            return error
        }
    }
}
