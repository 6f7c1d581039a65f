import DrawingChecks
import Testing
import WeatherModel

@testable import Charts

struct SkySceneTests {
    private static let room = SkyRoom(
        words: [
            Rectangle(x: 24, y: 12, width: 350, height: 28), Rectangle(x: 500, y: 8, width: 220, height: 32),
            Rectangle(x: 24, y: 48, width: 200, height: 70), Rectangle(x: 24, y: 128, width: 290, height: 40),
        ],
        tiles: [
            Rectangle(x: 376, y: 48, width: 168, height: 64), Rectangle(x: 552, y: 48, width: 168, height: 64),
            Rectangle(x: 376, y: 120, width: 168, height: 64), Rectangle(x: 552, y: 120, width: 168, height: 64),
        ])
    private static let altitudes = [-20.0, -12, -8, -3, -0.5, 0, 2, 5, 12, 30, 60, 89]
    private static let plain = Landscape(Coordinates(clampingLatitude: 53.55, longitude: 9.99), elevation: Distance(6))

    private func sky(_ kind: SkyKind, altitude: Double, rate: Double = 4, over land: Landscape = .anywhere) -> Sky {
        Sky(
            kind, sun: SkyBody(altitude: altitude, azimuth: 200), over: land, cloudCover: 0.5, rate: rate,
            windFrom: 250, windSpeed: 30,
            moon: SkyMoon(
                body: SkyBody(altitude: 40, azimuth: 170), illumination: 0.8, isLitOnTheRight: true))
    }

    private func scene(
        _ sky: Sky, width: Double = 744, room: SkyRoom = Self.room, _ style: ColourStyle = .light
    ) -> SkyScene {
        SkyScene(sky, width: width, height: 224, room: room, style: style)
    }

