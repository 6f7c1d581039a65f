import Foundation
import Testing

@testable import WeatherModel

struct RadarGridTests {
    private static let whole = RadarGrid(columns: 0...400, rows: 0...400)

    private func grid(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) throws -> RadarGrid {
        try #require(RadarGrid(columns: columns, rows: rows))
    }

    @Test(
        "towns lie in the columns and rows that PROJ gives for DE1200",
        arguments: [
            (52.52, 13.405, 783.502, 416.260), (48.137, 11.575, 668.533, 935.781), (53.55, 10, 543.197, 304.514),
            (52, 7.6, 371.244, 480.088),
        ])
    func towns(latitude: Double, longitude: Double, column: Double, row: Double) throws {
        let (left, top) = (Int(column) - 50, Int(row) - 50)
        let grid = try grid(left...left + 100, top...top + 100)
        let point = Coordinates(clampingLatitude: latitude, longitude: longitude)
        let found = grid.position(of: point) + [Double(left), Double(top)]
        #expect(abs(found.x - column) < 0.001 && abs(found.y - row) < 0.001)
        #expect(grid.cell(at: point) == .init(column: Int(column.rounded()) - left, row: Int(row.rounded()) - top))
    }

    @Test("a thousand points lie within half a cell of where PROJ has them (scripts/check/compare-projection)")
    func thousand() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/bright-sky/projection.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        let grid = try grid(0...0, 0...0)
        var worst = 0.0
        for line in lines {
            let numbers = line.split(separator: ",").compactMap { Double($0) }
            try #require(numbers.count == 4)
            let point = Coordinates(clampingLatitude: numbers[0], longitude: numbers[1])
            let found = grid.position(of: point)
            worst = max(worst, abs(found.x - numbers[2]), abs(found.y - numbers[3]))
            #expect(grid.coordinates([numbers[2], numbers[3]]).distance(to: point) < 1)
        }
        #expect(lines.count == 1000 && worst < 0.001, "\(worst)")
    }

    @Test("the composite's outer corners are where its answers say, and the way back ends where it began")
    func corners() throws {
        let (west, east) = (try grid(0...100, 0...100), try grid(999...1099, 1099...1199))
        let northWest = west.coordinates([-0.5, -0.5])
        #expect(abs(northWest.latitude - 55.862_087_11) < 1e-7 && abs(northWest.longitude - 1.463_301_51) < 1e-7)
        let southEast = east.coordinates([100.5, 100.5])
        #expect(abs(southEast.latitude - 45.684_605_78) < 1e-7 && abs(southEast.longitude - 16.580_869_35) < 1e-7)
        for column in stride(from: 0.0, through: 100, by: 20) {
            let back = west.position(of: west.coordinates([column, 100 - column]))
            #expect(abs(back.x - column) < 1e-6 && abs(back.y - 100 + column) < 1e-6)
        }
    }

    @Test(
        "a picture for web maps has the place in the cell right below its middle, and neighbours a cell's side away",
        arguments: [(52.52, 13.41), (-33.87, 151.21), (0, -78.5), (78.22, 15.65), (64.84, 179.99), (-16.8, -179.98)])
    func webMap(latitude: Double, longitude: Double) throws {
        let place = Coordinates(clampingLatitude: latitude, longitude: longitude)
        let grid = try #require(RadarGrid(pixels: 512, of: WebMercatorProjection(side: 512 << 6), around: place))
        #expect(grid.cell(at: place) == .init(column: 256, row: 256))
        let east = grid.coordinates(grid.position(of: place) + [1, 0])
        #expect(abs(place.distance(to: east) / grid.cellSide(at: place) - 1) < 0.005)
        // Over the antimeridian, too, the way back ends where it began.
        for position in [SIMD2(0.0, 0), [511, 0], [0, 511], [511, 511], [100.25, 400.75]] {
            let back = grid.position(of: grid.coordinates(position)) - position
            #expect(abs(back.x) < 1e-6 && abs(back.y) < 1e-6)
        }
    }

    @Test(
        "towns lie in the tiles that OpenStreetMap's wiki and servers give for them",
        arguments: [
            (51.507_4, -0.127_8, 10, 511, 340), (-33.868_8, 151.209_3, 10, 942, 614), (35.685, 139.751, 5, 28, 12),
        ])
    func tiles(latitude: Double, longitude: Double, zoom: Int, column: Int, row: Int) throws {
        let point = Coordinates(clampingLatitude: latitude, longitude: longitude)
        let pixel = WebMercatorProjection(side: 1 << zoom).pixel(point)
        #expect(Int(pixel.x) == column && Int(pixel.y) == row)
    }

    @Test("what lies outside has no cell, and a section beyond the composite or larger than the bound is none")
    func outside() throws {
        let grid = try grid(500...600, 250...350)
        #expect(grid.cell(at: Coordinates(clampingLatitude: 48, longitude: 11)) == nil)
        #expect(grid.cell(at: Coordinates(clampingLatitude: -90, longitude: 0)) == nil)
        #expect(RadarGrid(columns: -1...10, rows: 0...10) == nil && RadarGrid(columns: 0...10, rows: -1...10) == nil)
        #expect(RadarGrid(columns: 1000...1100, rows: 0...10) == nil)
        #expect(RadarGrid(columns: 0...10, rows: 1190...1200) == nil)
        #expect(RadarGrid(columns: 0...512, rows: 0...511) == nil)
        #expect(RadarGrid(columns: 0...511, rows: 0...511)?.count == Bound.radarCells)
        #expect(grid.cell(grid.index(.init(column: 7, row: 3))) == .init(column: 7, row: 3))
    }

    @Test("of two frames with one time the later measurement counts, and all are in order")
    func frames() throws {
        let grid = try grid(0...0, 0...0)
        func frame(_ minutes: Double, _ measured: Double, _ value: UInt16) -> RadarFrame {
            RadarFrame(
                time: Date(timeIntervalSince1970: minutes * 60), measuredAt: Date(timeIntervalSince1970: measured * 60),
                hundredths: [value])
        }
        let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "")
        let frames = RadarFrames(
            source: source, grid: grid,
            frames: [
                frame(10, 5, 1), frame(5, 5, 2), frame(10, 10, 3), frame(15, 10, RadarFrame.unseen), frame(0, 0, 4),
            ])
        #expect(frames.frames.map { $0.hundredths[0] } == [4, 2, 3, RadarFrame.unseen])
        #expect(frames.newestMeasured == frame(10, 10, 3))
        #expect(frames.frames.map { $0.rate(0) } == [0.04, 0.02, 0.03, nil])
        #expect(frames.frames.map(\.isMeasured) == [true, true, true, false])
    }
}
