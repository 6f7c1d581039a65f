import Foundation
import NormalsMaking
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("What normals say of a place, by its height")
struct PlaceNormalsTests {
    private static let january = CivilDate("2026-01-16") ?? CivilDate(dayNumber: 0)
    /// A point in the middle of four cells.
    private static let middle = Coordinates(clampingLatitude: 5, longitude: 0)

    /// Land of 10° everywhere but in the first rows.
    private let made = MadeNormals { _, row, _ in row < 2 ? nil : 100 }

    private func usual(
        altitude: Double?, at point: Coordinates = middle, heights: ((Int, Int) -> Int?)?
    ) throws -> Double? {
        let heights = try heights.map { try CellHeights(made.heights($0)) }
        let normals = PlaceNormals(try MonthlyNormals(made.data), heights: heights)
        return normals.usual(on: Self.january, at: point, altitude: altitude.map { Distance($0) })?.temperature.value
    }

    private func isNear(_ value: Double?, _ other: Double) -> Bool { value.map { abs($0 - other) < 1e-9 } ?? false }

    @Test("a place is colder or warmer by the standard atmosphere for each metre above or below its surroundings")
    func corrected() throws {
        // The rows to the north and south of it lie at 600 and 800 m.
        let around: (Int, Int) -> Int? = { row, _ in row == 7 ? 600 : 800 }
        #expect(isNear(try usual(altitude: 700, heights: around), 10))
        #expect(isNear(try usual(altitude: 900, heights: around), 8.7))
        #expect(isNear(try usual(altitude: 500, heights: around), 11.3))
    }

    @Test("more than 300 m above or below, or with that much around it, nothing is said")
    func steep() throws {
        #expect(try usual(altitude: 1000, heights: { _, _ in 700 }) != nil)
        #expect(try usual(altitude: 1001, heights: { _, _ in 700 }) == nil)
        #expect(try usual(altitude: 399, heights: { _, _ in 700 }) == nil)
        #expect(try usual(altitude: 700, heights: { row, _ in row == 7 ? 560 : 840 }) != nil)
        #expect(try usual(altitude: 700, heights: { row, _ in row == 7 ? 549 : 850 }) == nil)
    }

    @Test("nothing is said of a place at sea, without a height, or where the land's is not known")
    func silent() throws {
        #expect(try usual(altitude: nil, heights: { _, _ in 0 }) == nil)
        #expect(try usual(altitude: nil, heights: nil) == nil)
        let sea = Coordinates(clampingLatitude: 80, longitude: 5)
        #expect(try usual(altitude: 0, at: sea, heights: { _, _ in 0 }) == nil)
        #expect(try usual(altitude: 0, at: sea, heights: nil) == nil)
        #expect(try usual(altitude: 0, heights: { row, _ in row == 7 ? nil : 0 }) == nil)
    }

    @Test("without heights something is said of low places alone, and where the cells around differ little")
    func unknownHeights() throws {
        #expect(isNear(try usual(altitude: 300, heights: nil), 10))
        #expect(isNear(try usual(altitude: -20, heights: nil), 10))
        #expect(try usual(altitude: 301, heights: nil) == nil)
        #expect(try usual(altitude: -301, heights: nil) == nil)
        // Heights that tell why they differ make that up.
        let high = try CellHeights(made.heights { row, _ in row == 7 ? 0 : 290 })
        let colder = MadeNormals { _, row, _ in row == 7 ? 110 : 90 }
        let usual = PlaceNormals(try MonthlyNormals(colder.data), heights: high).usual(
            on: Self.january, at: Self.middle, altitude: Distance(145))
        #expect(isNear(usual?.temperature.value, 10))
        func mean(besideColder difference: Int) throws -> UsualMean? {
            let made = MadeNormals { _, row, _ in row == 7 ? 100 : 100 - difference }
            return PlaceNormals(try MonthlyNormals(made.data)).usual(
                on: Self.january, at: Self.middle, altitude: Distance(10))
        }
        #expect(try mean(besideColder: 19) != nil, "300 m are 1.95 K")
        #expect(try mean(besideColder: 20) == nil)
    }

    @Test("heights of another grid are not taken")
    func foreignHeights() throws {
        var other = made
        (other.columns, other.longitude) = (36, -170_000)
        let heights = try CellHeights(other.heights { _, _ in 5000 })
        let normals = PlaceNormals(try MonthlyNormals(made.data), heights: heights)
        let usual = normals.usual(on: Self.january, at: Self.middle, altitude: Distance(10))
        #expect(usual?.temperature.value == 10 && usual?.years == 1991...2020)
    }

    @Test("the first good file is taken and read once; without one there is nothing, and that is no error")
    func files() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("damaged".utf8), to: "a/normals.bin")
        try folder.write(made.data, to: "b/normals.bin")
        let (bad, good) = (folder.url.appending(path: "a/normals.bin"), folder.url.appending(path: "b/normals.bin"))
        let files = NormalsFiles(normals: [folder.url.appending(path: "none"), bad, good])
        func usual(_ normals: PlaceNormals?) -> Double? {
            normals?.usual(on: Self.january, at: Self.middle, altitude: Distance(10))?.temperature.value
        }
        let first = await files.read()
        try FileManager.default.removeItem(at: good)
        let second = await files.read()
        #expect(usual(first) == 10 && usual(second) == 10)
        let none = await NormalsFiles(normals: [bad, good]).read()
        #expect(none == nil)
        let folders = try DataFolders(environment: ["XDG_DATA_HOME": folder.url.path, "HOME": folder.url.path])
        try folder.write(made.data, to: "fairweather/normals.bin")
        let own = await NormalsFiles(folders, ShippedFiles(executable: bad)).read()
        #expect(usual(own) == 10)
    }
}
