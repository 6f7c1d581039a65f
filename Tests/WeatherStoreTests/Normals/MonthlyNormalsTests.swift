import Foundation
import NormalsMaking
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("Normals of the temperature, from their file")
struct MonthlyNormalsTests {
    /// A grid of one degree between 10° north and 10° south.
    private static func fine(_ value: @escaping (Int, Int, Int) -> Int?) -> MadeNormals {
        var made = MadeNormals(value)
        (made.rows, made.columns) = (21, 360)
        (made.latitude, made.longitude, made.step) = (10_000, -179_500, 1000)
        return made
    }

    private static func point(_ latitude: Double, _ longitude: Double) -> Coordinates {
        Coordinates(clampingLatitude: latitude, longitude: longitude)
    }

    private static func date(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(dayNumber: 0) }

    /// The mean at a point, nil at sea.
    private static func mean(
        _ normals: MonthlyNormals, _ day: String, _ latitude: Double, _ longitude: Double
    ) -> Double? {
        let land = normals.land(around: point(latitude, longitude))
        return land.isEmpty ? nil : normals.mean(on: date(day), of: land)
    }

    private static func isNear(_ value: Double?, _ other: Double) -> Bool {
        value.map { abs($0 - other) < 1e-9 } ?? false
    }

    @Test("each value comes back as it was written, in the middle of its month and its cell")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 20_261_130)
        let values = (0..<12).map { _ in (0..<17 * 36).map { _ in Int.random(in: -500...450, using: &random) } }
        let land = (0..<17 * 36).map { _ in Bool.random(using: &random) }
        let made = MadeNormals { month, row, column in
            land[row * 36 + column] ? values[month][row * 36 + column] : nil
        }
        let normals = try MonthlyNormals(made.data)
        #expect(normals.years == 1991...2020)
        // The middle of a month of 31 days is the noon of its 16th, that of a February of 29 the noon of its 15th.
        let middles = [(0, "2024-01-16"), (1, "2024-02-15"), (2, "2024-03-16"), (6, "2024-07-16"), (11, "2024-12-16")]
        for row in 0..<17 {
            for column in 0..<36 {
                let (latitude, longitude) = (80 - 10 * Double(row), -175 + 10 * Double(column))
                let isLand = land[row * 36 + column]
                // Near the poles the next cells lie within two degrees of arc.
                if abs(latitude) < 75 {
                    #expect(normals.land(around: Self.point(latitude, longitude)).isEmpty != isLand)
                }
                guard isLand else { continue }
                for (month, day) in middles {
                    let value = Double(values[month][row * 36 + column]) / 10
                    #expect(Self.isNear(Self.mean(normals, day, latitude, longitude), value))
                }
            }
        }
    }

    @Test("between four cells each has its share, at a coast the land among them all of it")
    func bilinear() throws {
        let values = [[10, 20], [30, 40]]
        let made = MadeNormals { _, row, column in
            (7...8).contains(row) && (17...18).contains(column) ? values[row - 7][column - 17] : nil
        }
        let normals = try MonthlyNormals(made.data)
        // The rows lie at 10° and 0°, the columns at 5° west and 5° east.
        #expect(Self.isNear(Self.mean(normals, "2026-01-16", 5, 0), 2.5))
        // 1, 2, 3 and 4 degrees with 3, 9, 1 and 3 sixteenths.
        #expect(Self.isNear(Self.mean(normals, "2026-01-16", 7.5, 2.5), 2.25))
        let coast = try #require(Self.mean(normals, "2026-01-16", 5, 9))
        #expect(Self.isNear(coast, 3), "the two to the west are land, and half as far from it each")
        #expect(normals.land(around: Self.point(5, 9)).reduce(0) { $0 + $1.weight } == 1)
        #expect(Self.mean(normals, "2026-01-16", 40, 60) == nil)
    }

    @Test("the columns go on beyond the date line")
    func dateLine() throws {
        let made = MadeNormals { _, _, column in column == 35 ? 100 : column == 0 ? 200 : nil }
        let normals = try MonthlyNormals(made.data)
        for longitude in [180.0, -180] { #expect(Self.isNear(Self.mean(normals, "2026-01-16", 0, longitude), 15)) }
        #expect(Self.isNear(Self.mean(normals, "2026-01-16", 0, 177.5), 12.5))
        let far = try MonthlyNormals(Self.fine { _, row, column in row == 10 && column == 359 ? 70 : nil }.data)
        #expect(Self.isNear(Self.mean(far, "2026-01-16", 0, -179), 7), "the land lies at 179.5°, and none beside it")
    }

    @Test("without land around it a point has the nearest within two degrees of arc, and beyond them nothing")
    func nearest() throws {
        let island = try MonthlyNormals(Self.fine { _, row, column in row == 10 && column == 180 ? 250 : nil }.data)
        #expect(Self.isNear(Self.mean(island, "2026-01-16", 0, 2.4), 25))
        #expect(Self.mean(island, "2026-01-16", 0, 2.6) == nil, "at sea")
        #expect(Self.mean(island, "2026-01-16", 60, 0.5) == nil && Self.mean(island, "2026-01-16", -60, 0.5) == nil)
        let north = try MonthlyNormals(Self.fine { _, row, column in row == 0 && column == 180 ? 250 : nil }.data)
        #expect(Self.isNear(Self.mean(north, "2026-01-16", 10, 2.52), 25), "degrees of longitude are shorter there")
        let two = try MonthlyNormals(
            Self.fine { _, row, column in row != 10 ? nil : column == 180 ? 100 : column == 183 ? 200 : nil }.data)
        #expect(Self.isNear(Self.mean(two, "2026-01-16", 1.2, 1.9), 10))
        #expect(Self.isNear(Self.mean(two, "2026-01-16", 1.2, 2.1), 20))
    }

    @Test("poles have what the last row has, and nothing where that is far")
    func poles() throws {
        let all = try MonthlyNormals(MadeNormals { month, row, _ in row == 0 ? -300 + month : -500 }.data)
        #expect(Self.isNear(Self.mean(all, "2026-01-16", 84, 15), -30))
        #expect(Self.isNear(Self.mean(all, "2026-07-16", -84, 15), -50))
        for latitude in [90.0, -90] { #expect(Self.mean(all, "2026-07-16", latitude, 0) == nil) }
        var whole = MadeNormals { _, row, _ in row * 10 }
        (whole.rows, whole.latitude) = (19, 90_000)
        let poles = try MonthlyNormals(whole.data)
        #expect(Self.isNear(Self.mean(poles, "2026-07-16", 90, 33), 0))
        #expect(Self.isNear(Self.mean(poles, "2026-07-16", -90, -33), 18))
    }

    @Test("days go in equal steps from the middle of a month to that of the next, over the year's end and a leap day")
    func days() throws {
        let normals = try MonthlyNormals(MadeNormals { month, _, _ in [0, 40, 100][min(month, 2)] }.data)
        func mean(_ day: String) throws -> Double { try #require(Self.mean(normals, day, 0, 5)) }
        func steps(_ days: [String]) throws -> [Double] {
            let values = try days.map(mean)
            return zip(values.dropFirst(), values).map { $0 - $1 }
        }
        let leap = try steps(["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"])
        #expect(leap.allSatisfy { abs($0 - 6 / 30) < 1e-9 }, "\(leap)")
        let plain = try steps(["2023-02-27", "2023-02-28", "2023-03-01", "2023-03-02"])
        #expect(plain.allSatisfy { abs($0 - 6 / 29.5) < 1e-9 }, "\(plain)")
        let end = try steps(["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"])
        #expect(end.allSatisfy { abs($0 + 10.0 / 31) < 1e-9 }, "\(end)")
    }

    @Test("the southern hemisphere has its own year")
    func south() throws {
        let normals = try MonthlyNormals(
            MadeNormals { month, row, _ in (row < 8 ? -1 : 1) * (month < 3 || month > 8 ? 200 : 100) }.data)
        #expect(Self.isNear(Self.mean(normals, "2026-01-16", -30, 5), 20))
        #expect(Self.isNear(Self.mean(normals, "2026-07-16", -30, 5), 10))
        #expect(Self.isNear(Self.mean(normals, "2026-01-16", 50, 5), -20))
    }

    @Test(
        "the real file is read, where its path is given",
        .enabled(if: ProcessInfo.processInfo.environment["FAIRWEATHER_NORMALS"] != nil))
    func real() throws {
        let path = try #require(ProcessInfo.processInfo.environment["FAIRWEATHER_NORMALS"])
        let normals = try MonthlyNormals(file: URL(filePath: path))
        func shown(_ day: String, _ latitude: Double, _ longitude: Double) -> Double? {
            Self.mean(normals, day, latitude, longitude).map { ($0 * 10).rounded() / 10 }
        }
        #expect(shown("2026-01-16", 52.47, 13.4) == 0.9)
        #expect(shown("2026-07-16", 35.69, 139.75) == 26.1)
        #expect(shown("2026-07-16", 40, -40) == nil)
    }
}
