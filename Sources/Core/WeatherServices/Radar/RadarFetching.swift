public import WeatherModel

/// A service that fetches radar pictures around a place.
public protocol RadarFetching: Sendable {
    /// Returns the source that is asked for pictures around the place, as can be told without asking it.
    ///
    /// - Throws: `notFound` where no source has radar, `switchedOff` where all that have may not be asked.
    func source(at place: Location) throws(FetchError) -> WeatherSource

    /// Returns the pictures around the place, measured and expected ones: all that come in one request, or else the newest with a
    /// list of those that are there beside it.
    ///
    /// - Throws: What `source(at:)` throws, and the source's own failures.
    func frames(around place: Location) async throws(FetchError) -> RadarFrames

    /// Returns the pictures together with those they await; those that fail are left out.
    ///
    /// - Throws: The failure of a source of which none came.
    func rest(of frames: RadarFrames, around place: Location) async throws(FetchError) -> RadarFrames
}

extension FetchError {
    /// The failure of a server of radar pictures: what it does not know is its trouble, and not that no radar sees the place,
    /// which is known without asking.
    var asRadarTrouble: FetchError { self == .notFound ? .serverTrouble(status: 404) : self }
}
