import WeatherModel

/// Reads the conditions of a table's rows, except the sunshine duration, whose period depends on the section.
struct OpenMeteoConditions {
    private let weatherCode: OpenMeteoColumn<Double>
    private let isDay: OpenMeteoColumn<Double>
    private let temperature: OpenMeteoColumn<Temperature>
    private let apparentTemperature: OpenMeteoColumn<Temperature>
    private let dewPoint: OpenMeteoColumn<Temperature>
    private let wetBulbTemperature: OpenMeteoColumn<Temperature>
    private let relativeHumidity: OpenMeteoColumn<Percentage>
    private let seaLevelPressure: OpenMeteoColumn<Pressure>
    private let surfacePressure: OpenMeteoColumn<Pressure>
    private let windSpeed: OpenMeteoColumn<Speed>
    private let windGust: OpenMeteoColumn<Speed>
    private let windDirection: OpenMeteoColumn<Bearing>
    private let cloudCover: OpenMeteoColumn<Percentage>
    private let cloudCoverLow: OpenMeteoColumn<Percentage>
    private let cloudCoverMid: OpenMeteoColumn<Percentage>
    private let cloudCoverHigh: OpenMeteoColumn<Percentage>
    private let visibility: OpenMeteoColumn<Distance>
    private let precipitation: OpenMeteoColumn<Precipitation>
    private let snowfall: OpenMeteoColumn<SnowDepth>
    private let snowDepth: OpenMeteoColumn<SnowDepth>
    private let uvIndex: OpenMeteoColumn<UVIndex>
    private let uvIndexClearSky: OpenMeteoColumn<UVIndex>

    init(_ table: OpenMeteoTable) {
        weatherCode = table.numbers("weather_code")
        isDay = table.numbers("is_day")
        temperature = table.column("temperature_2m")
        apparentTemperature = table.column("apparent_temperature")
        dewPoint = table.column("dew_point_2m")
        wetBulbTemperature = table.column("wet_bulb_temperature_2m")
        relativeHumidity = table.column("relative_humidity_2m")
        seaLevelPressure = table.column("pressure_msl")
        surfacePressure = table.column("surface_pressure")
        windSpeed = table.column("wind_speed_10m")
        windGust = table.column("wind_gusts_10m")
        windDirection = table.column("wind_direction_10m")
        cloudCover = table.column("cloud_cover")
        cloudCoverLow = table.column("cloud_cover_low")
        cloudCoverMid = table.column("cloud_cover_mid")
        cloudCoverHigh = table.column("cloud_cover_high")
        visibility = table.column("visibility")
        precipitation = table.column("precipitation")
        snowfall = table.column("snowfall")
        snowDepth = table.column("snow_depth")
        uvIndex = table.column("uv_index")
        uvIndexClearSky = table.column("uv_index_clear_sky")
    }

    subscript(row: Int) -> Conditions {
        var conditions = Conditions()
        if let code = weatherCode[row] {
            let condition = WMOWeatherCode.condition(code)
            conditions.condition = condition
            conditions.sourceDescription = condition == .unknown ? WMOWeatherCode.words(code) : nil
        }
        conditions.isDay = isDay[row].map { $0 != 0 }
        conditions.temperature = temperature[row]
        conditions.apparentTemperature = apparentTemperature[row]
        conditions.dewPoint = dewPoint[row]
        conditions.wetBulbTemperature = wetBulbTemperature[row]
        conditions.relativeHumidity = relativeHumidity[row]
        conditions.seaLevelPressure = seaLevelPressure[row]
        conditions.surfacePressure = surfacePressure[row]
        conditions.windSpeed = windSpeed[row]
        conditions.windGust = windGust[row]
        conditions.windDirection = windDirection[row]
        conditions.cloudCover = cloudCover[row]
        conditions.cloudCoverLow = cloudCoverLow[row]
        conditions.cloudCoverMid = cloudCoverMid[row]
        conditions.cloudCoverHigh = cloudCoverHigh[row]
        conditions.visibility = visibility[row]
        conditions.precipitation = precipitation[row]
        conditions.snowfall = snowfall[row]
        conditions.snowDepth = snowDepth[row]
        conditions.uvIndex = uvIndex[row]
        conditions.uvIndexClearSky = uvIndexClearSky[row]
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}
