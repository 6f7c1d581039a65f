public import Foundation
public import WeatherModel

/// Forecasts from OpenWeather, which needs a key of the user's own.
public struct OpenWeatherService: WeatherFetching {
    /// The number of pages fetched, each of 20 hours, so that two whole days are covered.
    private static let hourPages = 3

    private let client: OpenWeatherClient
    private let product: OpenWeatherProduct

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - key: The user's API key; no request is made if it is empty.
    ///   - product: The product that the user has chosen for the key.
    ///   - server: A server to ask instead of OpenWeather's own.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, key: APIKey, product: OpenWeatherProduct = .free, server: URL? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        client = OpenWeatherClient(transport: transport, key: key, server: server, now: now)
        self.product = product
    }

    /// Returns the parts that the product has; the free one has no days, and steps of three hours.
    ///
    /// If a product takes several requests, an error is thrown only if all fail, and then that of the first one.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let point = location.coordinates
        var forecast =
            switch product {
            case .free: try await free(point)
            case .oneCall3: try await oneCall3(point)
            case .oneCall4: try await oneCall4(point)
            }
        // The UTC offset, which is all that the free product gives, is valid for a limited time only.
        forecast.timeZone =
            location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) ?? forecast.timeZone
        return forecast
    }

    private func free(_ point: Coordinates) async throws(FetchError) -> Forecast {
        async let current = Result { () async throws(FetchError) in
            let answer = try await client.answer("/data/2.5/weather", at: point)
            return try client.withoutKey { () throws(FetchError) in
                try OpenWeatherCurrentDecoder(fetchedAt: answer.arrival).forecast(from: answer.value)
            }
        }
        async let steps = Result { () async throws(FetchError) in
            let answer = try await client.answer("/data/2.5/forecast", at: point)
            return try client.withoutKey { () throws(FetchError) in
                try OpenWeatherForecastDecoder(fetchedAt: answer.arrival).forecast(from: answer.value)
            }
        }
        return try Forecast(joining: await [current, steps])
    }

    private func oneCall3(_ point: Coordinates) async throws(FetchError) -> Forecast {
        let answer = try await client.answer("/data/3.0/onecall", at: point)
        return try client.withoutKey { () throws(FetchError) in
            try OpenWeatherOneCallDecoder(fetchedAt: answer.arrival).forecast(from: answer.value)
        }
    }

    private func oneCall4(_ point: Coordinates) async throws(FetchError) -> Forecast {
        async let current = Result { () async throws(FetchError) in
            try await page(of: .current, point).forecast
        }
        async let minutes = Result { () async throws(FetchError) in
            try await page(of: .minutes, point).forecast
        }
        async let hours = Result { () async throws(FetchError) in try await nextHours(point) }
        async let days = Result { () async throws(FetchError) in try await page(of: .days, point).forecast }
        return try Forecast(joining: await [current, minutes, hours, days])
    }

    /// Returns the first page and as many of the following ones as can be fetched.
    private func nextHours(_ point: Coordinates) async throws(FetchError) -> Forecast {
        var (forecast, goesOn) = try await page(of: .hours, point)
        for _ in 1..<Self.hourPages {
            guard goesOn, let last = forecast.hours.last,
                let next = try? await page(of: .hours, point, start: last.time.addingTimeInterval(3600)),
                let end = next.forecast.hours.last, end.time > last.time
            else { break }
            forecast.hours = (forecast.hours + next.forecast.hours).rising(by: \.time)
            goesOn = next.goesOn
        }
        return forecast
    }

    private func page(
        of rows: OpenWeatherRows, _ point: Coordinates, start: Date? = nil
    ) async throws(FetchError) -> (forecast: Forecast, goesOn: Bool) {
        let answer = try await client.answer(rows.path, at: point, start: start)
        return try client.withoutKey { () throws(FetchError) in
            try OpenWeatherOneCallDecoder(fetchedAt: answer.arrival).page(of: rows, from: answer.value)
        }
    }
}

/// Reads answers of OpenWeather's Current Weather 2.5 in metric units.
public struct OpenWeatherCurrentDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns a forecast with current conditions only.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        let conditions = Conditions(openWeatherByKind: root, period: "1h")
        guard let time = root.openWeatherMoment("dt"), root.object("main") != nil, conditions.saysAnything else {
            throw .unreadableAnswer
        }
        return Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: root.openWeatherZone("timezone") ?? .gmt,
            current: CurrentConditions(time: time, conditions: conditions))
    }
}

/// Reads answers of OpenWeather's forecasts 2.5 in metric units: five days in steps of three hours, and the hourly and
/// daily ones of paid plans.
public struct OpenWeatherForecastDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns a forecast with hours, in steps of the answer's length, or with days if its rows are days.
    ///
    /// - Throws: `emptyAnswer` for a list without rows, `unreadableAnswer` if the data are not in the format, or the
    ///   error that a `cod` other than 200 stands for.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        guard let list = root.objects("list") else { throw .unreadableAnswer }
        guard !list.isEmpty else { throw .emptyAnswer }
        let rows = list.prefix(OpenWeatherRows.limit)
        let zone = root.object("city")?.openWeatherZone("timezone") ?? .gmt
        let forecast = Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: zone, hours: steps(rows),
            days: rows.compactMap { Day(openWeather: $0, in: zone) }.rising(by: \.date))
        guard !forecast.hours.isEmpty || !forecast.days.isEmpty else { throw .unreadableAnswer }
        return forecast
    }

    private func steps(_ rows: ArraySlice<JSONObject>) -> [Hour] {
        let times = rows.prefix(2).compactMap { $0.openWeatherMoment("dt") }
        let isHourly = times.count == 2 && times[1].timeIntervalSince(times[0]) == 3600
        let steps = rows.compactMap { row -> Hour? in
            guard let time = row.openWeatherMoment("dt"), row.object("main") != nil else { return nil }
            var step = Hour(
                time: time, duration: isHourly ? 3600 : 10_800,
                conditions: Conditions(openWeatherByKind: row, period: isHourly ? "1h" : "3h"),
                precipitationProbability: row.openWeatherProbability)
            guard step.saysAnything else { return nil }
            if row.openWeatherIsDry, step.temperature != nil { step.precipitation = Precipitation(0) }
            return step
        }
        return steps.rising(by: \.time)
    }
}
