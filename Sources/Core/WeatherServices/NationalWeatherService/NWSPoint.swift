import Foundation

/// Where a place lies in the forecast grid of the National Weather Service, from `/points`.
struct NWSPoint: Sendable, Hashable {
    /// The forecast office's grid, "OKX".
    let grid: String
    /// Column and row of the grid.
    let x: Int, y: Int
    let timeZone: TimeZone?

    /// The path of the grid cell, without a slash at its end.
    var path: String { "/gridpoints/\(grid)/\(x),\(y)" }

    /// The addresses in the answer itself are not followed, as they could lead anywhere.
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
