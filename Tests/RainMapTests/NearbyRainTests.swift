import Foundation
import Testing
import WeatherModel

@testable import RainMap

struct NearbyRainTests {
    private func present(_ field: RainField) throws -> (frame: RadarFrame, grid: RadarGrid) {
        let frames = try field.frames()
        return (try #require(frames.newestMeasured), frames.grid)
    }

    @Test("the nearest piece of four cells or more is found with distance and bearing; stray echoes are passed over")
    func nearest() throws {
        let field = RainField(pieces: [
            .init(east: -60, south: 0, radius: 15), .init(east: 0, south: 20, radius: 0.9, rate: 5),
            .init(east: 70, south: -70, radius: 20),
        ])
        let (frame, grid) = try present(field)
        let found = try #require(NearbyRain(in: frame, grid, around: RainField.hamburg))
        #expect(abs(found.distance - 45_000 * 0.97) < 1500 && abs(found.bearing - 270) < 3, "\(found)")
        #expect(NearbyRain(in: frame, grid, around: RainField.hamburg, within: 30_000) == nil)
        let east = RainField.hamburg.point(metresEast: 70_000, north: 68_000)
        let other = try #require(
            NearbyRain(in: frame, grid, around: RainField.hamburg, near: east, within: 20_000))
        #expect(abs(other.bearing - 45) < 3, "\(other)")
        // A middle that lies beyond the grid has no cells to look at.
        let far = Coordinates(clampingLatitude: 40, longitude: 30)
        #expect(NearbyRain(in: frame, grid, around: RainField.hamburg, near: far, within: 20_000) == nil)
    }

    @Test("the edge of the radars’ sight is told with its distance; within sight all around there is none")
    func edge() throws {
        var field = RainField(pieces: [])
        #expect(try present(field).frame.hundredths.allSatisfy { $0 == 0 })
        var (frame, grid) = try present(field)
        #expect(RadarEdge(of: frame, grid, around: RainField.hamburg) == nil)
        field.edge = 55
        (frame, grid) = try present(field)
        let edge = try #require(RadarEdge(of: frame, grid, around: RainField.hamburg))
        #expect(abs(edge.distance - 54_000) < 2000 && abs(edge.bearing - 90) < 15, "\(edge)")
    }

    @Test("a raster has north up, the highest rate of each dot and no step where nothing is seen")
    func raster() throws {
        var field = RainField(pieces: [
            .init(east: 0, south: -40, radius: 8, rate: 40), .init(east: -60, south: 0, radius: 8, rate: 0.8),
        ])
        field.edge = 60
        let (frame, grid) = try present(field)
        let raster = RainRaster(frame, grid, around: RainField.hamburg, columns: 101, rows: 61, side: 2000)
        #expect(raster.columns == 101)
        #expect(raster[column: 50, row: 30] == .dry)
        #expect(raster[column: 50, row: 11] == .violent)
        #expect(raster[column: 21, row: 30] == .light && raster[column: 18, row: 30] ?? .dry >= .trace)
        #expect(raster[column: 100, row: 30] == nil)
        #expect([0.09, 0.1, 0.5, 2.5, 7.6, 30].map { RainRaster.Step(rate: $0).rawValue } == [0, 1, 2, 3, 4, 5])
    }

    @Test("a point so many metres away has that distance and bearing", arguments: [0.0, 60, -75])
    func points(latitude: Double) {
        let start = Coordinates(clampingLatitude: latitude, longitude: 179.9)
        for (east, north, bearing) in [
            (50_000.0, 0.0, 90.0), (0, 80_000, 0), (-30_000, -30_000, 225), (20_000, -20_000, 135),
        ] {
            let end = start.point(metresEast: east, north: north)
            #expect(abs(start.distance(to: end) - (east * east + north * north).squareRoot()) < 0.1)
            #expect(abs(start.bearing(to: end) - bearing) < 0.01)
        }
        #expect(start.point(metresEast: 0, north: 0) == start)
    }
}
