import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct RainStripTests {
    @Test("bars run from now to two hours later, with their rate an hour")
    func bars() throws {
        let strip = try #require(RainStrip(of: Sky.report(minutes: "..rrr....."), Sky.context()))
        #expect(strip.text == "Light rain starting in 25 minutes.")
        #expect(strip.bars.count == 9)
        #expect(strip.bars[0].span == ScaleSpan(start: 0, end: 10.0 / 120))
        #expect(strip.spokenText.hasPrefix("Rain in millimetres an hour: 0 at 10:20, 1.2 at 10:45, 0 at 11:30"))
        #expect(strip.bars[0].height == 0)
        let height = try #require(strip.bars[2].height)
        #expect((0.05..<0.33).contains(height), "light rain is a low bar")
        #expect(strip.bars.last?.span.end == 1)
    }

    @Test("it is called snow where nothing but snow falls", arguments: ["..sss.....", "..ssr....."])
    func snow(minutes: String) throws {
        let strip = try #require(RainStrip(of: Sky.report(minutes: minutes), Sky.context()))
        #expect(strip.isSnow == !minutes.contains("r"), "\(strip.text)")
    }

    @Test("there is no strip where it stays dry or nothing is known")
    func none() {
        #expect(RainStrip(of: Sky.report(minutes: ".........."), Sky.context()) == nil)
        #expect(RainStrip(of: Sky.report(), Sky.context()) == nil)
    }

    @Test("each band of the scale is as high as the others, and a cloudburst stays within")
    func bands() {
        #expect([0, 2.5, 7.6, 30, 90].map(PrecipitationScale.height) == [0, 1 / 3.0, 2 / 3.0, 1, 1])
    }

    @Test(
        "no bar reaches beyond the axis, however little of its step is left", arguments: [0, 599, 601, 605, 610, 629])
    func axis(seconds: Int) throws {
        let now = Sky.now.addingTimeInterval(Double(seconds))
        let strip = try #require(RainStrip(of: Sky.report(minutes: "rrrrrrrrrrrrrr"), Sky.context(at: now)))
        for width in [260.0, 336, 440] {
            let drawing = RainDrawing(strip, width: width, palette: Palette(.light), measure: WideLetters()).drawing
            let axes = drawing.marks.compactMap { mark -> ClosedRange<Double>? in
                if case .stroke(let path, let stroke) = mark, stroke.dash.isEmpty { Self.span(path) } else { nil }
            }
            let axis = try #require(axes.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound })
            for case .fill(let path, _) in drawing.marks {
                let bar = Self.span(path) ?? 0...0
                #expect(axis.contains(bar.lowerBound) && axis.contains(bar.upperBound), "\(width): \(bar)")
            }
        }
    }

    /// The left edge of a path and the right one.
    private static func span(_ path: Path) -> ClosedRange<Double>? {
        let xs = path.steps.flatMap { step -> [Double] in
            switch step {
            case .move(let point), .line(let point), .curve(_, _, let point): [point.x]
            case .arc(let centre, let radius, _, _): [centre.x - radius, centre.x + radius]
            case .close: []
            }
        }
        guard let least = xs.min(), let most = xs.max() else { return nil }
        return least...most
    }
}
