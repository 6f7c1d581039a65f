public import WeatherServices

extension SourceAccess {
    /// The keys there are; nothing else is looked for.
    public init(keysIn store: any KeyStore) async {
        self.init(
            openWeatherKey: await store.key(for: .openWeather).key,
            weatherUndergroundKey: await store.key(for: .weatherUnderground).key)
    }
}
