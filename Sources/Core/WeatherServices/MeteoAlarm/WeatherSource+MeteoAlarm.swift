public import WeatherModel

extension WeatherSource {
    /// MeteoAlarm, with the notice that its terms require.
    public static let meteoAlarm = WeatherSource(
        id: "meteoalarm", name: "MeteoAlarm",
        attribution: "Source: EUMETNET – MeteoAlarm. Time delays are possible; the most recent information is with the "
            + "national weather services.",
        homepage: "https://meteoalarm.org/")
}
