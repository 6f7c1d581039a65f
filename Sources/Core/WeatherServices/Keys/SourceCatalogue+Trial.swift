import WeatherModel

extension SourceCatalogue {
    /// Asks the source for something small, for the sake of its key; nil where it answers.
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
