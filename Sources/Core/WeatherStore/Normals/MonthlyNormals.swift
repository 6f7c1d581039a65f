public import Foundation
import WeatherModel

/// The mean temperature of each month over land, of thirty years, in cells of half a degree.
///
/// `docs/normals.md` tells source, licence and format of the file, which does not come with the program.
public struct MonthlyNormals: Sendable {
    /// The years of which the values are means.
    public let years: ClosedRange<Int>
    let grid: NormalGrid
    /// The cells with land, in ascending order.
    private let cells: [Int32]
    /// The values of each month for these cells.
    private let values: [[Int16]]
    /// What one degree Celsius is in a value.
    private let scale: Double

    /// The words that the source is named by, which are nobody's to translate.
    public static let attribution = "CRU TS 4.06, Climatic Research Unit, University of East Anglia"

    private static let magic = "FWNORM01"
    private static let months = 12
    /// The greatest size of a file, several times that of the one there is.
    private static let sizeLimit = 8_000_000
    /// The coldest and warmest month that a place on Earth can have, in degrees Celsius, with room to spare.
    private static let possible = -100...100
    /// The degrees of an arc within which a point without land around it has the values of the nearest land.
    private static let reach = 2.0

    /// Reads all of a file, which takes some milliseconds.
    public init(file: URL) throws(NormalsError) {
        // Read and not mapped, as it is decoded at once and a mapped file may shrink meanwhile.
        let content = try? BoundedFile.read(file, limit: Self.sizeLimit)
        guard case .bytes(let data) = content else { throw content == .tooLarge ? NormalsError.foreign : .missing }
        try self.init(data)
    }

    /// Decodes the content of a file.
    public init(_ data: Data) throws(NormalsError) {
        guard data.starts(with: Self.magic.utf8) else { throw .foreign }
        guard let read = data.withUnsafeBytes({ try? Self.read($0) }) else { throw .damaged }
        self = read
    }

    private init(years: ClosedRange<Int>, grid: NormalGrid, cells: [Int32], values: [[Int16]], scale: Int) {
        (self.years, self.grid, self.cells, self.values) = (years, grid, cells, values)
        self.scale = Double(scale)
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) throws(UnreadablePayload) -> MonthlyNormals {
        var reader = PayloadReader(bytes)
        try reader.skip(magic)
        let (rows, columns) = (try reader.unsigned(bytes: 2), try reader.unsigned(bytes: 2))
        let (months, scale) = (try reader.unsigned(bytes: 2), try reader.unsigned(bytes: 2))
        let (latitude, longitude) = (try reader.thousandths(), try reader.thousandths())
        let step = try reader.thousandths()
        let (first, last) = (try reader.unsigned(bytes: 2), try reader.unsigned(bytes: 2))
        let (land, payload) = (try reader.unsigned(bytes: 4), try reader.unsigned(bytes: 4))
        guard months == Self.months, (1...100).contains(scale), 1700 <= first, first <= last,
            let grid = NormalGrid(
                rows: rows, columns: columns, latitude: latitude, longitude: longitude, step: step)
        else { throw UnreadablePayload() }
        let cells = try landCells(of: grid, &reader)
        guard cells.count == land, reader.remaining == payload else { throw UnreadablePayload() }
        let limits = possible.lowerBound * scale...possible.upperBound * scale
        let values = try decodedValues(of: cells.count, within: limits, &reader)
        guard reader.remaining == 0 else { throw UnreadablePayload() }
        return MonthlyNormals(years: first...last, grid: grid, cells: cells, values: values, scale: scale)
    }

    /// Reads a bit for each cell, the highest of a byte first, that says whether it has land.
    private static func landCells(
        of grid: NormalGrid, _ reader: inout PayloadReader
    ) throws(UnreadablePayload) -> [Int32] {
        var cells: [Int32] = []
        for start in stride(from: 0, to: grid.count, by: 8) {
            let byte = try reader.byte()
            for bit in 0..<8 where byte << bit & 128 != 0 {
                guard start + bit < grid.count else { throw UnreadablePayload() }
                cells.append(Int32(start + bit))
            }
        }
        return cells
    }

    /// Reads the months one after the other: each value as its difference to the month before, and that as its difference
    /// to the cell before.
    private static func decodedValues(
        of count: Int, within limits: ClosedRange<Int>, _ reader: inout PayloadReader
    ) throws(UnreadablePayload) -> [[Int16]] {
        // Two values that are possible, of two months each, are no further apart.
        let steps = Int64(4 * limits.lowerBound)...Int64(4 * limits.upperBound)
        var former = [Int16](repeating: 0, count: count)
        var all: [[Int16]] = []
        for _ in 0..<months {
            var change = 0
            for index in former.indices {
                let step = try reader.signed()
                guard steps.contains(step) else { throw UnreadablePayload() }
                change += Int(step)
                let value = Int(former[index]) + change
                guard limits.contains(value) else { throw UnreadablePayload() }
                former[index] = Int16(value)
            }
            all.append(former)
        }
        return all
    }
}

extension MonthlyNormals {
    /// Returns the cells whose values make up that of a point, with shares of one in all: the land among the four around
    /// it, else the nearest land within two degrees; empty where there is none.
    func land(around point: Coordinates) -> [NormalGrid.Share] {
        let land = grid.corners(around: point).filter { index(of: $0.cell) != nil }
        let sum = land.reduce(0) { $0 + $1.weight }
        guard land.isEmpty else { return land.map { NormalGrid.Share(cell: $0.cell, weight: $0.weight / sum) } }
        let nearest = grid.nearest(to: point, within: Self.reach) { index(of: $0) != nil }
        return nearest.map { [NormalGrid.Share(cell: $0, weight: 1)] } ?? []
    }

    /// Returns the mean temperature of cells on a date, in degrees Celsius, on a line between the middles of two months.
    func mean(on date: CivilDate, of land: [NormalGrid.Share]) -> Double {
        let season = Season(date)
        return land.reduce(0) { sum, share in
            guard let index = index(of: share.cell) else { return sum }
            let (former, next) = (Double(values[season.former][index]), Double(values[season.next][index]))
            return sum + share.weight * (former + season.share * (next - former)) / scale
        }
    }

    /// Returns the place of a cell among those with land; nil for one of sea.
    private func index(of cell: Int) -> Int? {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(cells[middle]) < cell { low = middle + 1 } else { high = middle }
        }
        return low < cells.count && Int(cells[low]) == cell ? low : nil
    }
}

/// Where a date lies between the middles of two months, which are numbered from 0.
private struct Season {
    let former: Int
    let next: Int
    /// The share of the way from one middle to the other, from 0 to 1.
    let share: Double

    init(_ date: CivilDate) {
        // The noon of a day is half a day after its beginning.
        let (month, passed) = (date.month - 1, Double(date.day) - 0.5)
        let first = date.dayNumber - date.day + 1
        let length = Self.length(from: first)
        let isEarly = passed < length / 2
        let before = isEarly ? Double(CivilDate(dayNumber: first - 1).day) : length
        let after = isEarly ? length : Self.length(from: first + Int(length))
        former = isEarly ? (month + 11) % 12 : month
        next = isEarly ? month : (month + 1) % 12
        share = (isEarly ? passed + before / 2 : passed - length / 2) / ((before + after) / 2)
    }

    /// Returns the number of days of the month that begins with a day.
    private static func length(from first: Int) -> Double {
        // The 32nd day of any month is one of the next.
        let next = CivilDate(dayNumber: first + 31)
        return Double(next.dayNumber - next.day + 1 - first)
    }
}
