import WeatherModel

/// Reads the conditions of a table's rows, except the sunshine duration, whose period depends on the section.
struct OpenMeteoConditions {
    private let codes: OpenMeteoColumn<Double>
    private let daylight: OpenMeteoColumn<Double>
    private let readings: [OpenMeteoReading<Conditions>]

    init(_ table: OpenMeteoTable) {
        codes = table.numbers("weather_code")
        daylight = table.numbers("is_day")
        readings = [
            OpenMeteoReading("temperature_2m", in: table) { $0.temperature = $1 },
            OpenMeteoReading("apparent_temperature", in: table) { $0.apparentTemperature = $1 },
            OpenMeteoReading("dew_point_2m", in: table) { $0.dewPoint = $1 },
            OpenMeteoReading("wet_bulb_temperature_2m", in: table) { $0.wetBulbTemperature = $1 },
            OpenMeteoReading("relative_humidity_2m", in: table) { $0.relativeHumidity = $1 },
            OpenMeteoReading("pressure_msl", in: table) { $0.seaLevelPressure = $1 },
            OpenMeteoReading("surface_pressure", in: table) { $0.surfacePressure = $1 },
            OpenMeteoReading("wind_speed_10m", in: table) { $0.windSpeed = $1 },
            OpenMeteoReading("wind_gusts_10m", in: table) { $0.windGust = $1 },
            OpenMeteoReading("wind_direction_10m", in: table) { $0.windDirection = $1 },
            OpenMeteoReading("cloud_cover", in: table) { $0.cloudCover = $1 },
            OpenMeteoReading("cloud_cover_low", in: table) { $0.cloudCoverLow = $1 },
            OpenMeteoReading("cloud_cover_mid", in: table) { $0.cloudCoverMid = $1 },
            OpenMeteoReading("cloud_cover_high", in: table) { $0.cloudCoverHigh = $1 },
            OpenMeteoReading("visibility", in: table) { $0.visibility = $1 },
            OpenMeteoReading("precipitation", in: table) { $0.precipitation = $1 },
            OpenMeteoReading("snowfall", in: table) { $0.snowfall = $1 },
            OpenMeteoReading("snow_depth", in: table) { $0.snowDepth = $1 },
            OpenMeteoReading("uv_index", in: table) { $0.uvIndex = $1 },
            OpenMeteoReading("uv_index_clear_sky", in: table) { $0.uvIndexClearSky = $1 },
        ]
    }

    subscript(row: Int) -> Conditions {
        var conditions = Conditions()
        if let code = codes[row] {
            let condition = WMOWeatherCode.condition(code)
            conditions.condition = condition
            conditions.sourceDescription = condition == .unknown ? WMOWeatherCode.words(code) : nil
        }
        conditions.isDay = daylight[row].map { $0 != 0 }
        for reading in readings { reading.read(row, &conditions) }
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}
