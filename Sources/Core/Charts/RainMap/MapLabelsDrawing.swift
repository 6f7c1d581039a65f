import Foundation
import WeatherModel

/// What lies over the rain on the map: rings, towns, where the rain goes, and the place.
struct MapLabelsDrawing<Measure: TextMeasuring> {
    private let content: MapLabels
    private let projection: MapProjection
    private let ground: MapGroundDrawing
    private let width: Double
    private let height: Double
    private let textScale: Double
    private let colours: MapColours
    private let palette: Palette
    private let measure: Measure
    private let obstacles: [Rectangle]
    private let unseen: UnseenArea?
    private let isMirrored: Bool

    /// The most lines of the words about the sources, from which on they are said in few words.
    private static var mostLines: Int { 2 }
    /// The most towns.
    private static var mostTowns: Int { 24 }
    /// The pixels by which the arrow may lie behind its own place.
    private static var farthestBack: Double { 120 }
    /// The angles below east at which rings may be labelled; at the first they cross the fewest names.
    private static var labelAngles: [Double] { [62, 118, -62, -118].map { $0 * .pi / 180 } }

    /// - Parameters:
    ///   - obstacles: What lies over the map, in pixels of it, so that nothing is written there.
    ///   - unseen: What no radar sees; nil where that is not known.
    ///   - textScale: How much larger text is than at 100 %.
    ///   - isMirrored: Whether lines end at the left.
    init(
        _ content: MapLabels, _ projection: MapProjection, _ ground: MapGroundDrawing, width: Double, height: Double,
        obstacles: [Rectangle], unseen: UnseenArea?, textScale: Double = 1, isMirrored: Bool = false,
        style: ColourStyle, measure: Measure
    ) {
        (self.unseen, self.isMirrored) = (unseen, isMirrored)
        (self.content, self.projection, self.ground) = (content, projection, ground)
        (self.width, self.height, self.obstacles, self.textScale) = (width, height, obstacles, textScale)
        (colours, palette, self.measure) = (MapColours(style), Palette(style), measure)
    }

