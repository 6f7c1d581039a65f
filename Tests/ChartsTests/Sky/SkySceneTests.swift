import Testing
import WeatherModel

@testable import Charts

struct SkySceneTests {
    private static let words = [
        Rectangle(x: 24, y: 12, width: 350, height: 28), Rectangle(x: 24, y: 48, width: 340, height: 128),
        Rectangle(x: 376, y: 48, width: 344, height: 136),
    ]

    private func scene(_ kind: SkyKind, isDay: Bool, _ style: ColourStyle, altitude: Double = 40) -> SkyScene {
        let body = SkyBody(altitude: altitude, azimuth: 200)
        let sky = Sky(
            kind, isDay: isDay, cloudCover: 0.5, rate: 4, windFrom: 250, windSpeed: 30, sun: isDay ? body : nil,
            moon: SkyMoon(body: body, illumination: 0.8, isLitOnTheRight: true))
        return SkyScene(sky, width: 744, height: 186, words: Self.words, style: style)
    }

    @Test("words reach 4.5:1 on the ground of every sky, from top to bottom", arguments: ColourStyle.allCases)
    func ground(style: ColourStyle) {
        for kind in SkyKind.allCases {
            for isDay in [true, false] {
                let scene = scene(kind, isDay: isDay, style)
                guard !style.isHighContrast else {
                    #expect(scene.wordColour.contrast(with: Palette(style).background) >= 7)
                    continue
                }
                let (top, bottom) = scene.gradient
                for share in stride(from: 0.0, through: 1, by: 0.1) {
                    let ground = top.mixed(with: bottom, share: share)
                    #expect(scene.wordColour.contrast(with: ground) >= 4.5, "\(kind), \(isDay), \(style), \(share)")
                }
            }
        }
    }

    @Test("no sun, moon, star, flake, stroke or bright cloud lies under a word")
    func free() {
        for kind in SkyKind.allCases where ![.overcast, .dust, .fog].contains(kind) {
            for isDay in [true, false] {
                for altitude in [2.0, 30, 60, 89] {
                    for mark in scene(kind, isDay: isDay, .light, altitude: altitude).drawing.marks {
                        for box in Self.solid(mark) {
                            #expect(
                                !Self.words.contains { $0.overlaps(box) }, "\(kind), \(isDay), \(altitude): \(box)")
                        }
                    }
                }
            }
        }
    }

    @Test("high contrast has a plain sky")
    func plain() {
        #expect(scene(.storm, isDay: true, .highContrastDark).drawing.marks.count == 1)
    }

    @Test("more rain has more strokes, and the wind leans them")
    func rain() {
        func strokes(_ rate: Double) -> Int {
            let sky = Sky(.rain, isDay: true, rate: rate, windFrom: 270, windSpeed: 40)
            return SkyScene(sky, width: 744, height: 186, words: [], style: .light).drawing.marks.map { mark in
                if case .fill(let path, .even(Colour(0xAEBDCB), _)) = mark { Self.parts(path).count } else { 0 }
            }.reduce(0, +)
        }
        #expect(strokes(8) > strokes(0.5))
        // Looking south, west is on the right.
        #expect(Sky(.rain, isDay: true, windFrom: 270, windSpeed: 40).lean < 0)
        #expect(Sky(.rain, isDay: true, windFrom: 90, windSpeed: 40).lean > 0)
        #expect(Sky(.rain, isDay: true, windFrom: 270, windSpeed: 40, facesNorth: true).lean > 0)
    }

    @Test("a high sun stands high, and one that has set does not stand at all")
    func height() {
        func sunY(_ altitude: Double) -> Double? {
            let sky = Sky(.clear, isDay: true, sun: SkyBody(altitude: altitude, azimuth: 180))
            let marks = SkyScene(sky, width: 744, height: 186, words: [], style: .light).drawing.marks
            return marks.compactMap { mark -> Double? in
                if case .fill(let path, .vertical) = mark,
                    case .arc(let centre, 17, _, _)? = path.steps.dropFirst().first
                {
                    centre.y
                } else {
                    nil
                }
            }.first
        }
        #expect(sunY(90) == 32)
        #expect((sunY(5) ?? 0) > (sunY(60) ?? 0))
        #expect(sunY(-5) == nil)
    }

    /// The rooms of a mark that is more than a shade of the ground.
    private static func solid(_ mark: Mark) -> [Rectangle] {
        switch mark {
        case .fill(let path, .even(_, let opacity)) where opacity > 0.2: parts(path).map(\.bounds)
        case .fill(let path, .vertical(let stops)) where path.bounds.height < 80 && stops.contains { $0.opacity > 0.3 }:
            [path.bounds]
        default: []
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
