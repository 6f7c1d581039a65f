import Charts
import DrawingChecks
import Testing

struct MeteogramDrawingTests {
    private static let widths = [336.0, 400, 512, 696, 832, 1100, 1600]
    private static let scales = [1.0, 1.25, 1.5, 2]

    private func drawing(
        _ meteogram: Meteogram, width: Double, scale: Double, from start: Double = 0, style: ColourStyle = .light
    ) -> Drawing {
        let layout = MeteogramLayout(width: width, textScale: scale)
        let first = min(start, max(0, meteogram.length - layout.hoursInView))
        return MeteogramDrawing(
            meteogram, layout, view: first...(first + layout.hoursInView), palette: Palette(style),
            measure: LetterMeasure(scale: scale)
        ).drawing
    }

    @Test("no label is cut and no two touch, whatever the forecast, the width and the size of text")
    func labels() {
        for seed in 0..<1000 as Range<UInt64> {
            let meteogram = Meteogram.generated(seed: seed)
            let width = Self.widths[Int(seed) % Self.widths.count]
            let scale = Self.scales[Int(seed / 7) % Self.scales.count]
            let drawing = drawing(meteogram, width: width, scale: scale, from: Double(seed % 60))
            let faults = LabelFaults.of(drawing, LetterMeasure(scale: scale))
            #expect(faults.isEmpty, "seed \(seed), \(width) px at \(scale): \(faults.joined(separator: "; "))")
        }
    }

    @Test("the check finds a label that is cut and two that touch")
    func control() {
        let bounds = Rectangle(x: 0, y: 0, width: 100, height: 50)
        let cut = [("cut", Rectangle(x: 90, y: 0, width: 20, height: 10))]
        let touching = [
            ("a", Rectangle(x: 0, y: 0, width: 20, height: 10)), ("b", Rectangle(x: 19, y: 5, width: 20, height: 10)),
        ]
        #expect(LabelFaults.of(cut, within: bounds) == ["cut is cut"])
        #expect(LabelFaults.of(touching, within: bounds) == ["a touches b"])
    }

    @Test("thirty-six hours are in view on the card of a window a thousand pixels wide")
    func hoursInView() {
        #expect(MeteogramLayout(width: 696).hoursInView == 36)
        #expect(MeteogramLayout(width: 696).height == 204)
        #expect(MeteogramLayout(width: 832).height == 228)
    }

    @Test("pictures grow with the text and keep apart from each other", arguments: [1.0, 1.5, 2])
    func pictures(scale: Double) {
        for width in Self.widths {
            let pictures = drawing(.generated(seed: 3), width: width, scale: scale).marks.compactMap { mark in
                if case .picture(_, let box, _) = mark { box } else { nil }
            }
            #expect(!pictures.isEmpty && pictures.allSatisfy { $0.width == 24 * scale && $0.height == $0.width })
            for (one, next) in zip(pictures, pictures.dropFirst()) { #expect(one.right < next.x) }
        }
    }

    @Test("now, days and hours: the one that matters more is the one that stands")
    func priorities() {
        var hours = (0..<48).map { MeteogramHour(start: Double($0), timeText: "\($0 % 24):00", clockHour: $0 % 24) }
        hours[3].value = 4
        let meteogram = Meteogram(
            hours: hours, nights: [], days: [MeteogramMoment(start: 24, text: "Fri 30 Jan", shortText: "Fri")],
            now: 23.5,
            curve: MeteogramCurve(leastSpan: 8),
            words: MeteogramWords(
                now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
        let texts = drawing(meteogram, width: 696, scale: 1).labels.map(\.text)
        #expect(texts.contains("Now"))
        #expect(!texts.contains("21:00"))
        #expect(!texts.contains("Fri 30 Jan"))
        #expect(texts.contains("6:00"))
    }

    @Test("dry weather is said in the rain's lane, and only where the rain is known")
    func dry() {
        func texts(rate: Double?) -> [String] {
            let hours = (0..<40).map { MeteogramHour(start: Double($0), rate: rate, clockHour: $0 % 24) }
            let words = MeteogramWords(
                now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: "")
            let dry = MeteogramDryTime(time: 0...40, text: "Dry until Sunday morning")
            let meteogram = Meteogram(
                hours: hours, nights: [], days: [], dry: rate == nil ? [] : [dry], now: nil,
                curve: MeteogramCurve(leastSpan: 8), words: words)
            return drawing(meteogram, width: 696, scale: 1).labels.map(\.text)
        }
        #expect(texts(rate: 0).contains("Dry until Sunday morning"))
        #expect(!texts(rate: nil).contains("Dry until Sunday morning"))
        #expect(!texts(rate: 1).contains("Dry until Sunday morning"))
    }

    @Test("snow is drawn hollow and rain filled, a bar as high as its band says")
    func bars() {
        let hours = [
            MeteogramHour(start: 0, rate: 5, isFrozen: true, clockHour: 0),
            MeteogramHour(start: 1, rate: 5, clockHour: 1),
        ]
        let meteogram = Meteogram(
            hours: hours, nights: [], days: [], now: nil, curve: MeteogramCurve(leastSpan: 8),
            words: MeteogramWords(
                now: "", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
        let palette = Palette(.light)
        let drawing = drawing(meteogram, width: 696, scale: 1)
        let filled = drawing.marks.filter { if case .fill(_, .even(palette.rain[1], 1)) = $0 { true } else { false } }
        let outlined = drawing.marks.filter {
            if case .stroke(_, let stroke) = $0 { stroke.paint == .even(palette.rain[1]) } else { false }
        }
        #expect(filled.count == 1)
        #expect(outlined.count == 1)
        #expect(PrecipitationScale.height(2.5) == 1.0 / 3)
        #expect(PrecipitationScale.height(7.6) == 2.0 / 3)
        #expect(PrecipitationScale.height(80) == 1)
    }
}
