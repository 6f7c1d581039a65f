import Foundation
public import WeatherModel

/// Forecasts and observations of the US National Weather Service, for the United States and their territories.
public struct NationalWeatherService: WeatherFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.nationalWeatherService
    private let server: SourceServer
    private let points = DayCache<NWSPoint>()
    private let stations = DayCache<[NWSStation]>()

    /// The greatest age in seconds of an observation used as current conditions; most stations report once an hour.
    private static let currency: TimeInterval = 7200
    /// The number of stations asked before the current conditions are given up.
    private static let attempts = 3

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the latest observation nearby, a week of hours, and days; a part is missing if its request fails.
    ///
    /// - Throws: `notFound` outside the United States; if nothing arrived, the error of the request for the hours.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let place = Self.place(location.coordinates)
        let point = try await point(place)
        async let hourlyResult = Result(asking: { () async throws(FetchError) in
            try await body(point.path + "/forecast/hourly", query: ["units": "si"]).map(NWSForecast.init)
        })
        async let gridResult = Result(asking: { () async throws(FetchError) in
            try await body(point.path).map(NWSGrid.init)
        })
        async let halfDaysResult = Result(asking: { () async throws(FetchError) in
            try await body(point.path + "/forecast", query: ["units": "si"]).map(NWSForecast.init)
        })
        async let currentResult = Result(asking: { () async throws(FetchError) in try await observation(near: point) })
        let (hourly, grid, halfDays, current) = await (hourlyResult, gridResult, halfDaysResult, currentResult)

        if case .failure(.notFound) = hourly { points.forget(place) }
        let zone = point.timeZone ?? location.zone
        let arrivals = [
            hourly.success?.arrival, grid.success?.arrival, halfDays.success?.arrival, current.success?.arrival,
        ]
        let hours = hourly.success?.value.hours(grid: grid.success?.value) ?? []
        let sums = [Day].built(from: grid.success?.value.sums ?? [], in: zone)
        let forecast = Forecast(
            source: .nationalWeatherService,
            issuedAt: hourly.success?.value.issuedAt ?? halfDays.success?.value.issuedAt,
            // The forecast is as old as the oldest of its answers.
            fetchedAt: arrivals.compactMap { $0 }.min() ?? server.now(),
            timeZone: zone, elevation: grid.success?.value.elevation, current: current.success?.value,
            hours: hours,
            days: (halfDays.success?.value.days(in: zone, hours: hours) ?? [])
                .filled(from: sums).filled(from: .built(from: hours, in: zone)))
        guard forecast.current != nil || !forecast.hours.isEmpty || !forecast.days.isEmpty else {
            _ = try hourly.get()
            throw .unreadableAnswer
        }
        return forecast
    }

    /// Returns "40.7128,-74.006"; the server redirects points with more than four decimals or trailing zeros.
    private static func place(_ coordinates: Coordinates) -> String {
        [coordinates.latitudeText, coordinates.longitudeText]
            .map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: ",")
    }

    private func point(_ place: String) async throws(FetchError) -> NWSPoint {
        if let known = points.value(place, now: server.now()) { return known }
        let point = try NWSPoint(try await body("/points/" + place).value)
        points.keep(point, for: place, now: server.now())
        return point
    }

    /// Returns the observation of the nearest station that is recent and has a temperature.
    private func observation(near point: NWSPoint) async throws(FetchError) -> Arrived<CurrentConditions> {
        for station in try await stations(of: point).prefix(Self.attempts) {
            do {
                let path = "/stations/\(station.identifier)/observations/latest"
                let current = try await body(path).map { body throws(FetchError) in
                    try NWSObservation(body, station: station.name).current
                }
                if abs(server.now().timeIntervalSince(current.value.time)) <= Self.currency,
                    current.value.temperature != nil
                {
                    return current
                }
            } catch .notFound, .emptyAnswer, .unreadableAnswer, .serverTrouble {
                continue
            } catch {
                throw error
            }
        }
        throw .emptyAnswer
    }

    private func stations(of point: NWSPoint) async throws(FetchError) -> [NWSStation] {
        if let known = stations.value(point.path, now: server.now()) { return known }
        let found = try NWSStation.list(try await body(point.path + "/stations").value)
        stations.keep(found, for: point.path, now: server.now())
        return found
    }

    private func body(
        _ path: String, query: KeyValuePairs<String, String> = [:]
    ) async throws(FetchError) -> Arrived<Data> {
        let response = try await server.response(path, query: query)
        let arrival = server.arrival(of: response)
        return Arrived(value: try response.checkedNWSBody(now: arrival), arrival: arrival)
    }
}

extension WeatherSource {
    /// The US National Weather Service, whose data are in the public domain; it asks to be credited without implying
    /// endorsement.
    public static let nationalWeatherService = WeatherSource(
        id: "nws", name: "US National Weather Service", attribution: "Weather data by NOAA/National Weather Service",
        homepage: "https://www.weather.gov/")
}

/// A weather station near a grid cell.
struct NWSStation {
    /// The identifier of the station, such as "KNYC".
    let identifier: String
    let name: String?

    /// Returns the stations of `/gridpoints/…/stations`, the nearest first.
    static func list(_ data: Data) throws(FetchError) -> [NWSStation] {
        guard let features = try JSONObject(data).objects("features") else { throw .unreadableAnswer }
        let stations = features.compactMap { feature -> NWSStation? in
            let properties = feature.object("properties")
            guard let identifier = properties?.text("stationIdentifier"), identifier.isNWSIdentifier else { return nil }
            return NWSStation(identifier: identifier, name: properties?.text("name"))
        }
        guard !stations.isEmpty else { throw .emptyAnswer }
        return stations
    }
}

/// The position of a place in the forecast grid of the National Weather Service, from `/points`.
struct NWSPoint: Sendable, Hashable {
    /// The identifier of the forecast office's grid, such as "OKX".
    let grid: String
    /// The column and row of the grid cell.
    let x: Int, y: Int
    let timeZone: TimeZone?

    /// The path of the grid cell, without a trailing slash.
    var path: String { "/gridpoints/\(grid)/\(x),\(y)" }

    /// Reads an answer; the addresses it contains are not followed, as they could lead anywhere.
    init(_ data: Data) throws(FetchError) {
        let properties = try JSONObject(data).object("properties")
        guard let grid = properties?.text("gridId"), grid.isNWSIdentifier,
            let x = properties?.number("gridX").flatMap({ Int(exactly: $0) }),
            let y = properties?.number("gridY").flatMap({ Int(exactly: $0) })
        else { throw .unreadableAnswer }
        (self.grid, self.x, self.y) = (grid, x, y)
        timeZone = properties?.text("timeZone").flatMap(TimeZone.init(identifier:))
    }
}
