public import WeatherServices

extension SourceAccess {
    /// The variable that names the user's station at Weather Underground, "IMUNIC123".
    public static let stationVariable = "FAIRWEATHER_WUNDERGROUND_STATION"

    /// The keys there are, from the secret store or the environment; servers are not looked for.
    public init(keysIn store: any KeyStore, environment: [String: String]) async {
        self.init(
            openWeatherKey: await store.key(for: .openWeather).key,
            weatherUndergroundKey: await store.key(for: .weatherUnderground).key,
            weatherUndergroundStation: environment[Self.stationVariable])
    }
}
