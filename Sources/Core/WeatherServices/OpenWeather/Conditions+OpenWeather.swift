import WeatherModel

extension Conditions {
    /// A row of the 2.5 products, whose values are in objects by kind.
    ///
    /// - Parameter period: Of the sums, "1h" or "3h".
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

    /// A row of One Call, whose values lie side by side.
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

    /// Of several conditions the first is the primary one.
    private init(openWeatherWeather row: JSONObject) {
        self.init()
        let weather = row.objects("weather")?.first
        condition = weather?.number("id").map(OpenWeatherCondition.condition)
        sourceDescription = weather?.text("description") ?? weather?.text("main")
        isDay = Self.isDay(weather?.text("icon"))
    }

    /// "01d" by day, "01n" by night.
    private static func isDay(_ mark: String?) -> Bool? {
        switch mark?.last {
        case "d": true
        case "n": false
        default: nil
        }
    }
}
