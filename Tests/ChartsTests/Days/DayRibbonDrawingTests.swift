import Testing
import WeatherModel

@testable import Charts

struct DayRibbonDrawingTests {
    private let box = Rectangle(x: 48, y: 0, width: 624, height: 40)

    private func drawing(_ kind: SkyKind, rate: Double = 0, style: ColourStyle = .light) -> Drawing {
        // The sun rises in the first half of the day and sets in the second.
        let ribbon = DayRibbon(
            (0..<96).map { DayRibbon.Moment(kind, altitude: 30 - Double(abs($0 - 48)) * 1.5, rate: rate) })
        var drawing = Drawing(width: 744, height: 200)
        DayRibbonDrawing(ribbon, in: box, style: style).draw(on: &drawing)
        return drawing
    }

    @Test(
        "at each hour it has the colours of the sky behind the present weather", arguments: [ColourStyle.light, .dark])
    func colours(style: ColourStyle) throws {
        let rows = drawing(.cloudy, style: style).marks.compactMap { mark in
            if case .fill(_, .horizontal(let stops)) = mark { stops } else { nil }
        }
        #expect(rows.count == 40)
        for index in [0, 20, 48, 70] {
            let altitude = 30 - Double(abs(index - 48)) * 1.5
            let sky = SkyColours(.cloudy, altitude: altitude, isDark: style.isDark).stops
            #expect(rows[0][index].colour == sky[0].mixed(with: sky[2], share: 0.0125))
            #expect(rows[39][index].colour == sky[0].mixed(with: sky[2], share: 0.9875))
        }
    }

    @Test("there are stars by night and none by day, strokes where it rains, and flakes where it snows")
    func marks() {
        func circles(_ drawing: Drawing) -> [Rectangle] {
            drawing.marks.compactMap { mark in
                if case .fill(let path, .even) = mark { path.bounds } else { nil }
            }
        }
        func strokes(_ drawing: Drawing) -> Int {
            drawing.marks.count { if case .stroke = $0 { true } else { false } }
        }
        let night = circles(drawing(.clear))
        #expect(night.count > 20)
        // Until dusk, and from dawn on: 6 degrees below the horizon are 24 steps from noon.
        #expect(night.allSatisfy { $0.x < box.x + 25 * 6.5 || $0.x > box.x + 71 * 6.5 })
        #expect(circles(drawing(.overcast)).isEmpty && strokes(drawing(.overcast)) == 0)
        #expect(strokes(drawing(.rain, rate: 10)) > 2 * strokes(drawing(.rain, rate: 1)))
        #expect(strokes(drawing(.rain, rate: 1)) > 20)
        #expect(circles(drawing(.snow, rate: 1)).count > 20)
        #expect(strokes(drawing(.snow, rate: 1)) == 0)
    }

    @Test("nothing reaches out of it", arguments: SkyKind.allCases)
    func bounds(kind: SkyKind) {
        for mark in drawing(kind, rate: 12).marks {
            switch mark {
            case .fill(let path, _): #expect(box.grown(by: 0.01).contains(path.bounds))
            case .stroke(let path, _): #expect(box.contains(path.bounds.grown(by: 0.6)))
            default: Issue.record("\(mark)")
            }
        }
    }
}
