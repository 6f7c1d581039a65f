import WeatherModel

extension SourceCatalogue {
    /// Sends the source a small request to test its key; returns the error, or nil if the key is accepted.
    public func failure(ofKeyFor source: KeyedSource) async -> FetchError? {
        let id = source == .openWeather ? WeatherSource.openWeather.id : WeatherSource.weatherUnderground.id
        guard let listed = sources.first(where: { $0.source.id == id }),
            let greenwich = Coordinates(latitude: 51.48, longitude: 0)
        else { return .notFound }
        do throws(FetchError) {
            _ = try await listed.answer(with: .current, for: Location(name: "Greenwich", coordinates: greenwich))
            return nil
        } catch { return error }
    }
}
