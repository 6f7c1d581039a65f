public import WeatherModel

/// The radar pictures of one recorded answer, for which nobody is asked.
public struct RecordedRadar: RadarFetching {
    private let frames: RadarFrames

    /// Takes the pictures.
    public init(_ frames: RadarFrames) {
        self.frames = frames
    }

    /// Returns the source of the pictures.
    ///
    /// - Throws: `notFound` for a place outside them.
    public func source(at place: Location) throws(FetchError) -> WeatherSource {
        guard frames.grid.cell(at: place.coordinates) != nil else { throw .notFound }
        return frames.source
    }

    /// Returns the pictures, of whichever place within them.
    public func frames(around place: Location) async throws(FetchError) -> RadarFrames {
        _ = try source(at: place)
        return frames
    }

    /// Returns the pictures as they are: what is not in the answer does not come.
    public func rest(of frames: RadarFrames, around place: Location) async throws(FetchError) -> RadarFrames {
        frames
    }
}
