import Foundation
import WeatherModel

/// A recorded answer of weather or air quality whose format is told by its members.
struct RecordedFormat {
    private let root: JSONObject
    private let data: Data
    private let place: Location

    init(_ root: JSONObject, _ data: Data, _ place: Location) {
        (self.root, self.data, self.place) = (root, data, place)
    }

    /// Reads the answer as it would have been read when it arrived.
    ///
    /// - Throws: `unreadableAnswer` for any other content, and what the format's own decoder throws.
    func answer(at arrival: Date) throws(FetchError) -> RecordedAnswer {
        if root.objects("list")?.contains(where: { $0.members["components"] != nil }) == true {
            return try openWeatherAir(arrival)
        }
        if isOpenMeteoAir { return try openMeteoAir(arrival) }
        if hourlyNames.contains(where: { $0.hasPrefix("temperature_2m_spread") }) { return try spread(arrival) }
        return RecordedAnswer(try forecast(arrival), place, alerts: try alerts(arrival))
    }

    /// Returns the warnings that One Call 3.0 has beside the weather.
    private func alerts(_ arrival: Date) throws(FetchError) -> Sourced<[Alert]>? {
        guard root.objects("alerts") != nil else { return nil }
        let alerts = try OneCallAlertDecoder(place: place, now: arrival).alerts(from: data)
        return Sourced(alerts, source: .openWeather, fetchedAt: arrival)
    }

    private func forecast(_ arrival: Date) throws(FetchError) -> Forecast {
        if root.object("current_observation") != nil || root.number("observation_epoch") != nil {
            return try WeatherUndergroundConditionsDecoder(fetchedAt: arrival).forecast(from: data)
        }
        if root.objects("observations") != nil {
            return try WeatherUndergroundStationDecoder(fetchedAt: arrival, place: place).forecast(from: data)
        }
        if root.object("properties")?.list("timeseries") != nil {
            return try MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt).forecast(from: data)
        }
        if let forecast = try nationalWeatherService(arrival) { return forecast }
        if root.list("sources") != nil { return try brightSky(arrival) }
        if let rows = root.objects("data"), root.number("lat") != nil {
            return try OpenWeatherOneCallDecoder(fetchedAt: arrival)
                .page(of: OpenWeatherRows(found: rows), from: data).forecast
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

    private func brightSky(_ arrival: Date) throws(FetchError) -> Forecast {
        let current = root.object("weather") == nil ? nil : try BrightSkyDecoder().current(from: data)
        return Forecast(
            source: .brightSky, fetchedAt: arrival, timeZone: .gmt, current: current,
            hours: current == nil ? try BrightSkyDecoder().hours(from: data) : [])
    }

    /// Reads an observation, periods or a grid of the US National Weather Service; nil for anything else.
    private func nationalWeatherService(_ arrival: Date) throws(FetchError) -> Forecast? {
        let properties = root.object("properties")
        if (properties ?? root.objects("features")?.first?.object("properties"))?.text("timestamp") != nil {
            let observed = try NWSObservation(data).current
            return Forecast(source: .nationalWeatherService, fetchedAt: arrival, timeZone: .gmt, current: observed)
        }
        if let periods = properties?.objects("periods") {
            let read = try NWSForecast(data)
            let (zone, hours) = (RecordedAnswer.zone(periods.first?.text("startTime")), read.hours(grid: nil))
            return Forecast(
                source: .nationalWeatherService, issuedAt: read.issuedAt, fetchedAt: arrival, timeZone: zone,
                hours: hours, days: read.days(in: zone, hours: hours))
        }
        guard properties?.object("temperature")?.list("values") != nil else { return nil }
        let (grid, issued) = (try NWSGrid(data), ISOInstant.date(properties?.text("updateTime")))
        let hours = grid.hours
        guard !hours.isEmpty else { throw .emptyAnswer }
        return Forecast(
            source: .nationalWeatherService, issuedAt: issued, fetchedAt: arrival, timeZone: .gmt,
            elevation: grid.elevation, hours: hours,
            days: .built(from: hours, in: .gmt).filled(from: .built(from: grid.sums, in: .gmt)))
    }

    private func openWeatherAir(_ arrival: Date) throws(FetchError) -> RecordedAnswer {
        let rows = try OpenWeatherAirQualityDecoder(fetchedAt: arrival).air(from: data)
        guard let first = rows.first else { throw .emptyAnswer }
        let report = rows.count == 1 ? AirQualityReport(current: first) : AirQualityReport(hours: rows)
        return RecordedAnswer(
            Forecast(source: .openWeather, fetchedAt: arrival, timeZone: .gmt), place,
            airQuality: Sourced(report, source: .openWeather, fetchedAt: arrival))
    }

    private func openMeteoAir(_ arrival: Date) throws(FetchError) -> RecordedAnswer {
        let air = try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: data)
        guard air.value != AirQualityReport() else { throw .emptyAnswer }
        let zone = try OpenMeteoAnswer(data, variables: .airQuality).timeZone
        return RecordedAnswer(
            Forecast(source: .openMeteoAirQuality, fetchedAt: arrival, timeZone: zone), place, airQuality: air)
    }

    /// Reads the means of an ensemble as hours, too, as nothing else says how warm it gets.
    private func spread(_ arrival: Date) throws(FetchError) -> RecordedAnswer {
        let answer = try OpenMeteoAnswer(data, variables: .ensemble)
        var spread = try OpenMeteoEnsembleDecoder(fetchedAt: arrival).spread(from: data)
        guard !spread.value.isEmpty else { throw .emptyAnswer }
        spread.value = Array(spread.value.prefix(Bound.rows))
        let hours = spread.value.map { row in
            var conditions = Conditions()
            conditions.temperature = row.mean
            return Hour(time: row.time, conditions: conditions)
        }
        let forecast = Forecast(
            source: spread.source, fetchedAt: arrival, timeZone: answer.timeZone, elevation: answer.elevation,
            hours: hours)
        return RecordedAnswer(forecast, place, spread: spread)
    }

    private var hourlyNames: [String] { root.object("hourly").map { Array($0.members.keys) } ?? [] }

    private var isOpenMeteoAir: Bool {
        guard root.number("latitude") != nil else { return false }
        let names = hourlyNames + (root.object("current").map { Array($0.members.keys) } ?? [])
        return names.contains(where: OpenMeteoVariables.airQuality.hourly.contains)
    }
}

extension OpenWeatherRows {
    /// Tells the rows of an answer of version 4.0 by their members: days have several temperatures and minutes none; the
    /// present is a single row.
    fileprivate init(found rows: [JSONObject]) {
        let first = rows.first
        if first?.object("temp") != nil {
            self = .days
        } else if first?.number("temp") == nil {
            self = .minutes
        } else {
            self = rows.count == 1 ? .current : .hours
        }
    }
}
