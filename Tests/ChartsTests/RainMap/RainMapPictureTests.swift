import BaseMap
import Foundation
import Testing
import WeatherModel

@testable import Charts

struct RainMapPictureTests {
    private static let hamburg = Coordinates(clampingLatitude: 53.55, longitude: 10)
    private static let free = Rectangle(x: 0, y: 0, width: 744, height: 432)

    private func map() throws -> BaseMap {
        try BaseMap(
            file: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Resources/base-map.fwm").standardizedFileURL)
    }

    private func rain(_ value: (_ east: Int, _ south: Int) -> UInt16) throws -> RainMapPicture.Rain {
        let grid = try #require(RadarGrid(columns: 393...693, rows: 155...455))
        let middle = try #require(grid.cell(at: Self.hamburg))
        let values = (0..<grid.count).map { index in
            value(index % grid.columns - middle.column, index / grid.columns - middle.row)
        }
        return RainMapPicture.Rain(
            RadarFrame(time: .distantPast, measuredAt: .distantPast, hundredths: values),
            RadarPlane(grid, around: Self.hamburg), isFrozen: false)
    }

    private func picture(
        _ rain: RainMapPicture.Rain?, map: BaseMap? = nil, zoom: MapZoom = .middle,
        arrowAt arrow: Coordinates = Coordinates(clampingLatitude: 53.55, longitude: 9.4),
        credit: String = "Map: Natural Earth"
    ) -> RainMapPicture {
        let towns = [
            ("Lübeck", 53.87, 10.69, 216_000), ("Lüneburg", 53.25, 10.41, 75_000), ("Stade", 53.6, 9.48, 47_000),
            ("Beside", 53.551, 10.001, 30_000),
        ].map { MapTown($0, Coordinates(clampingLatitude: $1, longitude: $2), population: $3) }
        return RainMapPicture(
            around: Self.hamburg, map, zoom, rain: rain, isAwaited: true,
            labels: MapLabels(
                place: "Hamburg", towns: towns, rings: [25, 50].map { .init(kilometres: $0, label: "\(Int($0)) km") },
                motion: .init(at: arrow, bearing: 80, speed: "35 km/h"), unseen: "no radar here",
                credit: credit, briefCredit: "Natural Earth"))
    }

    @Test("distances and directions from the place are true on the map")
    func projection() {
        let projection = MapProjection(Self.hamburg, centre: Point(100, 100), scale: 4)
        #expect(projection.point(Self.hamburg) == Point(100, 100))
        // A degree of latitude is 111.2 kilometres on this sphere.
        let north = projection.point(longitude: 10, latitude: 54.55)
        #expect(abs(north.x - 100) < 1e-6 && abs(north.y - (100 - 4 * 111.19)) < 0.1)
        let away = Coordinates(clampingLatitude: 53, longitude: 8)
        let point = projection.point(away)
        let pixels = ((point.x - 100) * (point.x - 100) + (point.y - 100) * (point.y - 100)).squareRoot()
        #expect(abs(pixels / 4 * 1000 - away.distance(to: Self.hamburg)) < 1)
    }

    @Test("the cells of a radar grid lie on the map where their coordinates do")
    func plane() throws {
        let grid = try #require(RadarGrid(columns: 393...693, rows: 155...455))
        let plane = RadarPlane(grid, around: Self.hamburg)
        let projection = MapProjection(Self.hamburg, centre: Point(0, 0), scale: 1)
        for position: SIMD2<Double> in [[0, 0], [300, 300], [3.7, 291.2], [151.5, 148.5], [-1, 301]] {
            let point = projection.point(grid.coordinates(position))
            let found = plane.kilometres(position)
            #expect(abs(found.x - point.x) < 0.02 && abs(found.y - point.y) < 0.02, "\(position)")
        }
    }

    @Test("each step of rain that falls is an area with an edge, from the lightest up, and no step that does not")
    func steps() throws {
        let drawing = picture(
            try rain { east, south in
                let distance = (Double(east + 40) * Double(east + 40) + Double(south) * Double(south)).squareRoot()
                return distance < 5 ? 900 : distance < 15 ? 300 : distance < 30 ? 20 : 0
            }
        ).rain(width: 744, height: 556, free: Self.free, style: .light)
        let fills = drawing.marks.compactMap { mark -> Paint? in
            if case .fill(_, let paint) = mark { paint } else { nil }
        }
        let steps = MapColours(.light).rain
        let wanted = (0..<4).map { Paint.even(steps[$0].fill, opacity: steps[$0].opacity) }
        let found = Array(fills.dropLast())
        #expect(found == wanted)
        #expect(fills.count == 5, "the last is the veil beyond the pictures")
        guard case .fill(let path, _) = drawing.marks[0], case .move(let first) = path.steps[0] else {
            Issue.record("no area")
            return
        }
        // 40 kilometres west are 160 pixels, and the piece reaches 30 around it.
        let away = ((first.x - 212) * (first.x - 212) + (first.y - 216) * (first.y - 216)).squareRoot()
        #expect((100...135).contains(away), "\(first)")
    }

    @Test("what no radar sees is veiled, and dry where one sees is not")
    func veil() throws {
        let whole = try rain { _, _ in 0 }
        let part = try rain { east, _ in east < -30 ? RadarFrame.unseen : 0 }
        let near = picture(whole, zoom: .near).rain(width: 744, height: 556, free: Self.free, style: .light)
        let cut = picture(part, zoom: .near).rain(width: 744, height: 556, free: Self.free, style: .light)
        #expect(near.marks != cut.marks)
        #expect(cut.marks.count == 2)
    }

    /// What lies over the rain on a picture of the usual size.
    private func labels(_ picture: RainMapPicture) -> (drawing: Drawing, credit: Rectangle) {
        picture.labels(
            over: picture.ground(width: 744, height: 556, free: Self.free, style: .light), width: 744, height: 556,
            free: Self.free, covered: [], textScale: 1, style: .light, measure: LetterMeasure())
    }

    @Test("where no radar sees is said once and wholly there, and not of what was not asked for")
    func unseen() throws {
        let cut = try rain { east, _ in east < -30 ? RadarFrame.unseen : 0 }
        let found = labels(picture(cut)).drawing.labels.filter { $0.text == "no radar here" }
        #expect(found.count == 1)
        // Thirty kilometres west are 120 pixels.
        #expect(try #require(found.first).box(LetterMeasure()).right < Self.free.centre.x - 120)
        for whole in [picture(try rain { _, _ in 0 }, zoom: .far), picture(nil)] {
            #expect(!labels(whole).drawing.labels.contains { $0.text == "no radar here" })
        }
    }

    @Test("the arrow of rain that is near gives way to the place and its name, and is not left out")
    func nearArrow() {
        for kilometres in [0.0, 3, 6, 9, 40] {
            let west = Self.hamburg.longitude - kilometres / 66
            let picture = picture(nil, arrowAt: Coordinates(clampingLatitude: 53.55, longitude: west))
            #expect(labels(picture).drawing.labels.contains { $0.text == "35 km/h" }, "\(kilometres)")
        }
    }

    @Test("the words about the sources lie where their place is told")
    func creditBox() throws {
        let (drawing, box) = labels(picture(nil))
        let label = try #require(drawing.labels.first { $0.text == "Map: Natural Earth" })
        let written = label.box(LetterMeasure())
        #expect(abs(written.x - box.x) < 0.01 && abs(written.y - box.y) < 0.01)
        #expect(abs(written.right - box.right) < 0.01 && abs(written.bottom - box.bottom) < 0.01)
    }

    @Test("from right to left the words about the sources are a run of their own on a map that never turns")
    func mirroredCredit() {
        let picture = picture(nil)
        let ground = picture.ground(width: 744, height: 556, free: Self.free, style: .light)
        let drawing = picture.labels(
            over: ground, width: 744, height: 556, free: Self.free, covered: [], textScale: 1, isMirrored: true,
            style: .light, measure: LetterMeasure()
        ).drawing
        #expect(drawing.labels.contains { $0.text == "\u{2067}Map: Natural Earth\u{2069}" })
    }

    @Test(
        "a ring's label keeps its pill clear of the words about the sources, and finds another place",
        arguments: [1.0, 2])
    func rings(scale: Double) {
        let words = "Radar: Deutscher Wetterdienst, processed by Bright Sky · Map: Natural Earth, public domain"
        let picture = picture(nil, credit: words)
        for height in stride(from: 460.0, through: 560, by: 5) {
            let free = Rectangle(x: 0, y: 0, width: 744, height: height)
            let ground = picture.ground(width: 744, height: height, free: free, style: .light)
            let (drawing, credit) = picture.labels(
                over: ground, width: 744, height: height, free: free, covered: [], textScale: scale, style: .light,
                measure: LetterMeasure())
            let rings = drawing.labels.filter { $0.text.hasSuffix(" km") }
            #expect(rings.count == 2, "\(height)")
            for ring in rings {
                let (box, middle) = (ring.box(LetterMeasure()), ring.place.y)
                let pill = Rectangle(
                    x: box.x - 8, y: middle - 9 * scale, width: box.width + 16, height: 18 * scale)
                #expect(!pill.overlaps(credit), "\(height)")
            }
        }
    }

    @Test("what is estimated has lines within its outline, what is measured none")
    func estimate() throws {
        let measured = try rain { east, south in abs(east) < 40 && abs(south) < 30 ? 100 : 0 }
        let estimated = RainMapPicture.Rain(measured.frame, measured.plane, isFrozen: false, isEstimated: true)
        func lines(_ rain: RainMapPicture.Rain) -> [Path] {
            picture(rain).rain(width: 744, height: 556, free: Self.free, style: .light).marks.compactMap { mark in
                if case .stroke(let path, let stroke) = mark, stroke.width == 1.3 { path } else { nil }
            }
        }
        #expect(lines(measured).isEmpty)
        let path = try #require(lines(estimated).first)
        #expect(lines(estimated).count == 1 && path.steps.count > 60)
        for step in path.steps {
            guard case .move(let point) = step else { continue }
            #expect(abs(point.x - Self.free.centre.x) < 166 && abs(point.y - Self.free.centre.y) < 126, "\(point)")
        }
    }

    @Test("snow has dots, rain none")
    func snow() throws {
        let rain = try rain { east, _ in (-60 ... -20).contains(east) ? 100 : 0 }
        let snow = RainMapPicture.Rain(rain.frame, rain.plane, isFrozen: true)
        func dashes(_ rain: RainMapPicture.Rain) -> Int {
            picture(rain).rain(width: 744, height: 556, free: Self.free, style: .light).marks.count { mark in
                if case .stroke(_, let stroke) = mark { stroke.dash.first == 0.01 } else { false }
            }
        }
        #expect(dashes(rain) == 0 && dashes(snow) == 1)
        // Nothing but the veil comes after them.
        let marks = picture(snow).rain(width: 744, height: 556, free: Self.free, style: .light).marks
        let last = marks.lastIndex { if case .stroke(_, let stroke) = $0 { stroke.dash.first == 0.01 } else { false } }
        let fills = marks.indices.filter { if case .fill = marks[$0] { true } else { false } }
        #expect(fills.count { $0 > last ?? 0 } <= 1 && fills.count > 2)
    }

    @Test("by night, dots on light rain are dark")
    func snowByNight() throws {
        func dots(_ rate: UInt16, _ style: ColourStyle) throws -> [Colour] {
            let rain = try rain { east, _ in (-60 ... -20).contains(east) ? rate : 0 }
            let snow = RainMapPicture.Rain(rain.frame, rain.plane, isFrozen: true)
            return picture(snow).rain(width: 744, height: 556, free: Self.free, style: style).marks.compactMap { mark in
                guard case .stroke(_, let stroke) = mark, stroke.dash.first == 0.01,
                    case .even(let colour, _) = stroke.paint
                else { return nil }
                return colour
            }
        }
        #expect(try dots(1000, .dark) == [Colour(0xFFFFFF), Palette(.dark).background])
        #expect(try dots(100, .dark) == [Colour(0xFFFFFF)] && dots(1000, .light) == [Colour(0xFFFFFF)])
    }

    @Test("names touch neither each other nor what lies over the map, and the place comes before its neighbours")
    func labels() throws {
        let card = Rectangle(x: 24, y: 432, width: 696, height: 108)
        let picture = picture(nil)
        let ground = picture.ground(width: 744, height: 556, free: Self.free, style: .light)
        let drawing = picture.labels(
            over: ground, width: 744, height: 556, free: Self.free, covered: [card], textScale: 1, style: .light,
            measure: LetterMeasure()
        ).drawing
        let labels = drawing.labels
        #expect(labels.map(\.text).contains("Hamburg") && labels.map(\.text).contains("Lübeck"))
        #expect(labels.map(\.text).contains("Map: Natural Earth"))
        for (index, label) in labels.enumerated() {
            let box = label.box(LetterMeasure())
            #expect(!box.overlaps(card), "\(label.text)")
            for other in labels[(index + 1)...] { #expect(!box.overlaps(other.box(LetterMeasure())), "\(label.text)") }
        }
    }

    @Test(
        "the words about the sources are all there on a narrow map too, in two lines, or in few words where those would be more"
    )
    func credit() {
        #expect(texts(width: 120).isSuperset(of: ["Map: Natural", "Earth"]))
        #expect(texts(width: 90).isSuperset(of: ["Natural", "Earth"]))
        #expect(!texts(width: 90).contains("Map:"))
    }

    private func texts(width: Double) -> Set<String> {
        let picture = picture(nil)
        let free = Rectangle(x: 0, y: 0, width: width, height: 400)
        let ground = picture.ground(width: width, height: 400, free: free, style: .light)
        let drawing = picture.labels(
            over: ground, width: width, height: 400, free: free, covered: [], textScale: 1, style: .light,
            measure: LetterMeasure()
        ).drawing
        return Set(drawing.labels.map(\.text))
    }

    @Test("around Hamburg there is sea and land, the Elbe and shores; the picture can be written as SVG")
    func ground() throws {
        let picture = picture(nil, map: try map(), zoom: .far)
        let ground = picture.ground(width: 744, height: 556, free: Self.free, style: .dark).ground
        let svg = DrawingSVG(ground, title: "Map", description: "Hamburg").text
        let colours = MapColours(.dark)
        for colour in [colours.sea, colours.land, colours.river, colours.shore, colours.border] {
            #expect(svg.contains(colour.text))
        }
        if let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_PICTURES"] {
            try svg.write(toFile: folder + "/rain-map-ground.svg", atomically: true, encoding: .utf8)
        }
    }

    @Test(
        "neighbouring steps of rain are told apart by lightness or by an edge, and the heaviest stand out from the land"
    )
    func contrast() {
        for style in ColourStyle.allCases {
            let colours = MapColours(style)
            for (step, next) in zip(colours.rain, colours.rain.dropFirst()) {
                #expect(
                    step.fill.contrast(with: next.fill) >= 1.4 || next.edge.contrast(with: next.fill) >= 3, "\(style)")
            }
            for step in colours.rain.dropFirst() {
                #expect(
                    max(step.fill.contrast(with: colours.land), step.edge.contrast(with: colours.land)) >= 3, "\(style)"
                )
            }
            #expect(Palette(style).text.contrast(with: colours.land) >= 7)
            #expect(Palette(style).text.contrast(with: colours.sea) >= 7)
        }
    }
}
