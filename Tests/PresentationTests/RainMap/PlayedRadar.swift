import Foundation
import Synchronization
import WeatherModel
import WeatherServices

/// A radar that counts its requests and answers as the test says.
final class PlayedRadar: RadarFetching {
    private let state: Mutex<(result: Result<RadarFrames, FetchError>, asked: Int, sees: Bool)>
    /// What the other pictures are, by what was given as the first ones.
    private let others: @Sendable (RadarFrames) -> Result<RadarFrames, FetchError>
    private let restState = Mutex<(count: Int, last: [RadarFrames.Listing]?)>((0, nil))

    init(
        _ result: Result<RadarFrames, FetchError>, sees: Bool = true,
        others: @escaping @Sendable (RadarFrames) -> Result<RadarFrames, FetchError> = { .success($0) }
    ) {
        self.others = others
        state = Mutex((result, 0, sees))
    }

    var asked: Int { state.withLock { $0.asked } }
    /// How many times the other pictures were asked for.
    var askedRest: Int { restState.withLock(\.count) }
    /// The other pictures that were asked for last.
    var lastAwaited: [RadarFrames.Listing]? { restState.withLock(\.last) }

    func answer(_ result: Result<RadarFrames, FetchError>) {
        state.withLock { $0.result = result }
    }

    func source(at place: Location) throws(FetchError) -> WeatherSource {
        guard state.withLock(\.sees) else { throw .notFound }
        return .brightSky
    }

    func rest(of frames: RadarFrames, around place: Location) async throws(FetchError) -> RadarFrames {
        restState.withLock { $0 = ($0.count + 1, frames.awaited) }
        return try others(frames).get()
    }

    func frames(around place: Location) async throws(FetchError) -> RadarFrames {
        let result = state.withLock { state in
            state.asked += 1
            return state.result
        }
        return try result.get()
    }
}

/// Pictures around Hamburg, every five minutes from an hour before to two hours after a measurement: a band of rain comes from
/// the west at 36 km/h.
enum PlayedPictures {
    static let hamburg = Location(
        id: "geonames:2911298", name: "Hamburg", country: "Germany",
        coordinates: Coordinates(clampingLatitude: 53.55, longitude: 10), timeZoneIdentifier: "Europe/Berlin")

    /// - Parameter west: The kilometres between the place and the band's nearest edge at the measurement; nil for no rain.
    static func frames(measuredAt measured: Date, west: Double? = 45) throws -> RadarFrames {
        // Within what is 150 kilometres around Hamburg.
        guard let grid = RadarGrid(columns: 393...693, rows: 155...455), let middle = grid.cell(at: hamburg.coordinates)
        else { throw CocoaError(.featureUnsupported) }
        let frames = stride(from: -60, through: 125, by: 5).map { minutes in
            var values = [UInt16](repeating: 0, count: grid.count)
            if let west {
                let edge = Double(middle.column) - west + 36 * Double(minutes) / 60
                for row in 100..<200 {
                    for column in 0..<grid.columns where Double(column) <= edge && Double(column) > edge - 30 {
                        // Not alike everywhere, so that its motion can be told.
                        values[row * grid.columns + column] = UInt16(100 + (row * 37 + (column - Int(edge)) * 53) % 200)
                    }
                }
            }
            let time = measured.addingTimeInterval(Double(minutes) * 60)
            return RadarFrame(time: time, measuredAt: min(time, measured), hundredths: values)
        }
        return RadarFrames(source: .brightSky, grid: grid, frames: frames)
    }

    /// The newest measured one of these pictures every ten minutes, which awaits the others.
    static func newest(of all: RadarFrames) -> RadarFrames {
        let every = all.frames.filter { Int($0.time.timeIntervalSince1970) % 600 == 0 }
        let newest = every.filter(\.isMeasured).suffix(1)
        let others = every.filter { $0.time != newest.first?.time }
            .map { RadarFrames.Listing(time: $0.time, measuredAt: $0.measuredAt, path: "/a") }
        return RadarFrames(
            source: all.source, grid: all.grid, frames: Array(newest), awaited: others, isEstimated: true)
    }
}
