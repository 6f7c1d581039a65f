public import WeatherModel

/// A source of official warnings.
public protocol AlertFetching: Sendable {
    /// Returns the warnings in force or announced, those for the place itself first; an empty list means that there are
    /// none.
    ///
    /// - Throws: `notFound` if the place lies outside the source's area, and the errors of any request.
    func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]>
}
