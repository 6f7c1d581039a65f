import WeatherModel

extension Conditions {
    /// Reads a row of the 2.5 products, in which values are grouped in objects.
    ///
    /// - Parameter period: The key of the period of totals, "1h" or "3h".
    init(openWeatherByKind row: JSONObject, period: String) {
        let main = row.object("main")
        let wind = row.object("wind")
        self.init(openWeatherWeather: row)
        isDay = isDay ?? Self.isDay(row.object("sys")?.text("pod"))
        temperature = Temperature(openWeather: main?.number("temp"))
        apparentTemperature = Temperature(openWeather: main?.number("feels_like"))
        dewPoint = Temperature(openWeather: main?.number("dew_point"))
        relativeHumidity = Percentage(checking: main?.number("humidity"))
        seaLevelPressure = Pressure(checking: main?.number("sea_level") ?? main?.number("pressure"))
        surfacePressure = Pressure(checking: main?.number("grnd_level"))
        windSpeed = Speed(checking: wind?.number("speed"))
        windGust = Speed(checking: wind?.number("gust"))
        windDirection = Bearing(checking: wind?.number("deg"))
        cloudCover = Percentage(checking: row.object("clouds")?.number("all"))
        visibility = Distance(checking: row.number("visibility"))
        precipitation = row.openWeatherPrecipitation(period)
        forgetDirectionOfCalm()
    }

    /// Reads a row of One Call, in which values are not grouped.
    init(openWeatherSideBySide row: JSONObject) {
        self.init(openWeatherWeather: row)
        temperature = Temperature(openWeather: row.number("temp"))
        apparentTemperature = Temperature(openWeather: row.number("feels_like"))
        dewPoint = Temperature(openWeather: row.number("dew_point"))
        relativeHumidity = Percentage(checking: row.number("humidity"))
        seaLevelPressure = Pressure(checking: row.number("pressure"))
        windSpeed = Speed(checking: row.number("wind_speed"))
        windGust = Speed(checking: row.number("wind_gust"))
        windDirection = Bearing(checking: row.number("wind_deg"))
        cloudCover = Percentage(checking: row.number("clouds"))
        visibility = Distance(checking: row.number("visibility"))
        uvIndex = UVIndex(checking: row.number("uvi"))
        precipitation = row.openWeatherPrecipitation("1h")
        forgetDirectionOfCalm()
    }

    /// Reads the first of several conditions, which is the primary one.
    private init(openWeatherWeather row: JSONObject) {
        self.init()
        let weather = row.objects("weather")?.first
        condition = weather?.number("id").map(OpenWeatherCondition.condition)
        sourceDescription = weather?.text("description") ?? weather?.text("main")
        isDay = Self.isDay(weather?.text("icon"))
    }

    /// Returns whether an icon is for the day, as "01d" is and "01n" is not; nil for others.
    private static func isDay(_ mark: String?) -> Bool? {
        switch mark?.last {
        case "d": true
        case "n": false
        default: nil
        }
    }
}
