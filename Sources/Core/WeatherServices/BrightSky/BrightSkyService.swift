public import Foundation
public import WeatherModel

/// Observations and forecasts of Germany's weather service through Bright Sky, for Germany and a little around it.
public struct BrightSkyService: WeatherFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.brightSky
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the latest observation nearby and the hours from yesterday to ten days ahead; either may be missing.
    ///
    /// - Throws: `notFound` far from any station; if nothing arrived, the error of the request for the hours.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        async let currentResult = Result(asking: { () async throws(FetchError) in
            try await self.current(location.coordinates)
        })
        async let hoursResult = Result(asking: { () async throws(FetchError) in
            try await self.hours(location.coordinates)
        })
        let (current, hours) = await (currentResult, hoursResult)
        let forecast = Forecast(
            source: .brightSky,
            fetchedAt: [current.success?.arrival, hours.success?.arrival].compactMap { $0 }.min() ?? server.now(),
            timeZone: Self.zone(location), current: current.success?.value, hours: hours.success?.value ?? [])
        guard forecast.current != nil || !forecast.hours.isEmpty else {
            _ = try hours.get()
            throw .emptyAnswer
        }
        return forecast
    }

    /// Returns the time zone of the place, or Germany's if it is not known.
    private static func zone(_ location: Location) -> TimeZone {
        let known = location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
        return known ?? TimeZone(identifier: "Europe/Berlin") ?? location.zone
    }

    private func current(_ place: Coordinates) async throws(FetchError) -> Arrived<CurrentConditions> {
        let request = try HTTPRequest(
            server: server.address, path: "/current_weather",
            query: ["lat": place.latitudeText, "lon": place.longitudeText, "tz": "Etc/UTC", "units": "dwd"])
        return try await body(request).map(BrightSkyDecoder().current)
    }

    private func hours(_ place: Coordinates) async throws(FetchError) -> Arrived<[Hour]> {
        // Dates are in UTC, so the day before yesterday is included to cover all of yesterday's local day.
        let today = CivilDate(server.now(), in: .gmt).dayNumber
        let request = try HTTPRequest(
            server: server.address, path: "/weather",
            query: [
                "lat": place.latitudeText,
                "lon": place.longitudeText,
                "date": CivilDate(dayNumber: today - 2).description,
                "last_date": CivilDate(dayNumber: today + 11).description,
                "tz": "Etc/UTC",
                "units": "dwd",
            ])
        return try await body(request).map(BrightSkyDecoder().hours)
    }

    private func body(_ request: HTTPRequest) async throws(FetchError) -> Arrived<Data> {
        let response = try await server.response(to: request)
        let arrival = server.arrival(of: response)
        return Arrived(
            value: try response.checkedKeylessBody(now: arrival, reason: BrightSkyDecoder.reason), arrival: arrival)
    }
}

extension WeatherSource {
    /// Germany's weather service through Bright Sky, with the attribution that the licence of its data (CC BY 4.0)
    /// requires.
    public static let brightSky = WeatherSource(
        id: "bright-sky", name: "Bright Sky",
        attribution: "Source: Deutscher Wetterdienst, prepared by Bright Sky, units changed",
        homepage: "https://brightsky.dev/")
}

/// Reads answers of Bright Sky in the units of the German weather service (`units=dwd`).
public struct BrightSkyDecoder: Sendable {
    /// Makes a decoder; it needs no context, as answers contain their times.
    public init() {}

    /// Returns the latest observation of a station, from `/current_weather`.
    public func current(from data: Data) throws(FetchError) -> CurrentConditions {
        let root = try JSONObject(data)
        guard let record = root.object("weather").flatMap(BrightSkyRecord.init) else { throw .unreadableAnswer }
        let station = root.objects("sources")?.first { $0.number("id") == record.sourceID }
        return CurrentConditions(
            time: record.time, kind: .observed, station: station?.text("station_name"), conditions: record.conditions)
    }

    /// Returns the hourly rows of `/weather`, both observed and forecast.
    ///
    /// - Throws: `emptyAnswer` if the list has no records.
    public func hours(from data: Data) throws(FetchError) -> [Hour] {
        guard let records = try JSONObject(data).objects("weather") else { throw .unreadableAnswer }
        let hours = records.compactMap(BrightSkyRecord.init).map {
            Hour(time: $0.time, conditions: $0.conditions, precipitationProbability: $0.precipitationProbability)
        }
        guard !hours.isEmpty else { throw records.isEmpty ? .emptyAnswer : .unreadableAnswer }
        return hours.rising(by: \.time)
    }

    /// Returns the `detail` of an error answer, which is a text or a list of errors.
    static func reason(_ body: Data) -> String? {
        let root = try? JSONObject(body)
        return root?.text("detail") ?? root?.objects("detail")?.first?.text("msg")
    }
}
