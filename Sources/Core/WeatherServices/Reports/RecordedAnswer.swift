public import Foundation
public import WeatherModel

/// One answer of a source as it was recorded in a file, of any format that the program reads, known by its content.
public struct RecordedAnswer: Sendable, Hashable {
    /// What the answer says, as its source's decoder reads it.
    public let forecast: Forecast
    /// The place as the answer names it, by its coordinates where it has no name; in the Gulf of Guinea where it has neither.
    public let place: Location
    /// The warnings that it has; nil for a format without any.
    public let alerts: Sourced<[Alert]>?
    /// The time at which it was the present: that of its current conditions or its edition, else that of its first row.
    public var moment: Date {
        let first = forecast.hours.first?.time ?? forecast.minutes.first?.time
        return forecast.current?.time ?? forecast.issuedAt ?? first
            ?? forecast.days.first?.date.start(in: forecast.timeZone) ?? forecast.fetchedAt
    }

    /// The answer as the weather of its place, with days made of its rows where it has none.
    public var report: WeatherReport {
        var whole = forecast.bounded
        if whole.days.isEmpty { whole.days = .built(from: whole.hours, in: whole.timeZone) }
        var report = WeatherReport(whole)
        report.alerts = alerts
        return report
    }

    /// - Throws: `unreadableAnswer` for any other content, and what the format's own decoder throws.
    public init(_ data: Data) throws(FetchError) {
        if let warnings = try RecordedAlerts(data) {
            let (alerts, made) = (warnings.alerts, warnings.alerts.fetchedAt)
            let empty = Forecast(source: alerts.source, fetchedAt: made, timeZone: warnings.timeZone)
            self.init(empty, warnings.place, alerts)
            return
        }
        let root = try JSONObject(data)
        let place = Self.place(root)
        let early = Self(try Self.forecast(root, data, place, Date(timeIntervalSince1970: 0)), place)
        // What is the present in an answer depends on when it arrived.
        let forecast = try Self.forecast(root, data, place, early.moment)
        self.init(forecast, place, try Self.alerts(root, data, place, early.moment))
    }

    private init(_ forecast: Forecast, _ place: Location, _ alerts: Sourced<[Alert]>? = nil) {
        (self.forecast, self.place, self.alerts) = (forecast, place, alerts)
    }

    /// Returns the warnings that One Call 3.0 has beside the weather.
    private static func alerts(
        _ root: JSONObject, _ data: Data, _ place: Location, _ arrival: Date
    ) throws(FetchError) -> Sourced<[Alert]>? {
        guard root.objects("alerts") != nil else { return nil }
        let alerts = try OneCallAlertDecoder(place: place, now: arrival).alerts(from: data)
        return Sourced(alerts, source: .openWeather, fetchedAt: arrival)
    }

    private static func forecast(
        _ root: JSONObject, _ data: Data, _ place: Location, _ arrival: Date
    ) throws(FetchError) -> Forecast {
        let properties = root.object("properties")
        if root.object("current_observation") != nil || root.number("observation_epoch") != nil {
            return try WeatherUndergroundConditionsDecoder(fetchedAt: arrival).forecast(from: data)
        }
        if root.objects("observations") != nil {
            return try WeatherUndergroundStationDecoder(fetchedAt: arrival, place: place).forecast(from: data)
        }
        if properties?.list("timeseries") != nil {
            return try MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt).forecast(from: data)
        }
        if (properties ?? root.objects("features")?.first?.object("properties"))?.text("timestamp") != nil {
            let observed = try NWSObservation(data).current
            return Forecast(source: .nationalWeatherService, fetchedAt: arrival, timeZone: .gmt, current: observed)
        }
        if let periods = properties?.objects("periods") {
            let (read, zone) = (try NWSForecast(data), zone(periods.first?.text("startTime")))
            let hours = read.hours(grid: nil)
            return Forecast(
                source: .nationalWeatherService, issuedAt: read.issuedAt, fetchedAt: arrival, timeZone: zone,
                hours: hours, days: read.days(in: zone, hours: hours))
        }
        if root.list("sources") != nil {
            let current = root.object("weather") == nil ? nil : try BrightSkyDecoder().current(from: data)
            return Forecast(
                source: .brightSky, fetchedAt: arrival, timeZone: .gmt, current: current,
                hours: current == nil ? try BrightSkyDecoder().hours(from: data) : [])
        }
        // Of its first years it has the zone's name alone.
        if root.number("timezone_offset") != nil || root.number("lat") != nil && root.text("timezone") != nil {
            return try OpenWeatherOneCallDecoder(fetchedAt: arrival).forecast(from: data)
        }
        if root.object("city") != nil {
            return try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: data)
        }
        if root.object("coord") != nil {
            return try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: data)
        }
        guard root.number("latitude") != nil else { throw .unreadableAnswer }
        return try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: data)
    }

    /// Returns the offset that a time is written with; Greenwich's for none.
    static func zone(_ time: String?) -> TimeZone {
        ISOInstant.offset((time ?? "").suffix(6)).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
    }

    static func place(_ root: JSONObject) -> Location {
        let observation = root.object("current_observation") ?? root
        if let place = observation.object("display_location").flatMap(Location.init(weatherUnderground:)) {
            return place
        }
        let point = point(root) ?? Coordinates(clampingLatitude: 0, longitude: 0)
        let city = root.object("city")
        return Location(
            name: city?.text("name") ?? root.text("name") ?? "\(point.latitude), \(point.longitude)",
            countryCode: city?.text("country"),
            coordinates: point,
            timeZoneIdentifier: root.text("timezone").flatMap(TimeZone.init(identifier:))?.identifier)
    }

    /// Returns the place's coordinates from where the formats have them.
    static func point(_ root: JSONObject) -> Coordinates? {
        let holders = [
            root, root.object("coord"), root.object("city")?.object("coord"),
            root.objects("sources")?.first,
            root.objects("observations")?.first,
        ]
        for holder in holders.compactMap(\.self) {
            if let latitude = holder.number("latitude") ?? holder.number("lat"),
                let longitude = holder.number("longitude") ?? holder.number("lon")
            {
                return Coordinates(latitude: latitude, longitude: longitude)
            }
        }
        let feature = root.object("geometry") == nil ? root.objects("features")?.first ?? root : root
        var geometry = feature.object("geometry")?.list("coordinates") ?? []
        // A polygon's first point lies in two more lists.
        while let inner = geometry.first?.list { geometry = inner }
        guard geometry.count >= 2, let longitude = geometry[0].number, let latitude = geometry[1].number else {
            return nil
        }
        return Coordinates(latitude: latitude, longitude: longitude)
    }
}
