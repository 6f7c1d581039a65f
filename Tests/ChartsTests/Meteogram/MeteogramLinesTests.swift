import DrawingChecks
import Testing

@testable import Charts

struct MeteogramLinesTests {
    @Test("no number lies on the curve, nor on the line of now, of a midnight or of 0°, whatever the forecast")
    func numbers() {
        for seed in 0..<500 as Range<UInt64> {
            let drawing = Self.drawing(seed)
            let lines = drawing.uprightLines(in: drawing.layout.plot) + [drawing.referenceLine].compactMap { $0 }
            for label in drawing.curveLabels {
                let box = label.box(drawing.measure)
                let curve = drawing.curveHeights(from: box.x, to: box.right)
                let isOnCurve = curve.map { $0.lowerBound < box.bottom && box.y < $0.upperBound } ?? false
                #expect(!isOnCurve, "seed \(seed): \(label.text) lies on the curve")
                #expect(!lines.contains(where: box.overlaps), "seed \(seed): \(label.text) lies on a line")
            }
        }
    }

    @Test("no text of the rain lies on the line of now or of a midnight, and no band's name on a bar")
    func rain() {
        for seed in 0..<500 as Range<UInt64> {
            let drawing = Self.drawing(seed)
            let lines = drawing.uprightLines(in: drawing.layout.rain)
            for label in drawing.rainLabels {
                #expect(
                    !lines.contains(where: label.box(drawing.measure).overlaps),
                    "seed \(seed): \(label.text) lies on a line")
            }
            for label in drawing.gutterLabels where drawing.meteogram.words.bands.contains(label.text) {
                #expect(
                    !(lines + drawing.bars).contains(where: label.box(drawing.measure).overlaps),
                    "seed \(seed): \(label.text) lies on a bar")
            }
        }
    }

    @Test("an hour is told in few words, each number with its unit")
    func brief() {
        let meteogram = Meteogram.generated(seed: 1)
        let hour = MeteogramHour(
            start: 0, value: 6, valueText: "6°", rate: 8.4, rateText: "8.4", chanceText: "95", windText: "22",
            timeText: "15:00", clockHour: 15)
        #expect(meteogram.brief(hour) == "15:00 · 6° · 8.4\u{00A0}mm · 95\u{00A0}% · 22\u{00A0}km/h")
        #expect(meteogram.brief(MeteogramHour(start: 0, timeText: "15:00", clockHour: 15)) == "15:00")
    }

    private static func drawing(_ seed: UInt64) -> MeteogramDrawing<LetterMeasure> {
        let meteogram = Meteogram.generated(seed: seed)
        let layout = MeteogramLayout(width: [336, 512, 696, 832][Int(seed) % 4])
        let first = min(Double(seed % 60), max(0, meteogram.length - layout.hoursInView))
        return MeteogramDrawing(
            meteogram, layout, view: first...(first + layout.hoursInView), palette: Palette(.light),
            measure: LetterMeasure(scale: 1))
    }
}
