public import Foundation
public import WeatherModel

/// Reads Bright Sky's `/radar`: the composite RV of Germany's weather service, in each of its three formats.
public struct BrightSkyRadarDecoder: Sendable {
    /// Makes a decoder; it needs no context, as answers contain their grid and times.
    public init() {}

    /// Returns the frames, with the cells that no radar sees told from dry ones by the places of the radars.
    ///
    /// Frames that cannot be read or are smaller than announced are left out, and the later ones of more than `Bound` allows.
    /// - Throws: `emptyAnswer` for an empty list, `unreadableAnswer` without a grid or a frame that can be read.
    public func frames(from data: Data) throws(FetchError) -> RadarFrames {
        let root = try JSONObject(only: data)
        guard let list = root.objects("radar") else { throw .unreadableAnswer }
        guard !list.isEmpty else { throw .emptyAnswer }
        guard let grid = Self.grid(root.list("bbox")) else { throw .unreadableAnswer }
        let seen = GermanRadarCoverage.cells(of: grid)
        var frames: [RadarFrame] = []
        for object in list.prefix(Bound.radarFrames) {
            guard !Task.isCancelled else { throw .cancelled }
            if let frame = frame(object, grid, seen) { frames.append(frame) }
        }
        guard !frames.isEmpty else { throw .unreadableAnswer }
        return RadarFrames(source: .brightSky, grid: grid, frames: frames)
    }

    /// Reads the section of the composite: top, left, bottom and right, edges included.
    private static func grid(_ edges: [JSONElement]?) -> RadarGrid? {
        let numbers = edges?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
        guard numbers.count == 4, numbers[0] <= numbers[2], numbers[1] <= numbers[3] else { return nil }
        return RadarGrid(columns: numbers[1]...numbers[3], rows: numbers[0]...numbers[2])
    }

    private func frame(_ object: JSONObject, _ grid: RadarGrid, _ seen: [Bool]) -> RadarFrame? {
        // The source is written "RADARCOMP::RV::" or "RADOLAN::RV::" and the time of the measurement.
        guard let time = ISOInstant.date(object.text("timestamp")),
            let measured = ISOInstant.date(object.text("source")?.components(separatedBy: "::").last),
            let values = values(object.members["precipitation_5"], grid)
        else { return nil }
        return RadarFrame(
            time: time, measuredAt: measured, hundredths: zip(values, seen).map { $1 ? $0 : RadarFrame.unseen })
    }

    /// Returns the rates in hundredths of a millimetre an hour; nil if they are not as many as the grid has cells.
    private func values(_ element: JSONElement?, _ grid: RadarGrid) -> [UInt16]? {
        switch element {
        case .text(let text):
            guard let data = Data(base64Encoded: text),
                // Uncompressed ones have just the size; compressed ones never do, as zlib adds its own bytes to noise.
                let bytes = data.count == 2 * grid.count
                    ? Array(data) : ZlibInflation.bytes(of: data, count: 2 * grid.count)
            else { return nil }
            return (0..<grid.count).map { Self.rate(Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8) }
        case .list(let rows):
            let numbers = rows.compactMap(\.list)
            guard numbers.count == grid.rows, numbers.allSatisfy({ $0.count == grid.columns }) else { return nil }
            return numbers.joined().map { Self.rate($0.number.flatMap { Int(exactly: $0) } ?? -1) }
        default: return nil
        }
    }

    /// Returns the rate of hundredths of a millimetre in five minutes; unseen beyond 50 millimetres, which would be 600 an
    /// hour and is taken for a fault.
    private static func rate(_ amount: Int) -> UInt16 {
        (0...5000).contains(amount) ? UInt16(amount * 12) : RadarFrame.unseen
    }
}
