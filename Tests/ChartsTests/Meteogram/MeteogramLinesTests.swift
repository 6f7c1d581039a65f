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

    @Test("the amount of the last hour of a day stands before its midnight, and one beside now after that")
    func peaks() throws {
        var hours = (0..<48).map { MeteogramHour(start: Double($0), timeText: "\($0 % 24):00", clockHour: $0 % 24) }
        for (hour, text) in [(23, "4.0"), (36, "5.0")] { (hours[hour].rate, hours[hour].rateText) = (4, text) }
        let meteogram = Meteogram(
            hours: hours, nights: [], days: [MeteogramMoment(start: 24, text: "Fri 30 Jan", shortText: "Fri")],
            now: 36.5, curve: MeteogramCurve(leastSpan: 8),
            words: MeteogramWords(now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
        let layout = MeteogramLayout(width: 696)
        let drawing = MeteogramDrawing(
            meteogram, layout, view: 12...48, palette: Palette(.light), measure: LetterMeasure(scale: 1))
        func box(of text: String) throws -> Rectangle {
            try #require(drawing.rainLabels.first { $0.text == text }).box(drawing.measure)
        }
        #expect(try box(of: "4.0").right <= drawing.x(24) - 4)
        #expect(try box(of: "5.0").x >= drawing.x(36.5) + 4)
    }

    @Test("the peak of rain that falls now is written among the hours to come, whatever fell before")
    func presentRain() throws {
        let rates = [9.0, 9, 3, 2, 1]
        let hours = (0..<48).map { hour in
            let rate = rates.indices.contains(hour - 20) ? rates[hour - 20] : 0
            return MeteogramHour(
                start: Double(hour), rate: rate, rateText: rate > 0 ? "\(rate)" : "", timeText: "\(hour % 24):00",
                clockHour: hour % 24)
        }
        let meteogram = Meteogram(
            hours: hours, nights: [], days: [], now: 22.2, curve: MeteogramCurve(leastSpan: 8),
            words: MeteogramWords(now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
        // What fell before begins left of what is in view.
        let drawing = MeteogramDrawing(
            meteogram, MeteogramLayout(width: 696), view: 20.5...46, palette: Palette(.light),
            measure: LetterMeasure(scale: 1))
        #expect(drawing.rainLabels.map(\.text) == ["3.0"])
    }

    @Test("the sun stands over the day's ground and the moon over the night's, however many hours a picture is for")
    func pictures() {
        var names: Set<String> = []
        for seed in 0..<300 as Range<UInt64> {
            let drawing = Self.drawing(seed)
            for case .picture(let name, let box, _) in drawing.drawing.marks {
                let time = drawing.layout.hour(atX: box.centre.x, in: drawing.view)
                let isNight = drawing.meteogram.nights.contains { $0.lowerBound < time && time < $0.upperBound }
                let isEdge = drawing.meteogram.nights.contains {
                    abs($0.lowerBound - time) < 0.001 || abs($0.upperBound - time) < 0.001
                }
                #expect(isEdge || name == (isNight ? "rain-night" : "rain"), "seed \(seed), hour \(time)")
                names.insert(name)
            }
        }
        #expect(names == ["rain", "rain-night"])
    }

    @Test("the line of the hour that is read runs through no number, no word and no picture")
    func reading() {
        var count = 0
        for seed in 0..<200 as Range<UInt64> {
            let drawing = Self.drawing(seed)
            var boxes = (drawing.curveLabels + drawing.rainLabels + drawing.missingLabels).map {
                $0.box(drawing.measure)
            }
            for case .picture(_, let box, _) in drawing.drawing.marks { boxes.append(box) }
            for row in drawing.rows where row.start >= drawing.view.lowerBound {
                let lines = drawing.reading(of: row.start).marks.compactMap { mark in
                    if case .stroke(let path, _) = mark { path.bounds.grown(by: 0.75) } else { nil }
                }
                #expect(!lines.isEmpty)
                for line in lines {
                    count += boxes.count { abs($0.centre.x - line.centre.x) < $0.width / 2 }
                    #expect(!boxes.contains(where: line.overlaps), "seed \(seed), hour \(row.start)")
                }
            }
        }
        #expect(count > 500)
    }

    @Test("no line of the rain's scale runs through a number or a word, nor a number through the curve")
    func scale() {
        var count = 0
        for seed in 0..<500 as Range<UInt64> {
            let drawing = Self.drawing(seed)
            let lines = Self.levelLines(of: drawing)
            #expect(lines.contains { $0.y > drawing.layout.rain.y })
            for label in drawing.rainLabels + drawing.bandLabels {
                let box = label.box(drawing.measure)
                count += 1
                #expect(!lines.contains(where: box.overlaps), "seed \(seed): \(label.text) lies on a line")
                let curve = drawing.curveHeights(from: box.x, to: box.right)
                #expect(
                    !(curve.map { box.y < $0.upperBound } ?? false), "seed \(seed): \(label.text) lies on the curve")
            }
        }
        #expect(count > 500)
    }

    /// The level lines between curve and chance, a pixel high, without the axis below the bars.
    private static func levelLines(of drawing: MeteogramDrawing<LetterMeasure>) -> [Rectangle] {
        drawing.drawing.marks.compactMap { mark in
            guard case .stroke(let path, let stroke) = mark, stroke.width == 1, case let bounds = path.bounds,
                bounds.height == 0, bounds.width > 0, bounds.y > drawing.layout.curve.bottom,
                bounds.y < drawing.layout.rain.bottom - 1
            else { return nil }
            return Rectangle(x: bounds.x, y: bounds.y - 0.5, width: bounds.width, height: 1)
        }
    }

    @Test("a narrow chart names all bands below each other, beside a midnight and beside late rain")
    func bands() {
        for (midnight, rain) in [(14.0, 0..<0), (20, 0..<0), (8, 14..<18), (14, 0..<4)] {
            let drawing = Self.narrow(midnight: midnight, rain: rain)
            let names = drawing.gutterLabels.filter { drawing.meteogram.words.bands.contains($0.text) }
            #expect(names.map(\.text) == ["light", "moderate", "heavy"], "midnight \(midnight), rain \(rain)")
            #expect(Set(names.map(\.place.x)).count == 1)
            #expect(names.allSatisfy { $0.place.x > drawing.layout.plot.centre.x })
        }
    }

    @Test("a number that gives way to an edge or a midnight does not crowd the next one")
    func crowds() {
        for (hours, midnight) in [(24.0, nil), (17, 12.0)] as [(Double, Double?)] {
            let drawing = Self.narrow(midnight: midnight, rain: 0..<0, hours: hours)
            let boxes = drawing.curveLabels.map { $0.box(drawing.measure) }.sorted { $0.x < $1.x }
            #expect(boxes.count > 3)
            #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $1.x - $0.right >= 12 }, "\(boxes)")
            guard let midnight else { continue }
            let line = drawing.x(midnight)
            #expect(boxes.contains { $0.x > line && $0.x < line + 10 }, "the value of midnight stands after its line")
        }
    }

    /// Even hours in a narrow chart.
    private static func narrow(
        midnight: Double?, rain: Range<Int>, hours: Double = 17
    ) -> MeteogramDrawing<LetterMeasure> {
        let rows = (0..<40).map { hour in
            MeteogramHour(
                start: Double(hour), value: 5, valueText: "5°", celsius: 5, rate: rain.contains(hour) ? 9 : 0,
                rateText: "9", timeText: "\(hour % 24):00", clockHour: hour % 24)
        }
        let meteogram = Meteogram(
            hours: rows, nights: [],
            days: midnight.map { [MeteogramMoment(start: $0, text: "Friday", shortText: "Fri")] } ?? [], now: nil,
            curve: MeteogramCurve(leastSpan: 8, isTemperature: true),
            words: MeteogramWords(
                now: "Now", bands: ["light", "moderate", "heavy"], limits: ["2.5", "7.6"], rainUnit: "mm",
                chanceUnit: "%", windUnit: "km/h"))
        return MeteogramDrawing(
            meteogram, MeteogramLayout(width: 336), view: 0...hours, palette: Palette(.light),
            measure: LetterMeasure(scale: 1))
    }

    @Test("an hour is told in few words, each number with its unit")
    func brief() {
        let meteogram = Meteogram.generated(seed: 1)
        let hour = MeteogramHour(
            start: 0, value: 6, valueText: "6°", rate: 8.4, rateText: "8.4", chanceText: "95", windText: "22",
            timeText: "15:00", clockHour: 15)
        #expect(meteogram.brief(hour) == "15:00 · 6° · 8.4\u{00A0}mm · 95% · 22\u{00A0}km/h")
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
