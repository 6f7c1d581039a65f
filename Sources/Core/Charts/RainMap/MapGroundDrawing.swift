import BaseMap
import WeatherModel

/// Draws sea, land, rivers, lakes and borders around a place, and once more, fainter, what rain must not hide.
public struct MapGroundDrawing {
    private let width: Double
    private let height: Double
    private let projection: MapProjection
    private let colours: MapColours
    private let palette: Palette
    private var areas: [MapLayer: Path] = [:]
    private var lines: [MapLayer: Path] = [:]

    /// The pixels under which a point of a line is left out.
    private static let detail = 0.5

    /// - Parameters:
    ///   - map: The shapes; nil for a ground of land alone, where they cannot be read.
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    init(_ map: BaseMap?, _ projection: MapProjection, width: Double, height: Double, style: ColourStyle) {
        (self.width, self.height, self.projection) = (width, height, projection)
        (colours, palette) = (MapColours(style), Palette(style))
        guard let map else { return }
        // Half as far again, as the edges of the box are straight on the map and parallels are not.
        let reach = projection.reach(width: width, height: height) * 1.5
        let box = MapBox(around: projection.place, reach: reach)
        for layer in MapLayer.allCases {
            let shapes = map.shapes(layer, in: box)
            // Coasts and rivers are known to a kilometre, which is many pixels; borders may be straight.
            let isCurved = [.land, .lakes, .rivers].contains(layer) && projection.scale >= MapZoom.middle.scale
            if layer.isArea { areas[layer] = area(shapes, isCurved: isCurved) }
            lines[layer] = line(shapes, isCurved: isCurved)
        }
    }

    /// The marks below the rain.
    public var ground: Drawing {
        var drawing = Drawing(width: width, height: height)
        let whole = Path.rectangle(Rectangle(x: 0, y: 0, width: width, height: height))
        guard !lines.isEmpty else {
            drawing.fill(whole, .even(colours.land))
            return drawing
        }
        drawing.fill(whole, .even(colours.sea))
        drawing.fill(areas[.land] ?? Path(), .even(colours.land))
        let river = projection.scale < MapZoom.middle.scale ? 1 : 1.6
        drawing.add(.stroke(lines[.rivers] ?? Path(), Stroke(.even(colours.river), width: river)))
        drawing.fill(areas[.lakes] ?? Path(), .even(colours.sea))
        drawing.add(.stroke(lines[.lakes] ?? Path(), Stroke(.even(colours.shore), width: 0.8)))
        drawing.add(.stroke(lines[.land] ?? Path(), Stroke(.even(colours.shore), width: 1)))
        drawing.add(.stroke(lines[.regions] ?? Path(), Stroke(.even(colours.region), width: 1, dash: [1, 3])))
        drawing.add(.stroke(lines[.borders] ?? Path(), Stroke(.even(colours.border), width: 1.2, dash: [5, 3])))
        drawing.add(.stroke(lines[.disputed] ?? Path(), Stroke(.even(colours.border), width: 1.2, dash: [2, 3])))
        return drawing
    }

    /// Adds coast and borders over the rain, faintly.
    func addOutlines(to drawing: inout Drawing) {
        drawing.add(.stroke(lines[.land] ?? Path(), Stroke(.even(palette.text, opacity: 0.28), width: 1)))
        for (layer, dash) in [(MapLayer.regions, [1.0, 3]), (.borders, [5, 3]), (.disputed, [2, 3])] {
            drawing.add(
                .stroke(lines[layer] ?? Path(), Stroke(.even(palette.text, opacity: 0.22), width: 1, dash: dash)))
        }
    }

    private func area(_ shapes: [MapShape], isCurved: Bool) -> Path {
        var path = Path()
        for shape in shapes {
            let points = thinned(shape.area)
            path.append(isCurved ? .curve(through: points, isClosed: true) : .outline(points))
        }
        return path
    }

    private func line(_ shapes: [MapShape], isCurved: Bool) -> Path {
        var path = Path()
        for shape in shapes {
            for stroke in shape.strokes {
                let points = thinned(stroke)
                guard points.contains(where: isNear) else { continue }
                guard isCurved else {
                    path.append(.line(points))
                    continue
                }
                let isClosed = points.count > 3 && points.first == points.last
                path.append(.curve(through: isClosed ? points.dropLast() : points, isClosed: isClosed))
            }
        }
        return path
    }

    private func isNear(_ point: Point) -> Bool {
        (-50...width + 50).contains(point.x) && (-50...height + 50).contains(point.y)
    }

    /// Projects the points without those that hardly differ from the one before.
    private func thinned(_ points: [SIMD2<Double>]) -> [Point] {
        var kept: [Point] = []
        for (index, degrees) in points.enumerated() {
            let point = projection.point(longitude: degrees.x, latitude: degrees.y)
            if let last = kept.last, index < points.count - 1, abs(point.x - last.x) < Self.detail,
                abs(point.y - last.y) < Self.detail
            {
                continue
            }
            kept.append(point)
        }
        return kept
    }
}

extension Path {
    /// A closed line through the points; nothing for fewer than three.
    static func outline(_ points: [Point]) -> Path {
        guard points.count > 2 else { return Path() }
        var path = Path.line(points)
        path.append(.close)
        return path
    }
}
