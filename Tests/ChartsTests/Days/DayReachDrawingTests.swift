import Testing
import WeatherModel
import WeatherText

@testable import Charts

@Suite("How far low and high of a day may reach")
struct DayReachDrawingTests {
    /// Rows whose lows and highs may lie three degrees farther out.
    private static func reaching(_ figures: DayFigures) -> DayFigures {
        let bar = figures.bar.map { bar in
            DayBar(
                bar.range, zero: bar.zero, now: bar.now, low: bar.low, high: bar.high,
                reach: DayReach(
                    ScaleSpan(start: bar.range.start - 0.075, end: bar.range.end + 0.075),
                    lowest: Temperature(bar.low.value - 3), highest: Temperature(bar.high.value + 3)))
        }
        return DayFigures(
            pictureName: figures.pictureName, fallText: figures.fallText, chanceText: figures.chanceText,
            windText: figures.windText, windTowards: figures.windTowards, lowText: figures.lowText,
            highText: figures.highText, bar: bar, isWeekend: figures.isWeekend)
    }

    @Test("beyond a bar lies how far low and high may reach, softer and apart from it, hollow in high contrast")
    func reach() throws {
        let (plain, own) = (DayRowDrawingTests.all[1], Self.reaching(DayRowDrawingTests.all[1]))
        func fills(_ figures: DayFigures, _ style: ColourStyle) -> [(box: Rectangle, paint: Paint)] {
            DayRowDrawingTests.drawing(figures, 696, style: style).marks.compactMap { mark in
                if case .fill(let path, let paint) = mark { (path.bounds, paint) } else { nil }
            }
        }
        let soft = fills(own, .light).filter { if case .even(_, 0.42) = $0.paint { true } else { false } }
        let bar = try #require(fills(own, .light).last)
        #expect(soft.count == 2 && fills(plain, .light).count == fills(own, .light).count - 6)
        #expect(abs(soft[0].box.right - (bar.box.x - 2)) < 0.01 && abs(soft[1].box.x - (bar.box.right + 2)) < 0.01)
        #expect(soft.allSatisfy { $0.box.height == 8 && $0.box.width > 2 })
        #expect(fills(own, .highContrastLight).allSatisfy { if case .even(_, 0.42) = $0.paint { false } else { true } })
    }

    @Test("the river has a fainter one outside, as far as most runs go")
    func outerRiver() throws {
        let days = DayRowDrawingTests.all.map(Self.reaching)
        let columns = DayRowDrawingTests.columns(696, 1)
        func faint(_ days: [DayFigures]) throws -> Int {
            let river = try #require(DayRiver.parts(of: days, open: nil)[1])
            let drawing = DayRowDrawing(
                days[1], columns, width: 696, height: 48, isMirrored: false, river: river, Palette(.light)
            ).made
            return drawing.marks.count { mark in
                guard case .fill(_, .horizontal(let stops)) = mark else { return false }
                return stops.allSatisfy { $0.opacity == 0.08 }
            }
        }
        #expect(try faint(days) == 2)
        #expect(try faint(DayRowDrawingTests.all) == 0)
    }
}
