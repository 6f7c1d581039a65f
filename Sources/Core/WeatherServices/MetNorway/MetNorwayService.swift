public import Foundation
public import WeatherModel

/// Forecasts from MET Norway's locationforecast 2.0, for any place on Earth and without a key.
public struct MetNorwayService: WeatherFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.metNorway
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the current conditions and nine days of rows, at first hourly, then six hours apart.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let response = try await server.response(to: request(for: location))
        let arrival = server.arrival(of: response)
        // Status 203 announces that the product will be replaced; its data are as valid as with 200.
        let body = try response.checkedKeylessBody(now: arrival)
        return try MetNorwayDecoder(
            fetchedAt: arrival, validUntil: response.expires(now: arrival),
            timeZone: location.zone
        ).forecast(from: body)
    }

    private func request(for location: Location) throws(FetchError) -> HTTPRequest {
        let path = "/weatherapi/locationforecast/2.0/complete"
        let (latitude, longitude) = (
            location.coordinates.truncatedLatitudeText, location.coordinates.truncatedLongitudeText
        )
        guard let metres = Distance(checking: location.elevation?.value)?.value.rounded(), metres < 9000 else {
            return try HTTPRequest(server: server.address, path: path, query: ["lat": latitude, "lon": longitude])
        }
        return try HTTPRequest(
            server: server.address, path: path,
            query: ["lat": latitude, "lon": longitude, "altitude": String(Int(metres))])
    }
}

extension WeatherSource {
    /// The Norwegian Meteorological Institute, with the attribution that its licences (NLOD 2.0, CC BY 4.0) require.
    public static let metNorway = WeatherSource(
        id: "met-norway", name: "MET Norway", attribution: "Data from MET Norway",
        homepage: "https://api.met.no/license_data.html")
}

extension Coordinates {
    /// The latitude truncated to four decimals, as MET Norway answers 403 to more.
    var truncatedLatitudeText: String { Self.truncated(latitude) }

    /// The longitude truncated to four decimals.
    var truncatedLongitudeText: String { Self.truncated(longitude) }

    private static func truncated(_ degrees: Double) -> String {
        // 12.3456 × 10,000 is 123,455.999…, which must not lose its last digit; adding 0 turns −0 into 0.
        let nudge = degrees < 0 ? -1e-6 : 1e-6
        return String((degrees * 10_000 + nudge).rounded(.towardZero) / 10_000 + 0)
    }
}

/// Reads answers of MET Norway's locationforecast 2.0, compact and complete.
///
/// A step has the values of its instant and totals for the hour after it, while an `Hour` covers the time before it:
/// the precipitation, the probabilities and the symbol of a step are moved to the row one hour later. After about two
/// and a half days steps are six hours apart, and their totals and extremes are moved to the row six hours later.
public struct MetNorwayDecoder: Sendable {
    private let fetchedAt: Date
    private let validUntil: Date?
    private let timeZone: TimeZone

    /// Makes a decoder from values that are recorded in the forecast; answers do not contain the time zone.
    public init(fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone) {
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
    }

