public import BaseMap
public import WeatherModel

/// The surroundings of a place with the cell in which sources see it, and the next larger one that can be told from it.
public struct PrecisionMap: Sendable {
    /// A cell of a grid of coordinates: all of its points are told as its middle.
    public struct Cell: Sendable, Hashable {
        let middle: Coordinates
        let side: Double
        let label: String

        /// - Parameters:
        ///   - middle: The coordinates that are told.
        ///   - side: Its height and width in degrees.
        ///   - label: Its size in words, such as "1 km".
        public init(_ middle: Coordinates, side: Double, label: String) {
            (self.middle, self.side, self.label) = (middle, side, label)
        }
    }

    /// The width in pixels where there is room.
    public static let width = 232.0
    /// The height in pixels.
    public static let height = 132.0

    /// The pixels of a kilometre.
    private static let scale = 9.0
    /// The pixels below which a cell is drawn no smaller, as nobody would see it.
    private static let leastSide = 4.0
    private static let corner = 10.0

    private let place: Coordinates
    private let map: BaseMap?
    private let chosen: Cell
    private let larger: [Cell]

    /// - Parameters:
    ///   - map: The shapes; nil for a ground of land alone, where they cannot be read.
    ///   - chosen: The cell in which sources see the place.
    ///   - larger: The cells of coarser grids, from the smallest up.
    public init(around place: Coordinates, _ map: BaseMap?, chosen: Cell, larger: [Cell]) {
        (self.place, self.map, self.chosen, self.larger) = (place, map, chosen, larger)
    }

    /// Returns the marks, with corners in the colour of the card around it.
    ///
    /// - Parameters:
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    public func drawing(
        width: Double, height: Double, style: ColourStyle, measure: some TextMeasuring
    ) -> Drawing {
        let (palette, land) = (Palette(style), MapColours(style).land)
        let projection = MapProjection(place, centre: Point(width / 2, height / 2), scale: Self.scale)
        var drawing = MapGroundDrawing(map, projection, width: width, height: height, style: style).ground
        let box = Self.box(of: chosen, on: projection)
        let outer = larger.lazy.map { ($0, Self.box(of: $0, on: projection)) }
            .first { $1.height > box.height + 2 }
        let picture = Rectangle(x: 0, y: 0, width: width, height: height)
        // The words lie on no edge of the larger cell.
        var written = outer.map { Self.edges($1) } ?? []
        func write(_ cell: Cell, beside box: Rectangle, beyond larger: Rectangle? = nil, _ lettering: Lettering) {
            let size = measure.size(of: cell.label, lettering)
            // The place may lie at the edge of its cell, most of which is not on the map then.
            let (left, top) = (max(box.x, 2), max(box.y, 2))
            let (right, bottom) = (min(box.right, width), min(box.bottom, height))
            let places =
                right - left >= size.width + 10 && bottom - top >= size.height + 6
                ? [Point(left + 5, top + 3 + size.height / 2)]
                : [box, larger].compactMap(\.self).flatMap { box in
                    [
                        Point(box.right + 4, box.centre.y),
                        Point(box.centre.x - size.width / 2, box.y - size.height / 2),
                        Point(box.centre.x - size.width / 2, box.bottom + size.height / 2),
                        Point(box.x - 4 - size.width, box.centre.y),
                    ]
                }
            let labels = places.map {
                DrawnText(cell.label, at: $0, .start, lettering, palette.text, rim: land)
            }
            let free = labels.first { label in
                let room = label.box(measure)
                return picture.contains(room) && !written.contains { $0.overlaps(room) }
            }
            guard let label = free else { return }
            written.append(label.box(measure))
            drawing.add(.label(label))
        }
        let isSmall = box.width * box.height < 400
        drawing.fill(.rectangle(box, radius: isSmall ? 1 : 2), .even(palette.accent, opacity: isSmall ? 1 : 0.25))
        let edge = isSmall ? palette.card : palette.accent
        drawing.add(.stroke(.rectangle(box, radius: isSmall ? 1 : 2), Stroke(.even(edge), width: 1.5)))
        if let (_, box) = outer {
            let stroke = Stroke(.even(palette.text, opacity: style.isHighContrast ? 1 : 0.6), width: 1, dash: [3, 3])
            drawing.add(.stroke(.rectangle(box, radius: 2), stroke))
        }
        write(chosen, beside: box.grown(by: 1), beyond: outer?.1.grown(by: 1), .boldChart)
        if let (cell, box) = outer { write(cell, beside: box, .chart) }
        Self.round(&drawing, palette)
        return drawing
    }

    /// Returns the room that a cell takes, with the least size that is seen.
    private static func box(of cell: Cell, on projection: MapProjection) -> Rectangle {
        let (middle, half) = (cell.middle, cell.side / 2)
        let corners = [(-half, -half), (-half, half), (half, -half), (half, half)].map { east, north in
            projection.point(
                longitude: middle.longitude + east, latitude: min(90, max(-90, middle.latitude + north)))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let box = Rectangle(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        let (width, height) = (max(box.width, leastSide), max(box.height, leastSide))
        return Rectangle(x: box.centre.x - width / 2, y: box.centre.y - height / 2, width: width, height: height)
    }

    /// Returns the lines around a box.
    private static func edges(_ box: Rectangle) -> [Rectangle] {
        [box.y, box.bottom].map { Rectangle(x: box.x, y: $0 - 0.5, width: box.width, height: 1) }
            + [box.x, box.right].map { Rectangle(x: $0 - 0.5, y: box.y, width: 1, height: box.height) }
    }

    /// Covers what lies beyond round corners, and draws the edge.
    private static func round(_ drawing: inout Drawing, _ palette: Palette) {
        let (width, height) = (drawing.width, drawing.height)
        // The control points of a quarter of a circle of radius 1 lie so far from its ends.
        let (radius, bow) = (corner, corner * (1 - 0.5523))
        var corners = Path()
        for (x, y, right, down) in [
            (0, 0, 1.0, 1.0), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1),
        ] {
            func at(_ along: Double, _ across: Double) -> Point { Point(x + along * right, y + across * down) }
            corners.append(.move(at(0, 0)))
            corners.append(.line(at(radius, 0)))
            corners.append(.curve(at(bow, 0), at(0, bow), at(0, radius)))
            corners.append(.close)
        }
        drawing.fill(corners, .even(palette.card))
        let frame = Rectangle(x: 0.5, y: 0.5, width: width - 1, height: height - 1)
        drawing.add(.stroke(.rectangle(frame, radius: corner - 0.5), Stroke(.even(palette.grid), width: 1)))
    }
}
