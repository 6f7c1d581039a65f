public import WeatherModel

/// Whoever can be asked what the weather was in earlier years.
public protocol PastYearFetching: Sendable {
    /// Returns whether somebody may be asked at all, by the user's sources and servers.
    var isOffered: Bool { get }

    /// Requests the hours of these days; some before and after them may come along.
    ///
    /// - Throws: `notFound` where no value is known.
    func year(_ days: ClosedRange<CivilDate>, at place: Location) async throws(FetchError) -> PastYear
}