    /// Returns the current conditions, from the step of the hour of arrival, and the hours; the format has no days.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, `emptyAnswer` for a series without steps.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let answer = try JSONObject(data)
        let properties = answer.object("properties")
        guard let series = properties?.objects("timeseries") else { throw .unreadableAnswer }
        let steps = series.compactMap(MetNorwayStep.init).rising(by: \.time)
        guard !steps.isEmpty else { throw series.isEmpty ? .emptyAnswer : .unreadableAnswer }
        var hours = MetNorwayRows(steps).hours
        if let sky = openingSky(steps), hours.first?.time == steps[0].time, hours[0].condition == nil {
            hours[0].conditions.take(sky)
        }
        return Forecast(
            source: .metNorway, issuedAt: ISOInstant.date(properties?.object("meta")?.text("updated_at")),
            fetchedAt: fetchedAt, validUntil: validUntil, timeZone: timeZone,
            elevation: elevation(answer), current: current(steps, hours), hours: hours)
    }

    /// Returns the third of the point's coordinates, the height in metres that the values are of; 0 at sea.
    private func elevation(_ answer: JSONObject) -> Distance? {
        let point = answer.object("geometry")?.list("coordinates") ?? []
        return point.count > 2 ? Distance(checking: point[2].number) : nil
    }

    /// Returns the symbol of a first step that begins within an hour, for the minutes before it, as they have none; nil where it
    /// is wet, as what will fall then says nothing of now.
    private func openingSky(_ steps: [MetNorwayStep]) -> MetNorwaySymbol? {
        guard let first = steps.first, first.time > fetchedAt, first.time.timeIntervalSince(fetchedAt) < 3600 else {
            return nil
        }
        return first.nextHour?.symbol.flatMap { $0.condition.falls || $0.condition == .unknown ? nil : $0 }
    }

    /// Returns the conditions of the step that began less than an hour ago, or of the first one if it begins within an
    /// hour.
    private func current(_ steps: [MetNorwayStep], _ hours: [Hour]) -> CurrentConditions? {
        let lasts = steps.lastIndex { (0..<3600).contains(fetchedAt.timeIntervalSince($0.time)) }
        let begins = steps.firstIndex { (0..<3600).contains($0.time.timeIntervalSince(fetchedAt)) }
        guard let index = lasts ?? begins else { return nil }
        let step = steps[index]
        var current = CurrentConditions(time: step.time, conditions: step.instant)
        let row = hours.first { $0.time == step.time && $0.duration <= 3600 }
        current.precipitation = row?.precipitation
        current.thunderProbability = row?.thunderProbability
        current.conditions.take(
            index == lasts ? step.nextHour?.symbol ?? step.nextSixHours?.symbol : openingSky(steps))
        current.isDay = step.nextHour?.symbol?.isDay
        return current
    }
}

/// Converts the steps of a time series to rows, moving the totals of each step to the end of the time they cover.
struct MetNorwayRows {
    /// The rows in ascending order of time; their totals never overlap.
    private(set) var hours: [Hour]
    /// The end of the time for which totals are known.
    private var covered = Date.distantPast
    private var indices: [Date: Int]

    /// - Parameter steps: The steps in ascending order of time.
    init(_ steps: [MetNorwayStep]) {
        hours = steps.map { step in
            var hour = Hour(time: step.time, conditions: step.instant)
            // The symbol for six hours does not say whether the sun is up when they begin.
            hour.isDay = step.nextHour?.symbol?.isDay
            return hour
        }
        indices = Dictionary(uniqueKeysWithValues: zip(steps.map(\.time), steps.indices))
        for (index, step) in steps.enumerated() {
            if let period = step.nextHour {
                put(period, from: step.time, over: 3600)
            } else if let period = step.nextSixHours,
                // Among hourly steps, a period of six hours would overlap the hourly totals.
                index + 1 == steps.count || steps[index + 1].time >= step.time.addingTimeInterval(6 * 3600)
            {
                put(period, from: step.time, over: 6 * 3600)
            }
        }
        hours = hours.rising(by: \.time)
    }

    /// Stores the values of a period in the row at its end, which is added if the series has none.
    private mutating func put(_ period: MetNorwayPeriod, from start: Date, over duration: TimeInterval) {
        let end = start.addingTimeInterval(duration)
        guard start >= covered else { return }
        covered = end
        let index = indices[end] ?? hours.count
        if index == hours.count {
            hours.append(Hour(time: end))
            indices[end] = index
        }
        hours[index].duration = duration
        hours[index].precipitation = period.precipitation
        hours[index].precipitationProbability = period.precipitationProbability
        hours[index].thunderProbability = period.thunderProbability
        hours[index].high = period.high
        hours[index].low = period.low
        hours[index].conditions.take(period.symbol)
    }
}

extension Conditions {
    /// Takes over the condition of a symbol, or none if the symbol is missing.
    mutating func take(_ symbol: MetNorwaySymbol?) {
        condition = symbol?.condition
        sourceDescription = symbol?.words
    }
}
