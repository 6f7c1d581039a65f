import Testing

@testable import Charts

struct SkyColoursTests {
    @Test("words reach 4.5:1 on every colour of every sky at every height of the sun", arguments: [false, true])
    func contrast(isDark: Bool) {
        let style = isDark ? ColourStyle.dark : .light
        for kind in SkyKind.allCases {
            for altitude in stride(from: -20.0, through: 60, by: 1) {
                let sky = Sky(kind, sun: SkyBody(altitude: altitude, azimuth: 180), over: .anywhere)
                let scene = SkyScene(sky, width: 744, height: 224, room: SkyRoom(), style: style)
                for (upper, lower) in zip(scene.colours.stops, scene.colours.stops.dropFirst()) {
                    for share in stride(from: 0.0, through: 1, by: 0.1) {
                        let ground = upper.mixed(with: lower, share: share)
                        #expect(scene.wordColour.contrast(with: ground) >= 4.5, "\(kind), \(altitude), \(share)")
                    }
                }
            }
        }
    }

    @Test("a clear evening goes from the day's blue through the sunset to the night")
    func evening() {
        func stops(_ altitude: Double, isDark: Bool = false) -> [String] {
            SkyColours(.clear, altitude: altitude, isDark: isDark).stops.map(\.text)
        }
        #expect(stops(30) == ["#1a5db2", "#2666b6", "#2f6cb9", "#3470bb"] && stops(30) == stops(10))
        #expect(stops(4) == ["#2b5c9e", "#5a6f9a", "#9a6a5a", "#b0623a"])
        #expect(stops(-3) == ["#1d2f63", "#45437a", "#7d4b76", "#a4533f"])
        #expect(stops(-9) == ["#0f1b47", "#23305f", "#3d3a66", "#4a3f63"])
        #expect(stops(-15) == stops(-40) && stops(-15).first == "#0a1230")
        #expect(stops(0.5) != stops(4) && stops(0.5) != stops(-3))
        // Only the warm ones are dimmed in the dark style.
        #expect(stops(4, isDark: true).last == "#8b5038" && stops(-9, isDark: true) == stops(-9))
    }

    @Test("each step of the sun changes a colour a little, in every sky whose words stay as they are")
    func smoothness() {
        for kind in SkyKind.allCases {
            for altitude in stride(from: -20.0, to: 20, by: 1) {
                let pair = [altitude, altitude + 1].map { SkyColours(kind, altitude: $0, isDark: true).stops }
                for (first, second) in zip(pair[0], pair[1]) {
                    let change = abs(first.red - second.red) + abs(first.green - second.green)
                    #expect(change + abs(first.blue - second.blue) < 0.25, "\(kind), \(altitude)")
                }
            }
        }
    }

    @Test("snow and fog are light by day in the light style only, and dark as soon as the sun is low")
    func lightSkies() {
        func ground(_ kind: SkyKind, _ altitude: Double, _ style: ColourStyle) -> SkyGround {
            SkyGround(Sky(kind, sun: SkyBody(altitude: altitude, azimuth: 180), over: .anywhere), style)
        }
        #expect(ground(.snow, 7, .light) == .light && ground(.fog, 7, .light) == .light)
        #expect(ground(.snow, 10, .dark) == .day && ground(.rain, 10, .light) == .day)
        #expect(ground(.snow, 6, .light) == .dusk && ground(.clear, -9, .dark) == .dusk)
        #expect(ground(.clear, -11, .light) == .night)
        #expect(ground(.clear, 30, .highContrastLight) == .flat)
    }
}