    @Test("no sun, moon, star, flake, stroke or cloud comes close to a word or a tile")
    func free() {
        var seen: Set<String> = []
        for kind in SkyKind.allCases {
            for altitude in Self.altitudes {
                for mark in scene(sky(kind, altitude: altitude, over: Self.plain)).drawing.marks {
                    guard let (thing, margin, boxes) = Self.thing(mark) else { continue }
                    seen.insert(thing)
                    for box in boxes {
                        for word in Self.room.words + Self.room.tiles {
                            #expect(
                                !word.grown(by: margin - 0.01).overlaps(box), "\(thing): \(kind), \(altitude): \(box)")
                        }
                    }
                }
            }
        }
        #expect(seen == ["disc", "star", "flake", "stroke", "cloud"])
    }

    @Test("the line of a plain runs below tiles that reach it, as the hills do")
    func plainBelowTiles() {
        let tiles = [
            Rectangle(x: 24, y: 150, width: 168, height: 64), Rectangle(x: 200, y: 150, width: 168, height: 64),
        ]
        for room in [SkyRoom(tiles: tiles), Self.room] {
            let scene = scene(sky(.storm, altitude: 5, over: Self.plain), room: room)
            let lines = scene.drawing.marks.compactMap { mark -> Rectangle? in
                guard case .fill(let path, _) = mark, path.bounds.width == scene.width, path.bounds.height == 1 else {
                    return nil
                }
                return path.bounds
            }
            #expect(lines.count == 1)
            #expect(lines.allSatisfy { line in !room.tiles.contains { $0.overlaps(line) } }, "\(lines)")
        }
    }

    @Test("a ridge rises neither into the columns of words nor of tiles")
    func ceiling() {
        for seed in 0..<60 {
            let land = Landscape(Coordinates(clampingLatitude: Double(seed) - 30, longitude: 3.7 * Double(seed)))
            let scene = scene(sky(.clear, altitude: 20, over: land))
            for ridge in Ridge.all(of: land) {
                for point in scene.line(of: ridge) {
                    for (boxes, margin) in [(Self.room.words, 4.0), (Self.room.tiles, 3)] {
                        for box in boxes where (box.x...box.right).contains(point.x) {
                            #expect(point.y >= box.bottom + margin)
                        }
                    }
                }
            }
        }
    }

    @Test("behind tiles that hold back any line the ridges run on")
    func ridgesBehindTiles() {
        let land = Landscape(Coordinates(clampingLatitude: 47.27, longitude: 11.39))
        let scene = scene(sky(.clear, altitude: 20, over: land), room: SkyRoom())
        var room = SkyRoom(tiles: [Rectangle(x: 40, y: scene.height - 60, width: 160, height: 55)])
        let kept = self.scene(sky(.clear, altitude: 20, over: land), room: room)
        room.keepsRidges = true
        let passed = self.scene(sky(.clear, altitude: 20, over: land), room: room)
        for ridge in Ridge.all(of: land) {
            #expect(passed.line(of: ridge) == scene.line(of: ridge) && kept.line(of: ridge) != scene.line(of: ridge))
        }
    }

    @Test("a place has its own ridges, the same at every width and mirrored with the page")
    func ridges() {
        let place = Landscape(Coordinates(clampingLatitude: 47.27, longitude: 11.39))
        let near = Landscape(Coordinates(clampingLatitude: 47.2699, longitude: 11.3941))
        let other = Landscape(Coordinates(clampingLatitude: 47.28, longitude: 11.39))
        func lines(_ land: Landscape, width: Double, isMirrored: Bool = false) -> [[Point]] {
            let scene = scene(
                sky(.clear, altitude: 20, over: land), width: width, room: SkyRoom(isMirrored: isMirrored))
            return Ridge.all(of: land).map { scene.line(of: $0) }
        }
        let (narrow, wide) = (lines(place, width: 360), lines(place, width: 1600))
        #expect(zip(narrow, wide).allSatisfy { $0.elementsEqual($1.prefix($0.count)) })
        #expect(lines(near, width: 360) == narrow && lines(other, width: 360) != narrow)
        for (line, mirrored) in zip(narrow, lines(place, width: 360, isMirrored: true)) {
            for (index, point) in line.prefix(91).enumerated() {
                #expect(abs(mirrored[90 - index].y - point.y) < 1e-9)
            }
        }
        #expect(narrow.allSatisfy { line in (Set(line.map(\.y)).max() ?? 0) - (Set(line.map(\.y)).min() ?? 0) > 3 })
    }

    @Test("a low place has a plain, and a high or unknown one hills")
    func plains() {
        let point = Coordinates(clampingLatitude: 53.55, longitude: 9.99)
        #expect(Landscape(point, elevation: Distance(6)).isFlat && Landscape(point, elevation: Distance(-3)).isFlat)
        #expect(!Landscape(point, elevation: Distance(20)).isFlat && !Landscape(point).isFlat)
        func glints(_ kind: SkyKind, _ altitude: Double) -> Int {
            scene(sky(kind, altitude: altitude, over: Self.plain)).drawing.marks.filter { mark in
                if case .fill(let path, .even) = mark {
                    path.bounds.height == 1 && (2..<50).contains(path.bounds.width)
                } else {
                    false
                }
            }.count
        }
        #expect(glints(.clear, 3) == 4 && glints(.cloudy, 30) == 4 && glints(.clear, -12) == 4)
        // Neither the sun nor the moon is seen.
        #expect(glints(.clear, -2) == 0 && glints(.overcast, 3) == 0)
    }

    @Test("high contrast has a plain ground")
    func plain() {
        #expect(scene(sky(.storm, altitude: 2), .highContrastDark).drawing.marks.count == 1)
    }

    @Test("beside words and tiles rain has almost all strokes of its rate", arguments: [(1.0, 0.4), (4, 1), (9, 2.5)])
    func strokesBesideWords(rate: Double, share: Double) {
        for kind in [SkyKind.rain, .storm] {
            let strokes = scene(sky(kind, altitude: 20, rate: rate)).drawing.marks.flatMap { mark -> [Path] in
                guard case .fill(let path, .even(Colour(0xDFEAF6), _)) = mark else { return [] }
                return Self.parts(path)
            }
            // Those that begin in front of the pale land are not seen.
            let seen = strokes.filter { $0.bounds.y < 196 }
            #expect(Double(seen.count) >= 0.85 * 744 * 224 / 2200 * share, "\(kind): \(seen.count)")
        }
    }

    @Test("beside words and tiles almost as many flakes fall as there shall be", arguments: [0.5, 2, 6])
    func flakesBesideWords(rate: Double) {
        let flakes = scene(sky(.snow, altitude: 20, rate: rate)).drawing.marks.flatMap { mark -> [Rectangle] in
            guard let thing = Self.thing(mark), ["flake", "star"].contains(thing.name) else { return [] }
            return thing.boxes
        }
        let seen = flakes.filter { $0.y < 196 }
        let wanted = 30 + 14 * rate
        // All of them fall between the words and the tiles, where more would look like a blizzard.
        #expect((0.85 * wanted...wanted).contains(Double(seen.count)), "\(seen.count)")
    }

    @Test("more rain has more and longer strokes, and the wind leans them")
    func rain() {
        func strokes(_ rate: Double) -> [Rectangle] {
            scene(sky(.rain, altitude: 20, rate: rate), room: SkyRoom()).drawing.marks.flatMap { mark -> [Rectangle] in
                guard case .fill(let path, .even(Colour(0xDFEAF6), _)) = mark else { return [] }
                return Self.parts(path).map(\.bounds)
            }
        }
        let (light, moderate, heavy) = (strokes(1), strokes(4), strokes(9))
        #expect(abs(Double(moderate.count) / Double(light.count) - 2.5) < 0.2)
        #expect(abs(Double(heavy.count) / Double(moderate.count) - 2.5) < 0.2)
        #expect(light[0].height < moderate[0].height && moderate[0].height < heavy[0].height)
        // Looking south, west is on the right.
        func lean(_ from: Double, facesNorth: Bool = false) -> Double {
            Sky(
                .rain, sun: SkyBody(altitude: 9, azimuth: 180), over: .anywhere, windFrom: from, windSpeed: 40,
                facesNorth: facesNorth
            ).lean
        }
        #expect(lean(270) < 0 && lean(90) > 0 && lean(270, facesNorth: true) > 0)
    }

    @Test("a high sun stands high, a low one low, and one that has set not at all")
    func height() throws {
        func sunY(_ altitude: Double) -> Double? {
            scene(sky(.clear, altitude: altitude, over: Self.plain), room: SkyRoom()).drawing.marks
                .compactMap(Self.thing).first { $0.name == "disc" }?.boxes.first?.y
        }
        #expect(try #require(sunY(90)) == 32 - 14)
        let heights = try [89.0, 40, 12, 6, 3, 0, -0.5].map { try #require(sunY($0)) }
        #expect(heights == heights.sorted() && Set(heights).count == heights.count)
        #expect(sunY(-2) == nil)
    }

    @Test("stars come from the middle of dusk on, and the moon when the light has gone")
    func night() {
        func count(_ name: String, _ altitude: Double) -> Int {
            scene(sky(.clear, altitude: altitude)).drawing.marks.compactMap(Self.thing).filter { $0.name == name }.count
        }
        #expect(count("star", -5) == 0 && count("star", -7) > 5)
        #expect(sky(.clear, altitude: -3).moon == nil && sky(.clear, altitude: -5).moon != nil)
    }

    @Test("snow lies on the hills where it falls or where its depth is known")
    func snow() {
        let white = Landscape(Coordinates(clampingLatitude: 47.27, longitude: 11.39), hasSnow: true)
        func count(_ kind: SkyKind, _ land: Landscape) -> Int {
            scene(sky(kind, altitude: 20, over: land), room: SkyRoom()).drawing.marks
                .filter { if case .fill(let path, _) = $0 { path.steps.count > 180 } else { false } }.count
        }
        #expect(count(.clear, .anywhere) == 3 && count(.clear, white) == 6 && count(.snow, .anywhere) == 6)
        #expect(count(.fog, .anywhere) == 1)
    }

    @Test("the veil of fog ends in the colour of the page, whatever land lies behind it")
    func veil() {
        for altitude in [30.0, 3, -20] {
            let drawn = scene(sky(.fog, altitude: altitude), room: SkyRoom())
            let stops = drawn.drawing.marks.compactMap { mark -> [PaintStop]? in
                guard case .fill(let path, .vertical(let stops)) = mark, path.bounds.bottom >= drawn.height,
                    stops.first?.opacity == 0
                else { return nil }
                return stops
            }
            #expect(stops.last?.last?.opacity == 1, "\(altitude)")
        }
    }

    /// What a mark draws that words have to be clear of, and by how much.
    private static func thing(_ mark: Mark) -> (name: String, margin: Double, boxes: [Rectangle])? {
        guard case .fill(let path, let paint) = mark else { return nil }
        let parts = parts(path)
        if case .radial = paint, path.bounds.width <= 29 { return ("disc", 14, [path.bounds]) }
        if parts.count > 4, parts.allSatisfy({ $0.steps.count == 6 }) { return ("cloud", 6, [path.bounds]) }
        guard case .even(let colour, _) = paint else { return nil }
        let isRound = path.steps.contains { if case .arc = $0 { true } else { false } }
        if colour == Colour(0xDFEAF6) { return ("stroke", 6, parts.flatMap(Self.pieces)) }
        guard colour == Colour(0xFFFFFF), isRound else { return nil }
        // Flakes are more opaque than any star that is as large.
        return path.bounds.width >= 2.59 && mark.opacity >= 0.6
            ? ("flake", 10, parts.map(\.bounds)) : ("star", 6, parts.map(\.bounds))
    }

    /// A stroke in tenths, as the box around all of a slanting one has corners far away from it.
    private static func pieces(_ stroke: Path) -> [Rectangle] {
        guard case .move(let start)? = stroke.steps.first, case .line(let end)? = stroke.steps.dropFirst(3).first else {
            return []
        }
        return (0...10).map { tenth in
            let share = Double(tenth) / 10
            return Rectangle(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, width: 1, height: 1)
        }
    }

    /// The outlines that are painted as one.
    private static func parts(_ path: Path) -> [Path] {
        path.steps.reduce(into: [[Path.Step]]()) { parts, step in
            if case .move = step { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(step)
        }.map(Path.init)
    }
}

extension Mark {
    fileprivate var opacity: Double {
        if case .fill(_, .even(_, let opacity)) = self { opacity } else { 1 }
    }
}
