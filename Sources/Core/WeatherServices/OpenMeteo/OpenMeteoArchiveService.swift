public import Foundation
public import WeatherModel

/// The weather of earlier years from Open-Meteo's `/v1/archive`: hours of ERA5, the same model for all years.
public struct OpenMeteoArchiveService: Sendable {
    private let server: SourceServer

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Open-Meteo's own free one; its path and query are kept.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.openMeteoArchive, or: server, over: transport, now: now)
    }

    /// Returns the hours of the days, and of a day before and after them, so that they hold in every time zone.
    ///
    /// The server counts such a request (variables / 10 × days / 14) as three of the 10,000 that are free each day.
    public func year(
        _ days: ClosedRange<CivilDate>, at place: Coordinates
    ) async throws(FetchError) -> PastYear {
        let response = try await server.response(
            "/v1/archive",
            query: [
                "latitude": place.latitudeText,
                "longitude": place.longitudeText,
                "start_date": CivilDate(dayNumber: days.lowerBound.dayNumber - 1).description,
                "end_date": CivilDate(dayNumber: days.upperBound.dayNumber + 1).description,
                "hourly": OpenMeteoVariables.archive.hourly.joined(separator: ","),
                "models": "era5_seamless",
                "wind_speed_unit": "ms",
                "timezone": "GMT",
            ])
        let arrival = server.arrival(of: response)
        let body = try response.checkedOpenMeteoBody(now: arrival)
        let hours = try OpenMeteoArchiveDecoder().hours(from: body)
        guard !hours.isEmpty else { throw .notFound }
        return PastYear(days: days, hours: hours, fetchedAt: arrival)
    }
}

extension WeatherSource {
    /// Whether it is asked for earlier years, which are no part of a report.
    public var hasPastYears: Bool { id == Self.openMeteoArchive.id }
}

/// Reads answers of Open-Meteo's archive.
public struct OpenMeteoArchiveDecoder: Sendable {
    /// Makes a decoder.
    public init() {}

    /// Returns the hours that have any value, in order of time, at most as many as ``Bound/pastHours``.
    ///
    /// - Throws: `unreadableAnswer` if the data are not JSON or have no hours, `serverTrouble` for an error in an answer of
    ///   status 200.
    public func hours(from data: Data) throws(FetchError) -> [Hour] {
        let answer = try OpenMeteoAnswer(data, variables: .archive)
        let rows = answer.rows("hourly") { table, clock in
            let (times, conditions) = (table.cells("time"), OpenMeteoConditions(table))
            return { row in clock.instant(times[row]).map { Hour(time: $0, conditions: conditions[row]) } }
        }
        guard !rows.isEmpty || answer.isWithoutRows("hourly") else { throw .unreadableAnswer }
        return Array(rows.rising(by: \.time).filter { $0.conditions.saysAnything }.prefix(Bound.pastHours))
    }
}
