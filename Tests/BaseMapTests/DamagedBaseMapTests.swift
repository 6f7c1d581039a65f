import BaseMap
import Foundation
import Gazetteer
import SeededRandom
import Testing
import WeatherModel

@Suite("Base maps that are no good")
struct DamagedBaseMapTests {
    private let folder: URL
    private let file: URL
    private let whole: [UInt8]

    init() throws {
        folder = URL.temporaryDirectory.appending(path: "base-map-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "map.fwm")
        whole = Self.file(
            layers: 6, counts: [1, 0, 1, 0, 0, 0], origin: "made for a test",
            [
                (box: [900, 5300, 1000, 5400], numbers: [3, 18_000, 106_000, 2000, 0, 0, 2000]),
                (box: [900, 5300, 1000, 5400], numbers: [2, 18_000, 106_000, 2000, 2000]),
            ])
    }

    /// Returns a file with right sums, whatever is in it.
    private static func file(
        layers: UInt32, counts: [UInt32], origin: String, _ lines: [(box: [Int16], numbers: [UInt64])]
    ) -> [UInt8] {
        var (table, encoded): ([UInt8], [UInt8]) = ([], [])
        for line in lines {
            table += bytes(UInt32(encoded.count)) + line.box.flatMap { bytes($0) }
            for var number in line.numbers {
                while number > 127 {
                    encoded.append(UInt8(number & 127) | 128)
                    number >>= 7
                }
                encoded.append(UInt8(number))
            }
        }
        let body = counts.flatMap { bytes($0) } + bytes(UInt32(origin.utf8.count)) + table + origin.utf8 + encoded
        return summed(
            Array("FWBASMAP".utf8) + bytes(UInt32(1)) + bytes(layers) + bytes(UInt64(32 + body.count))
                + bytes(UInt64(0)) + body)
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }

    /// Returns the file with the sum that its body has.
    private static func summed(_ bytes: [UInt8]) -> [UInt8] {
        let sum = bytes[32...].withUnsafeBytes { IndexChecksum(of: Bytes($0)).value }
        return bytes[..<24] + Self.bytes(sum) + bytes[32...]
    }

    private func error(_ bytes: some Sequence<UInt8>) throws -> BaseMapError? {
        try Data(bytes).write(to: file)
        do throws(BaseMapError) {
            _ = try BaseMap(file: file)
            return nil
        } catch {
            return error
        }
    }

    @Test("missing, foreign, damaged and too new are told apart, and the file is named")
    func told() throws {
        let path = file.path
        #expect(throws: BaseMapError.missing(path)) { try BaseMap(file: file) }
        #expect(throws: BaseMapError.foreign("/tmp")) { try BaseMap(file: URL(filePath: "/tmp")) }
        #expect(try error([]) == .damaged(path))
        #expect(try error("SQLite format 3".utf8) == .foreign(path))
        #expect(try error("FWBA".utf8) == .damaged(path))
        #expect(try error(whole + [0]) == .damaged(path))
        var bytes = whole
        bytes[8] = 9
        #expect(try error(bytes) == .tooNew(path))
        #expect(try error(whole) == nil)
    }

    @Test("a file cut off anywhere, or with any bit changed, is an error")
    func everyBit() throws {
        for length in whole.indices { #expect(try error(whole[..<length]) != nil) }
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 4
            #expect(try error(bytes) != nil)
        }
    }

    @Test("what is whole is read as it was written")
    func read() throws {
        try Data(whole).write(to: file)
        let map = try BaseMap(file: file)
        let box = MapBox(west: 0, south: 40, east: 20, north: 60)
        #expect(map.provenance == "made for a test")
        #expect(map.shapes(.land, in: box).map(\.area) == [[[9, 53], [10, 53], [10, 54]]])
        #expect(map.shapes(.land, in: box).map(\.strokes) == [[[[9, 53], [10, 53], [10, 54], [9, 53]]]])
        #expect(map.shapes(.rivers, in: box).map(\.strokes) == [[[[9, 53], [10, 54]]]])
        #expect(map.shapes(.lakes, in: box).isEmpty)
        let turned = map.shapes(.rivers, in: MapBox(west: 360, south: 40, east: 380, north: 60))
        #expect(turned.map(\.strokes) == [[[[369, 53], [370, 54]]]])
    }

    @Test("whatever a file holds under a right sum, reading it ends, and gives points on Earth alone")
    func fuzz() throws {
        var random = SeededGenerator(seed: 20_261_125)
        let box = MapBox(west: -180, south: -90, east: 180, north: 90)
        var opened = 0
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                bytes[Int.random(in: 32..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Data(Self.summed(bytes)).write(to: file)
            guard let map = try? BaseMap(file: file) else { continue }
            opened += 1
            _ = map.provenance
            for layer in MapLayer.allCases {
                for shape in map.shapes(layer, in: box) {
                    for point in shape.area + shape.strokes.flatMap(\.self) {
                        #expect(abs(point.x) <= 540 && abs(point.y) <= 90)
                    }
                }
            }
        }
        #expect(opened > 40)
    }

    @Test("a file that is cut while it is open gives what is left of it")
    func vanishing() throws {
        try Data(whole).write(to: file)
        let map = try BaseMap(file: file)
        #expect(truncate(file.path, 0) == 0)
        for layer in MapLayer.allCases {
            #expect(map.shapes(layer, in: MapBox(west: 0, south: 40, east: 20, north: 60)).isEmpty)
        }
    }
}
