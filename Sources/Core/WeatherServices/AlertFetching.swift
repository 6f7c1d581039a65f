public import WeatherModel

/// A source of official warnings.
public protocol AlertFetching: Sendable {
    /// The warnings in force or announced for the place, those that hold there first; an empty list says that there are none.
    ///
    /// - Throws: `notFound` where the place lies outside the source's area, beside what every request can throw.
    func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]>
}
