public import WeatherModel

/// A service that fetches radar pictures around a place.
public protocol RadarFetching: Sendable {
    /// Returns whether a radar that may be asked of sees the place, as can be told without asking.
    func sees(_ place: Location) -> Bool

    /// Returns the pictures around the place, measured and expected ones.
    ///
    /// - Throws: `notFound` where no source has radar, `switchedOff` where the one that has may not be asked.
    func frames(around place: Location) async throws(FetchError) -> RadarFrames
}
