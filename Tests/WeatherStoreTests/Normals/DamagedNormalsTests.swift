import Foundation
import NormalsMaking
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("Files of normals that are no good")
struct DamagedNormalsTests {
    private let made = MadeNormals { month, row, column in row == 3 && column < 4 ? 10 * month + column : nil }

    private func error(_ bytes: some Sequence<UInt8>) -> NormalsError? {
        do throws(NormalsError) {
            _ = try MonthlyNormals(Data(bytes))
            return nil
        } catch {
            return error
        }
    }

    private func error(ofHeights bytes: some Sequence<UInt8>) -> NormalsError? {
        do throws(NormalsError) {
            _ = try CellHeights(Data(bytes))
            return nil
        } catch {
            return error
        }
    }

    @Test("a file cut off anywhere, or with a byte too much, is an error")
    func prefixes() {
        let whole = Array(made.data)
        #expect(error(whole) == nil)
        for length in whole.indices {
            #expect(error(whole[..<length]) == (length < 8 ? NormalsError.foreign : .damaged))
        }
        #expect(error(whole + [0]) == .damaged)
        let heights = Array(made.heights { row, _ in row })
        #expect(error(ofHeights: heights) == nil && error(heights) == .foreign && error(ofHeights: whole) == .foreign)
        for length in heights.indices { #expect(error(ofHeights: heights[..<length]) != nil) }
        #expect(error(ofHeights: heights + [0]) == .damaged)
    }

    @Test("sizes that cannot be are an error, whatever they are")
    func sizes() {
        func damaged(_ change: (inout MadeNormals) -> Void) -> Bool {
            var other = made
            change(&other)
            return error(other.data) == .damaged
        }
        #expect(damaged { $0.months = 11 } && damaged { $0.scale = 0 } && damaged { $0.scale = 101 })
        #expect(damaged { $0.step = 9000 } && damaged { $0.step = 0 } && damaged { $0.step = -10_000 })
        #expect(damaged { $0.latitude = 90_001 } && damaged { $0.latitude = -80_000 })
        #expect(damaged { $0.longitude = 180_001 } && damaged { $0.rows = 0 } && damaged { $0.rows = 1801 })
        let whole = Array(made.data)
        // The grid may lie elsewhere, and the last year be later.
        let harmless: Set = [16, 20, 21, 22, 23, 30, 31]
        for index in 8..<40 {
            var bytes = whole
            bytes[index] = 255
            #expect((error(bytes) == .damaged) != harmless.contains(index), "byte \(index)")
        }
        var spare = whole
        // 612 cells leave four bits of their last byte.
        spare[40 + 76] |= 1
        #expect(error(spare) == .damaged)
    }

    @Test("numbers that have no end, and temperatures that no place has, are an error")
    func values() {
        let whole = Array(made.data)
        let payload = 40 + 77
        #expect(error(whole[..<payload] + [UInt8](repeating: 255, count: whole.count - payload)) == .damaged)
        #expect(error(MadeNormals { _, row, column in row == 3 && column == 3 ? 1001 : nil }.data) == .damaged)
        #expect(error(MadeNormals { _, row, column in row == 3 && column == 3 ? -1001 : nil }.data) == .damaged)
        #expect(error(MadeNormals { _, row, column in row == 3 && column == 3 ? 1000 : nil }.data) == nil)
        #expect(error(MadeNormals { _, _, _ in nil }.data) == nil, "nothing but sea is no error")
    }

    @Test("whatever a file holds, reading it ends, and what is read can be asked")
    func fuzz() {
        var random = SeededGenerator(seed: 20_261_130)
        let whole = Array(made.data)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let normals = try? MonthlyNormals(Data(bytes)) else { continue }
            let point = Coordinates(
                clampingLatitude: Double.random(in: -90...90, using: &random),
                longitude: Double.random(in: -180...180, using: &random))
            let mean = normals.mean(on: CivilDate(dayNumber: 20_000), of: normals.land(around: point))
            #expect(abs(mean) <= 1000)
        }
    }

    @Test("missing and foreign files are told apart")
    func files() throws {
        let folder = try TemporaryFolder()
        #expect(throws: NormalsError.missing) { try MonthlyNormals(file: folder.url.appending(path: "none")) }
        #expect(throws: NormalsError.missing) { try MonthlyNormals(file: folder.url) }
        try folder.write(Data("FWNORM02".utf8), to: "later")
        #expect(throws: NormalsError.foreign) { try MonthlyNormals(file: folder.url.appending(path: "later")) }
        try folder.write(Data(count: 9_000_000), to: "large")
        #expect(throws: NormalsError.foreign) { try MonthlyNormals(file: folder.url.appending(path: "large")) }
    }
}