    /// The marks over the rain.
    var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        ground.addOutlines(to: &drawing)
        for ring in content.rings { add(ring, to: &drawing) }
        let bounds = Rectangle(x: 4, y: 4, width: width - 8, height: height - 8)
        var placer = LabelPlacer(
            in: bounds, measure, gap: 3 * textScale, rise: 2.5 * textScale, obstacles: obstacles)
        // First, as licences ask for it.
        addCredit(&placer)
        let centre = projection.centre
        placer.keepFree(Rectangle(x: centre.x - 9, y: centre.y - 9, width: 18, height: 18))
        // Before all else, as the map is of this place, and the labels of the rings find room all around.
        placer.place(firstOf: names)
        placer.keepFree(Rectangle(x: centre.x - 11, y: centre.y - 11, width: 22, height: 22))
        for ring in content.rings { addLabel(of: ring, to: &drawing, &placer) }
        if let motion = content.motion { add(motion, to: &drawing, &placer) }
        if let unseen {
            let labels = unseen.places(for: measure.size(of: content.unseen, .chart)).map {
                DrawnText(content.unseen, at: $0, .middle, .chart, palette.text, rim: colours.land)
            }
            placer.place(firstOf: labels)
        }
        addTowns(to: &drawing, &placer)
        for label in placer.labels { drawing.add(.label(label)) }
        drawing.fill(.circle(centre, radius: 9), .even(palette.card))
        drawing.fill(.circle(centre, radius: 6.5), .even(palette.accent))
        drawing.fill(.circle(centre, radius: 2.5), .even(palette.card))
        return drawing
    }

    /// The place's name above its mark, or where there is room: below it, or beside it.
    private var names: [DrawnText] {
        let (centre, away) = (projection.centre, 20 * textScale)
        let places: [(Point, DrawnText.Anchor)] = [
            (centre.moved(y: -away), .middle), (centre.moved(y: away), .middle), (centre.moved(x: 14), .start),
            (centre.moved(x: -14), .end),
        ]
        return places.map { place, anchor in
            DrawnText(
                content.place, at: place, anchor, Lettering(11, isBold: true), palette.text, rim: colours.land)
        }
    }

    /// Puts the words about the sources to the end of the free part, over its lower edge, in as many lines as they take.
    private func addCredit(_ placer: inout LabelPlacer<Measure>) {
        for line in credit { placer.place(line) }
    }

    /// Where the words about the sources lie.
    var creditBox: Rectangle {
        let boxes = credit.map { $0.box(measure) }
        let (left, top) = (boxes.map(\.x).min() ?? 0, boxes.map(\.y).min() ?? 0)
        return Rectangle(
            x: left, y: top, width: (boxes.map(\.right).max() ?? left) - left,
            height: (boxes.map(\.bottom).max() ?? top) - top)
    }

    /// The pixels between the words about the sources and the edge of the map, as beside the card of times.
    private var margin: Double { width < 600 ? 12 : 24 }

    private var credit: [DrawnText] {
        let ways = [content.credit, content.briefCredit].map(lines(of:))
        let lines = ways.first { $0.count <= Self.mostLines } ?? ways[1]
        let bottom = (obstacles.filter { $0.bottom > height - 40 }.map(\.y).min() ?? height) - 13 * textScale
        return lines.reversed().enumerated().map { index, line in
            let place = Point(isMirrored ? margin : width - margin, bottom - Double(index) * 16 * textScale)
            // The map itself never runs from right to left, its words may.
            return DrawnText(
                isMirrored ? "\u{2067}\(line)\u{2069}" : line, at: place, isMirrored ? .start : .end, .chart,
                palette.text, rim: colours.land)
        }
    }

    /// Returns words in lines that are no longer than the map is wide: where one is not enough, one for each source if they
    /// have room.
    private func lines(of words: String) -> [String] {
        func hasRoom(_ line: String) -> Bool { measure.size(of: line, .chart).width <= width - 2 * margin }
        let sources = words.components(separatedBy: " · ")
        if !hasRoom(words), sources.count > 1, sources.allSatisfy(hasRoom) { return sources }
        var lines: [String] = []
        for word in words.split(separator: " ").map(String.init) {
            let longer = lines.last.map { $0 + " " + word } ?? word
            if !lines.isEmpty, hasRoom(longer) {
                lines[lines.count - 1] = longer
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    private func add(_ ring: MapLabels.Ring, to drawing: inout Drawing) {
        let circle = Path.circle(projection.centre, radius: ring.kilometres * projection.scale)
        if palette.isHighContrast {
            drawing.add(.stroke(circle, Stroke(.even(palette.text), width: 1)))
        } else {
            drawing.add(.stroke(circle, Stroke(.even(colours.land, opacity: 0.45), width: 2.4)))
            drawing.add(.stroke(circle, Stroke(.even(palette.text, opacity: 0.5), width: 1, dash: [2, 4])))
        }
    }

    private func addLabel(of ring: MapLabels.Ring, to drawing: inout Drawing, _ placer: inout LabelPlacer<Measure>) {
        let radius = ring.kilometres * projection.scale
        let map = Rectangle(x: 0, y: 0, width: width, height: height)
        for angle in Self.labelAngles {
            let point = projection.centre.moved(x: radius * cos(angle), y: radius * sin(angle))
            let label = DrawnText(ring.label, at: point, .middle, .chart, palette.text)
            let text = label.box(measure)
            let pill = Rectangle(
                x: text.x - 8, y: point.y - 9 * textScale, width: text.width + 16, height: 18 * textScale)
            guard map.contains(pill), placer.isFree(pill), placer.place(label) else { continue }
            placer.keepFree(pill)
            drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.card))
            if palette.isHighContrast {
                drawing.add(
                    .stroke(.rectangle(pill, radius: pill.height / 2), Stroke(.even(palette.text), width: 1)))
            }
            return
        }
    }

    private func addTowns(to drawing: inout Drawing, _ placer: inout LabelPlacer<Measure>) {
        var count = 0
        for town in content.towns where count < Self.mostTowns {
            let point = projection.point(town.coordinates)
            let size = measure.size(of: town.name, town.lettering)
            let dot = Rectangle(x: point.x - 4, y: point.y - 6, width: 8, height: 12)
            let places: [(Point, DrawnText.Anchor)] = [
                (point.moved(x: 7), .start), (point.moved(x: -7), .end), (point.moved(y: -size.height * 0.75), .middle),
                (point.moved(y: size.height * 0.75), .middle),
            ]
            let labels = places.map { place, anchor in
                DrawnText(town.name, at: place, anchor, town.lettering, palette.text, rim: colours.land)
            }
            guard placer.isFree(dot), placer.place(firstOf: labels) else { continue }
            placer.keepFree(dot)
            count += 1
            drawing.fill(.circle(point, radius: 3.3), .even(palette.text))
            drawing.fill(.circle(point, radius: 1.9), .even(colours.land))
        }
    }

    private func add(_ motion: MapLabels.Motion, to drawing: inout Drawing, _ placer: inout LabelPlacer<Measure>) {
        let angle = motion.bearing * .pi / 180
        let first = projection.point(motion.point)
        var found: Point?
        // Where it lies on the place or its name, as for rain that is near, it goes back over the rain.
        for back in stride(from: 0.0, through: Self.farthestBack, by: 12) where found == nil {
            let middle = first.moved(x: -back * sin(angle), y: back * cos(angle))
            let room = Rectangle(x: middle.x - 17, y: middle.y - 17, width: 34, height: 34)
            let labels = [26.0, -26].map {
                DrawnText(motion.speed, at: middle.moved(y: $0), .middle, .boldChart, palette.text, rim: colours.land)
            }
            guard placer.isFree(room), placer.place(firstOf: labels) else { continue }
            placer.keepFree(room)
            found = middle
        }
        guard let middle = found else { return }
        /// So many pixels ahead of the arrow's middle, and to the right of where it points.
        func at(_ ahead: Double, _ right: Double) -> Point {
            middle.moved(x: ahead * sin(angle) + right * cos(angle), y: -ahead * cos(angle) + right * sin(angle))
        }
        for (paint, width) in [(colours.land, 6.0), (palette.text, 2.4)] {
            drawing.line([at(-15, 0), at(15, 0)], Stroke(.even(paint), width: width))
            drawing.line([at(5, -8), at(15, 0), at(5, 8)], Stroke(.even(paint), width: width))
        }
    }
}
