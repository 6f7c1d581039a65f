public import Foundation
public import WeatherModel

/// How sure a temperature is, from Open-Meteo's `/v1/ensemble`: mean and standard deviation of the runs of ECMWF's ensemble.
///
/// That model covers every place and as many days as nobody else's, so no seam between two models shows.
public struct OpenMeteoEnsembleService: SpreadFetching {
    private let server: SourceServer

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Open-Meteo's own free one; its path and query are kept.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.openMeteoEnsemble, or: server, over: transport, now: now)
    }

    /// Returns the spread of today and of as many of the following fifteen days as the ensemble reaches.
    ///
    /// The server counts such a request as one, as it has two variables and no single run.
    public func spread(for location: Location) async throws(FetchError) -> Sourced<[TemperatureSpread]> {
        let response = try await server.response(
            "/v1/ensemble",
            query: [
                "latitude": location.coordinates.latitudeText,
                "longitude": location.coordinates.longitudeText,
                "hourly": OpenMeteoVariables.ensemble.hourly.joined(separator: ","),
                "models": "ecmwf_ifs025_ensemble_mean",
                "timezone": "auto",
                "forecast_days": "16",
            ])
        let arrival = server.arrival(of: response)
        let body = try response.checkedOpenMeteoBody(now: arrival)
        var spread = try OpenMeteoEnsembleDecoder(fetchedAt: arrival).spread(from: body)
        spread.validUntil = response.expires(now: arrival)
        return spread
    }
}

/// Reads answers of Open-Meteo's ensemble API that have means and standard deviations.
public struct OpenMeteoEnsembleDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns the hours that have both a mean and a deviation, of the first place if the answer has several.
    ///
    /// After the end of the model, and where it does not reach, all values are null, which is no error.
    ///
    /// - Throws: `unreadableAnswer` if the data are not JSON or have no hours, `serverTrouble` for an error in an answer of
    ///   status 200.
    public func spread(from data: Data) throws(FetchError) -> Sourced<[TemperatureSpread]> {
        let answer = try OpenMeteoAnswer(data, variables: .ensemble)
        let times = answer.rows("hourly") { table, clock in
            let cells = table.cells("time")
            return { clock.instant(cells[$0]) }
        }
        guard !times.isEmpty || answer.isWithoutRows("hourly") else { throw .unreadableAnswer }
        return Sourced(
            answer.rows("hourly", row).rising(by: \.time), source: .openMeteoEnsemble, fetchedAt: fetchedAt)
    }

    private func row(_ table: OpenMeteoTable, clock: OpenMeteoClock) -> (Int) -> TemperatureSpread? {
        let times = table.cells("time")
        let means: OpenMeteoColumn<Temperature> = table.column("temperature_2m")
        let deviations: OpenMeteoColumn<TemperatureDeviation> = table.column("temperature_2m_spread")
        return { row in
            guard let time = clock.instant(times[row]), let mean = means[row], let deviation = deviations[row] else {
                return nil
            }
            return TemperatureSpread(time: time, mean: mean, deviation: deviation)
        }
    }
}

extension TemperatureDeviation: OpenMeteoLabelled {
    /// The server names kelvins, whatever unit the temperatures have, and does not convert them.
    static func conversion(from label: String) -> ((Double) -> Double?)? {
        switch label {
        case "K", "°C", "": { $0 }
        case "°F": { $0 / 1.8 }
        default: nil
        }
    }
}
