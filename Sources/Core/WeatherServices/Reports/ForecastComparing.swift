public import WeatherModel

/// A service that asks sources one by one, so that what they say can be held against each other.
public protocol ForecastComparing: Sendable {
    /// Returns the sources that forecast days for the place, are not switched off and need no key or have one, in the user's
    /// order.
    func sources(for place: Location) async -> [WeatherSource]

    /// Requests the forecast of one source; never throws, as its failures are in the result.
    func report(of source: WeatherSource, for place: Location) async -> FetchedReport
}

extension SourceCatalogue {
    /// Returns the sources that give the part for the place and are not switched off, in the user's order.
    public func sources(
        of part: WeatherPart, for location: Location, by preferences: SourcePreferences
    ) -> [CataloguedSource] {
        preferences.sorted(sources, for: part, at: location).filter {
            $0.gives(part, for: location) && !preferences.disabled.contains($0.source.id)
        }
    }
}
