import Foundation

/// The position of a place in the forecast grid of the National Weather Service, from `/points`.
struct NWSPoint: Sendable, Hashable {
    /// The identifier of the forecast office's grid, such as "OKX".
    let grid: String
    /// The column and row of the grid cell.
    let x: Int, y: Int
    let timeZone: TimeZone?

    /// The path of the grid cell, without a trailing slash.
    var path: String { "/gridpoints/\(grid)/\(x),\(y)" }

    /// Reads an answer; the addresses it contains are not followed, as they could lead anywhere.
    init(_ data: Data) throws(FetchError) {
        let properties = try JSONObject(data).object("properties")
        guard let grid = properties?.text("gridId"), grid.isNWSIdentifier,
            let x = properties?.number("gridX").flatMap({ Int(exactly: $0) }),
            let y = properties?.number("gridY").flatMap({ Int(exactly: $0) })
        else { throw .unreadableAnswer }
        (self.grid, self.x, self.y) = (grid, x, y)
        timeZone = properties?.text("timeZone").flatMap(TimeZone.init(identifier:))
    }
}
