public import Foundation

/// The mean height of the land in each cell of the normals, which their source does not tell.
///
/// `docs/normals.md` tells the format of the file and what makes it.
public struct CellHeights: Sendable {
    let grid: NormalGrid
    /// Metres above sea level, `unknown` where there is no land.
    private let heights: [Int16]

    private static let magic = "FWHEIGHT"
    private static let sizeLimit = 14_000_000
    private static let unknown = Int16.min

    /// Reads all of a file.
    public init(file: URL) throws(NormalsError) {
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

    private init(grid: NormalGrid, heights: [Int16]) { (self.grid, self.heights) = (grid, heights) }

    private static func read(_ bytes: UnsafeRawBufferPointer) throws(UnreadablePayload) -> CellHeights {
        var reader = PayloadReader(bytes)
        try reader.skip(magic)
        let (rows, columns) = (try reader.unsigned(bytes: 2), try reader.unsigned(bytes: 2))
        let (latitude, longitude) = (try reader.thousandths(), try reader.thousandths())
        let step = try reader.thousandths()
        guard
            let grid = NormalGrid(
                rows: rows, columns: columns, latitude: latitude, longitude: longitude, step: step),
            reader.remaining == 2 * grid.count
        else { throw UnreadablePayload() }
        var heights: [Int16] = []
        heights.reserveCapacity(grid.count)
        for _ in 0..<grid.count { heights.append(Int16(truncatingIfNeeded: try reader.unsigned(bytes: 2))) }
        return CellHeights(grid: grid, heights: heights)
    }

    /// Returns metres above sea level; nil where they are not known.
    func metres(of cell: Int) -> Double? {
        heights.indices.contains(cell) && heights[cell] != Self.unknown ? Double(heights[cell]) : nil
    }
}
