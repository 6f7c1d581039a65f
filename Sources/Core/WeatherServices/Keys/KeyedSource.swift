import WeatherModel

/// A source that requires an API key of the user's own.
public enum KeyedSource: String, Sendable, Hashable, CaseIterable {
    case openWeather = "openweather"
    case weatherUnderground = "wunderground"

    /// The name of the provider as it is written on its website.
    public var name: String {
        switch self {
        case .openWeather: "OpenWeather"
        case .weatherUnderground: "Weather Underground"
        }
    }

    /// The environment variable in which a key is looked up if the secret store has none.
    public var environmentVariable: String {
        switch self {
        case .openWeather: "FAIRWEATHER_OPENWEATHER_KEY"
        case .weatherUnderground: "FAIRWEATHER_WUNDERGROUND_KEY"
        }
    }
}

extension SourceCatalogue {
    /// Sends the source a small request to test its key; returns the error, or nil if the key is accepted.
    public func failure(ofKeyFor source: KeyedSource) async -> FetchError? {
        let id = source == .openWeather ? WeatherSource.openWeather.id : WeatherSource.weatherUnderground.id
        guard let listed = sources.first(where: { $0.source.id == id }),
            let greenwich = Coordinates(latitude: 51.48, longitude: 0)
        else { return .notFound }
        let place = Location(name: "Greenwich", coordinates: greenwich)
        do throws(FetchError) {
            if let trial = listed.trial {
                _ = try await trial.forecast(for: place)
            } else {
                _ = try await listed.answer(with: .current, for: place)
            }
            return nil
        } catch .emptyAnswer where source == .weatherUnderground {
            // The key was accepted; the station only sends nothing at the moment.
            return nil
        } catch { return error }
    }
}
