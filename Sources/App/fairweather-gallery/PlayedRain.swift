import Foundation
import WeatherModel
import WeatherServices

/// Radar pictures around a place as one scene has them, in the place of a source.
final class PlayedRain: RadarFetching {
    /// What the pictures show.
    enum Scene: String, CaseIterable {
        /// A band of rain 45 km to the west that comes at 36 km/h and has all five steps.
        case band
        case dry
        /// Showers of a few kilometres everywhere, which hardly move.
        case showers
        /// The same band where no radar sees what is farther to the west than 55 km.
        case edge
        /// The same band, estimated every ten minutes of two hours, and expected for one.
        case estimate
        /// No picture ever comes.
        case silence
        /// The server says that it is in trouble.
        case trouble
        /// No source has radar here.
        case none
    }

    let scene: Scene
    private let now: @Sendable () -> Date

    init(_ scene: Scene, now: @escaping @Sendable () -> Date) {
        (self.scene, self.now) = (scene, now)
    }

    func source(at place: Location) throws(FetchError) -> WeatherSource {
        guard scene != .none else { throw .notFound }
        return scene == .estimate ? .libreWXR : .brightSky
    }

    func frames(around place: Location) async throws(FetchError) -> RadarFrames {
        switch scene {
        case .silence:
            let (silence, end) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            end.finish()
            throw .cancelled
        case .trouble: throw .serverTrouble(status: 503)
        default: return try pictures(around: place)
        }
    }

    func rest(of frames: RadarFrames, around place: Location) async throws(FetchError) -> RadarFrames { frames }

    private func pictures(around place: Location) throws(FetchError) -> RadarFrames {
        guard let far = RadarGrid(columns: 0...0, rows: 0...0) else { throw .unknown }
        let middle = far.position(of: place.coordinates)
        let (column, row) = (Int(middle.x.rounded()), Int(middle.y.rounded()))
        guard let grid = RadarGrid(columns: column - 200...column + 200, rows: row - 200...row + 200) else {
            throw .notFound
        }
        // The newest measurement is five minutes old.
        let measured = Date(timeIntervalSince1970: ((now().timeIntervalSince1970 - 300) / 300).rounded(.down) * 300)
        let minutes =
            scene == .estimate
            ? Array(stride(from: -120, through: 60, by: 10)) : Array(stride(from: -60, through: 120, by: 5))
        let frames = minutes.map { minutes in
            let time = measured.addingTimeInterval(Double(minutes) * 60)
            return RadarFrame(time: time, measuredAt: min(time, measured), hundredths: cells(grid, minutes))
        }
        return RadarFrames(
            source: scene == .estimate ? .libreWXR : .brightSky, grid: grid, frames: frames,
            isEstimated: scene == .estimate)
    }

    private func cells(_ grid: RadarGrid, _ minutes: Int) -> [UInt16] {
        var values = [UInt16](repeating: 0, count: grid.count)
        if scene == .showers { return showers(grid, minutes) }
        let edge = 200 - 45 + 0.6 * Double(minutes)
        for row in 0..<grid.rows where scene != .dry {
            for column in 0..<grid.columns {
                if scene == .edge, column < 145 { values[row * grid.columns + column] = RadarFrame.unseen }
                // A wavy edge, the strongest rain in lumps behind it.
                let depth = edge + 4 * sin(Double(row) / 9) - Double(column)
                guard depth > 0, values[row * grid.columns + column] == 0 else { continue }
                let lump = sin((Double(column) - edge) / 17) * sin(Double(row) / 23)
                values[row * grid.columns + column] = UInt16(min(5000, 20 * pow(10, min(depth / 25, 1.2) + lump * 1.4)))
            }
        }
        return values
    }

    private func showers(_ grid: RadarGrid, _ minutes: Int) -> [UInt16] {
        (0..<grid.count).map { index in
            let (column, row) = (Double(index % grid.columns) - Double(minutes) / 20, Double(index / grid.columns))
            let lump = sin(column / 3.1 + sin(row / 5.3)) * sin(row / 2.7 + sin(column / 6.1))
            let level = lump * 2.2 + sin(column / 31) * sin(row / 23) - 1
            return level < -1 ? 0 : UInt16(min(5000, 100 * pow(10, level)))
        }
    }
}
