public import Foundation

/// Normals that a test makes up, written as the files have them.
public struct MadeNormals {
    /// The number of rows, from north to south.
    public var rows = 17
    /// The number of columns, from west to east.
    public var columns = 36
    /// The latitude of the first row, in thousandths of a degree.
    public var latitude = 80_000
    /// The longitude of the first column, in thousandths of a degree.
    public var longitude = -175_000
    /// What lies between two centres, in thousandths of a degree.
    public var step = 10_000
    /// The number of months.
    public var months = 12
    /// What a degree is in a value.
    public var scale = 10
    /// The tenths of a degree in a month, which is numbered from 0, in a row and a column; nil at sea.
    private let value: (_ month: Int, _ row: Int, _ column: Int) -> Int?

    /// Takes a grid of ten degrees.
    public init(_ value: @escaping (_ month: Int, _ row: Int, _ column: Int) -> Int?) { self.value = value }

    /// The file of the values.
    public var data: Data {
        let cells = self.cells.filter { value(0, $0.row, $0.column) != nil }
        var mask = [UInt8](repeating: 0, count: (rows * columns + 7) / 8)
        for cell in cells {
            let number = cell.row * columns + cell.column
            mask[number / 8] |= 128 >> UInt8(number % 8)
        }
        var payload: [UInt8] = []
        var former = [Int](repeating: 0, count: cells.count)
        for month in 0..<months {
            var change = 0
            for (index, cell) in cells.enumerated() {
                let value = value(month, cell.row, cell.column) ?? 0
                payload += Self.coded(value - former[index] - change)
                change = value - former[index]
                former[index] = value
            }
        }
        var file = Data("FWNORM01".utf8)
        file += Self.bytes([rows, columns, months, scale], 2)
        file += place
        file += Self.bytes([1991, 2020], 2)
        file += Self.bytes([cells.count, payload.count], 4)
        return file + mask + payload
    }

    /// Returns the file of heights in metres of the same cells; nil for those that are not known.
    public func heights(_ metres: (_ row: Int, _ column: Int) -> Int?) -> Data {
        var file = Data("FWHEIGHT".utf8)
        file += Self.bytes([rows, columns], 2)
        file += place
        return file + Self.bytes(cells.map { metres($0.row, $0.column) ?? -32_768 }, 2)
    }

    private var cells: [(row: Int, column: Int)] {
        (0..<rows).flatMap { row in (0..<columns).map { (row, $0) } }
    }

    private var place: [UInt8] { Self.bytes([latitude, longitude, step], 4) }

    /// So many bytes of each number, the lowest first.
    private static func bytes(_ numbers: [Int], _ count: Int) -> [UInt8] {
        numbers.flatMap { number in (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }

    /// A number of seven bits a byte, the sign in the lowest bit.
    private static func coded(_ number: Int) -> [UInt8] {
        var rest = UInt(bitPattern: number << 1 ^ number >> 63)
        var bytes: [UInt8] = []
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
