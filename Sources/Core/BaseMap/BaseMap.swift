public import Foundation
import Gazetteer

/// Coasts, lakes, rivers and borders of the whole Earth: one memory-mapped file of Natural Earth's shapes.
///
/// `docs/base-map.md` tells the format.
public final class BaseMap: Sendable {
    private let file: MappedFile
    /// The number of lines in each layer.
    private let counts: [Int]
    private let table: Bytes
    private let lines: Bytes
    private let origin: Bytes

    private static let magic = Array("FWBASMAP".utf8)
    private static let version = 1
    private static let headerSize = 32
    private static let entrySize = 12
    private static let unitsPerDegree = 1000.0

    /// Maps the file and checks all of it, which takes less than a millisecond.
    public init(file url: URL) throws(BaseMapError) {
        let path = url.path
        do throws(PlaceIndexError) { file = try MappedFile(url) } catch { throw BaseMapError(error) }
        let bytes = file.bytes
        let start = (0..<min(bytes.count, Self.magic.count)).map { UInt8(bytes.u8($0)) }
        guard Self.magic.starts(with: start) else { throw .foreign(path) }
        let layers = MapLayer.allCases.count
        let head = Self.headerSize + layers * 4 + 4
        guard bytes.count >= head else { throw .damaged(path) }
        guard bytes.u32(8) <= Self.version else { throw .tooNew(path) }
        let body = bytes.slice(Self.headerSize, bytes.count)
        guard bytes.u32(8) == Self.version, bytes.u32(12) == layers, bytes.u64(16) == UInt64(bytes.count),
            bytes.u64(24) == IndexChecksum(of: body).value
        else { throw .damaged(path) }
        counts = (0..<layers).map { body.u32($0 * 4) }
        let size = counts.reduce(0, +) * Self.entrySize
        let originSize = body.u32(layers * 4)
        guard head + size + originSize <= bytes.count else { throw .damaged(path) }
        table = bytes.slice(head, size)
        origin = bytes.slice(head + size, originSize)
        lines = bytes.slice(head + size + originSize, bytes.count)
    }

    /// The data's source and licence, then each file it was built from with its SHA-256 sum, a line each.
    public var provenance: String { origin.text(0, origin.count) }

    /// The words under a map that is drawn from it.
    public static let attribution = "Natural Earth"

    /// Returns the lines of a layer that may be seen in the box, cut to it, as longitude and latitude in degrees.
    ///
    /// Longitudes go on beyond 180 degrees where the box does.
    public func shapes(_ layer: MapLayer, in box: MapBox) -> [MapShape] {
        let first = counts[..<layer.rawValue].reduce(0, +)
        return (first..<first + counts[layer.rawValue]).flatMap { number -> [MapShape] in
            let turns = box.turns(meeting: bounds(number))
            guard !turns.isEmpty, let points = points(number) else { return [] }
            return turns.map { turn in
                let turned = points.map { SIMD2($0.x + turn, $0.y) }
                return MapShape(turned, isArea: layer.isArea, in: box)
            }
        }
    }

    /// Returns west, south, east and north of a line in degrees.
    private func bounds(_ number: Int) -> MapBox {
        func degrees(_ index: Int) -> Double {
            Double(Int16(truncatingIfNeeded: table.u16(number * Self.entrySize + 4 + index * 2))) / 100
        }
        return MapBox(west: degrees(0), south: degrees(1), east: degrees(2), north: degrees(3))
    }

    /// Returns the points of a line; nil if it is damaged.
    private func points(_ number: Int) -> [SIMD2<Double>]? {
        var reader = VariableNumbers(lines, at: table.u32(number * Self.entrySize))
        // A point takes two bytes or more.
        guard let count = reader.next(), count <= UInt64(lines.count / 2) else { return nil }
        var points: [SIMD2<Double>] = []
        points.reserveCapacity(Int(count))
        var (x, y) = (0, 0)
        for _ in 0..<count {
            guard let east = reader.next(), let north = reader.next() else { return nil }
            (x, y) = (x &+ Self.signed(east), y &+ Self.signed(north))
            guard (-180_000...180_000).contains(x), (-90_000...90_000).contains(y) else { return nil }
            points.append([Double(x) / Self.unitsPerDegree, Double(y) / Self.unitsPerDegree])
        }
        return points
    }

    /// Undoes the zigzag coding, by which small negative numbers are small.
    private static func signed(_ value: UInt64) -> Int {
        Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
    }
}

/// Numbers of seven bits a byte, the lowest first, the highest bit set in all bytes but the last (LEB128).
private struct VariableNumbers {
    private let bytes: Bytes
    private var offset: Int

    init(_ bytes: Bytes, at offset: Int) {
        (self.bytes, self.offset) = (bytes, offset)
    }

    /// Returns nil at the end of the bytes, and for a number of more than 64 bits.
    mutating func next() -> UInt64? {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while offset < bytes.count, shift < 64 {
            let byte = UInt64(bytes.u8(offset))
            offset += 1
            value |= (byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
        return nil
    }
}
