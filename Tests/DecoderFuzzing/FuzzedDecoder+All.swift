import Foundation
import WeatherModel

@testable import WeatherServices

extension FuzzedDecoder {
    /// Every decoder there is.
    public static let all = openMeteo + openWeather + nationalServices + weatherUnderground + nominatim + alerts

    private static let arrival = Date(timeIntervalSince1970: 1_768_478_400)
    private static let zone = TimeZone(secondsFromGMT: 20_700) ?? .gmt
    private static let place = Location(
        name: "Somewhere", countryCode: "LV", coordinates: Coordinates(clampingLatitude: 56.95, longitude: 24.11))
    /// A place near the station of the payloads, as one far off is refused before it is read.
    private static let besideStation = Location(
        name: "Kathmandu", coordinates: Coordinates(clampingLatitude: 27.72, longitude: 85.32))

    private static let openMeteo = [
        FuzzedDecoder("open-meteo-forecast", corpus: "open-meteo/forecast_") {
            _ = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("open-meteo-air-quality", corpus: "open-meteo-air-quality/air_") {
            _ = try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: $0)
        },
        FuzzedDecoder("open-meteo-ensemble", corpus: "open-meteo-ensemble/spread_") {
            _ = try OpenMeteoEnsembleDecoder(fetchedAt: arrival).spread(from: $0)
        },
        FuzzedDecoder("open-meteo-archive", corpus: "open-meteo-archive/archive_") {
            _ = try OpenMeteoArchiveDecoder().hours(from: $0)
        },
        FuzzedDecoder("open-meteo-geocoding", corpus: "open-meteo/search_") {
            _ = try OpenMeteoGeocodingDecoder().locations(from: $0)
        },
        FuzzedDecoder("open-meteo-refusal", corpus: "open-meteo/error_") {
            let refusal = HTTPResponse(status: 429, body: $0)
            do throws(FetchError) {
                _ = try refusal.checkedOpenMeteoBody(now: arrival)
            } catch .quotaExceeded(.some) {
                return
            }
        },
    ]

    private static let openWeather = [
        FuzzedDecoder("openweather-current", corpus: "openweather/weather_", "openweather/error_") {
            _ = try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("openweather-forecast", corpus: "openweather/forecast_") {
            _ = try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("openweather-one-call", corpus: "openweather/one_call_") {
            _ = try OpenWeatherOneCallDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("openweather-one-call-4", corpus: "openweather/one_call4_") { data in
            // One of the four reads it, the others must refuse it.
            let decoder = OpenWeatherOneCallDecoder(fetchedAt: arrival)
            let pages = OpenWeatherRows.allCases.compactMap { try? decoder.page(of: $0, from: data) }
            if pages.isEmpty { throw FetchError.unreadableAnswer }
        },
        FuzzedDecoder("openweather-air-quality", corpus: "openweather/air_") {
            _ = try OpenWeatherAirQualityDecoder(fetchedAt: arrival).air(from: $0)
        },
        FuzzedDecoder("openweather-geocoding", corpus: "openweather/places_") {
            _ = try OpenWeatherGeocodingDecoder(now: arrival).locations(from: $0)
        },
    ]

    private static let nationalServices = [
        FuzzedDecoder("met-norway", corpus: "met-norway/compact_", "met-norway/complete_") {
            _ = try MetNorwayDecoder(fetchedAt: arrival, timeZone: zone).forecast(from: $0)
        },
        FuzzedDecoder("nws-points", corpus: "nws/points_") { _ = try NWSPoint($0) },
        FuzzedDecoder("nws-stations", corpus: "nws/stations_") { _ = try NWSStation.list($0) },
        FuzzedDecoder("nws-observation", corpus: "nws/observation_") { _ = try NWSObservation($0).current },
        FuzzedDecoder("nws-forecast", corpus: "nws/forecast_", "nws/hourly_") {
            let forecast = try NWSForecast($0)
            _ = forecast.days(in: zone, hours: forecast.hours(grid: nil))
        },
        FuzzedDecoder("nws-grid", corpus: "nws/grid_") { _ = try NWSGrid($0) },
        FuzzedDecoder("bright-sky-current", corpus: "bright-sky/current_") {
            _ = try BrightSkyDecoder().current(from: $0)
        },
        FuzzedDecoder("bright-sky-weather", corpus: "bright-sky/weather_") {
            _ = try BrightSkyDecoder().hours(from: $0)
        },
        FuzzedDecoder("librewxr-list", corpus: "librewxr/maps_") { _ = try LibreWXRDecoder().entries(from: $0) },
        FuzzedDecoder("bright-sky-radar", corpus: "bright-sky/radar_small") {
            _ = try BrightSkyRadarDecoder().frames(from: $0)
        },
    ]

    private static let weatherUnderground = [
        FuzzedDecoder("weather-underground-conditions", corpus: "weather-underground/conditions_") {
            _ = try WeatherUndergroundConditionsDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("weather-underground-station", corpus: "weather-underground/station_") {
            _ = try WeatherUndergroundStationDecoder(fetchedAt: arrival, place: besideStation).forecast(from: $0)
        },
        FuzzedDecoder("weather-underground-observation", corpus: "weather-underground/observation") {
            guard WeatherUnderground.Observation(weatherUnderground: $0) != nil else { throw FetchError.unknown }
        },
    ]

    private static let nominatim = [
        FuzzedDecoder("nominatim", corpus: "nominatim/") { _ = try NominatimDecoder().locations(from: $0) }
    ]

    private static let alerts = [
        FuzzedDecoder("cap", corpus: "cap/", "meteoalarm/message_") {
            _ = try CAPReader().alerts(from: $0, for: place, now: arrival)
        },
        FuzzedDecoder("public-alerts-list", corpus: "public-alerts/area", "public-alerts/list_") {
            _ = try PublicAlertService.identifiers(in: $0)
        },
        FuzzedDecoder("public-alerts-document", corpus: "cap-publishers/", "public-alerts/storm_") {
            let message = try CAPReader().message(from: $0)
            _ = try AlertSelection(place: place, now: arrival, isAskedByPoint: false).alerts(
                ofAll: [message, message].flatMap(\.sortedEntries), isWhole: true)
        },
        FuzzedDecoder("meteoalarm-index", corpus: "meteoalarm/index_") {
            _ = try MeteoAlarmFeedDecoder(place: place, now: arrival).alerts(from: $0)
        },
        FuzzedDecoder("meteoalarm-feed", corpus: "meteoalarm/feed_") {
            _ = try MeteoAlarmDecoder(place: place, now: arrival).alerts(from: $0)
        },
        FuzzedDecoder("nws-alerts", corpus: "nws/alerts_") {
            _ = try NWSAlertDecoder(place: place, now: arrival).alerts(from: $0)
        },
        FuzzedDecoder("bright-sky-alerts", corpus: "bright-sky/alerts_") {
            _ = try BrightSkyAlertDecoder(place: place, now: arrival).alerts(from: $0)
        },
        FuzzedDecoder("met-norway-alerts", corpus: "met-norway/metalerts_") {
            _ = try MetAlertsDecoder(place: place, now: arrival).alerts(from: $0)
        },
        FuzzedDecoder("one-call-alerts", corpus: "openweather/onecall") {
            _ = try OneCallAlertDecoder(place: place, now: arrival).alerts(from: $0)
        },
    ]
}
