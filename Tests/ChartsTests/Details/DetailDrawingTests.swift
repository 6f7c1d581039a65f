import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct DetailDrawingTests {
    static let scales: [DetailScale] =
        [0.0, 3, 8, 14, 20, 40].map { WindDetail.scale(of: Speed($0)) }
        + [-20.0, 0, 8, 15, 20, 35].map { FeelsLikeDetail.scale(of: Temperature($0)) }
        + [10.0, 40, 70, 100].map { HumidityDetail.scale(of: Percentage($0), dewPoint: nil) }
        + [980.0, 1010, 1040].map { PressureDetail.scale(of: Pressure($0)) }
        + [100.0, 2000, 8000, 15_000, 50_000].map { VisibilityDetail.scale(of: Distance($0)) }
        + [0.0, 4, 7, 9, 13].map { UVDetail.scale(of: UVIndex($0)) }
        + AirQualityStandard.allCases.flatMap { standard in
            [1.0, 3, 5, 30, 70, 120, 180, 250, 400].compactMap { AirQualityIndex(standard, checking: $0) }
        }.map(AirDetail.scale)

    @Test("no word of a scale is cut or touches another, and the true one is always there in bold")
    func words() {
        for scale in Self.scales {
            for width in stride(from: 260.0, through: 500, by: 8) {
                for textScale in [1, 1.15, 1.5, 2] {
                    for letter in [0.5, 0.56, 0.62] {
                        let measure = LetterMeasure(scale: textScale, letterWidth: letter)
                        let bar = DetailScaleBar(scale, Palette(.light), textScale: textScale, measure: measure)
                        let drawing = bar.drawing(width: width)
                        let labels = drawing.labels
                        let boxes = labels.map { $0.box(measure) }
                        let room = Rectangle(x: 0, y: 0, width: width, height: drawing.height).grown(by: 0.02)
                        #expect(boxes.allSatisfy(room.contains), "\(scale.word) \(width) \(textScale)")
                        for (index, box) in boxes.enumerated() {
                            #expect(
                                !boxes[(index + 1)...].contains { other in
                                    let isBeside = abs(other.centre.y - box.centre.y) < 2
                                    return other.grown(by: isBeside ? 6 * textScale : -1).overlaps(box)
                                },
                                "a space between two steps would be one between two words")
                        }
                        #expect(labels.filter(\.lettering.isBold).map(\.text) == [scale.word])
                    }
                }
            }
        }
    }

    @Test("where two words have too little room beside the true one they give way a little, and all are there")
    func wordsAside() throws {
        let measure = LetterMeasure(letterWidth: 0.5)
        let wind = try #require(Self.scales.first { $0.words.contains("light") && $0.words.contains("storm") })
        let moderate = wind.moved(to: try #require(wind.words.firstIndex(of: "moderate")))
        for width in [306.0, 312, 320] {
            let words = DetailScaleBar(moderate, Palette(.light), measure: measure).drawing(width: width)
                .labels.map(\.text)
            #expect(words.contains("light") && words.contains("calm"), "\(width): \(words)")
        }
    }

    @Test("in large text the words of a scale go on in further lines rather than be left out")
    func wordsInLargeText() {
        let measure = LetterMeasure(scale: 2, letterWidth: 0.56)
        for scale in Self.scales {
            for width in [300.0, 306, 400] {
                let bar = DetailScaleBar(scale, Palette(.light), textScale: 2, measure: measure)
                let words = bar.drawing(width: width).labels.map(\.text)
                #expect(Set(words) == Set(scale.words), "\(scale.word) at \(width): \(words)")
                #expect(bar.drawing(width: width).height == bar.height(width: width))
            }
        }
    }

    @Test("the dot lies within the step whose word is bold")
    func dot() throws {
        for scale in Self.scales {
            let drawing = DetailScaleBar(scale, Palette(.light), measure: LetterMeasure()).drawing(width: 378)
            let fills = drawing.marks.compactMap { mark in
                if case .fill(let path, _) = mark { path.bounds } else { nil }
            }
            #expect(fills.count == scale.words.count + 2)
            let (step, dot) = (fills[scale.step], try #require(fills.last))
            #expect(abs(dot.width - 10) < 0.01)
            #expect((step.x - 0.01...step.right + 0.01).contains(dot.x))
            #expect((step.x...step.right + 0.01).contains(dot.right))
        }
    }

    @Test("in high contrast a scale has no colours: the true step is filled, the others are outlined")
    func highContrast() {
        for style in [ColourStyle.highContrastLight, .highContrastDark] {
            let palette = Palette(style)
            for scale in Self.scales {
                let marks = DetailScaleBar(scale, palette, measure: LetterMeasure()).drawing(width: 378).marks
                let outlines = marks.filter { if case .stroke = $0 { true } else { false } }
                #expect(outlines.count == scale.words.count - 1)
                for case .fill(_, .even(let colour, _)) in marks {
                    #expect([palette.accent, palette.card, palette.now].contains(colour))
                }
            }
        }
    }

    @Test("no step of a light scale is filled with olive or mustard, and each has an edge that is seen")
    func areas() {
        let paints = DetailPaints(palette: Palette(.light))
        let olive = [15.0, 20].map { ColourRamp.temperature(.light).colour($0) }
        for scale in Self.scales where scale.ladder != .amount {
            for step in scale.words.indices {
                let colours = paints.area(step, of: scale)
                #expect(!olive.contains(colours.fill))
                #expect((colours.edge ?? colours.fill).contrast(with: paints.palette.card) >= 3)
            }
        }
    }

    @Test("every colour of a line or of a true step reaches 3:1 on a card")
    func contrast() {
        for style in ColourStyle.allCases {
            let paints = DetailPaints(palette: Palette(style))
            for kind in DetailKind.allCases {
                #expect(paints.line(kind).contrast(with: paints.palette.card) >= 3, "\(style) \(kind)")
            }
            for scale in Self.scales {
                let colour = paints.step(scale.step, of: scale)
                #expect(colour.contrast(with: paints.palette.card) >= 3, "\(style) \(scale.word)")
            }
            #expect(paints.moon.contrast(with: paints.palette.card) >= 3)
        }
    }

    @Test("line, dot, compass, horizon and moon stay within their pictures at every size")
    func bounds() {
        for card in SampleDetails.cards() + SampleDetails.cards(latitude: 89, in: "2026-06-21T00:00:00Z") {
            for width in stride(from: 120.0, through: 440, by: 32) {
                for textScale in [1.0, 1.5, 2] {
                    let measure = LetterMeasure(scale: textScale)
                    let size = (width, (card.sky == nil ? DetailLine.height : 110) * textScale)
                    let drawing =
                        card.sky.map {
                            SkyHorizonChart($0, Palette(.light), textScale: textScale, measure: measure)
                                .drawing(width: size.0, height: size.1)
                        }
                        ?? DetailLine(card, Palette(.light), textScale: textScale).drawing(
                            width: size.0, height: size.1)
                    let room = Rectangle(x: 0, y: 0, width: size.0, height: size.1).grown(by: 0.02)
                    #expect(!drawing.marks.isEmpty, "\(card.kind)")
                    for mark in drawing.marks {
                        switch mark {
                        case .fill(let path, _):
                            #expect(room.contains(path.bounds), "\(card.kind) \(width) \(textScale)")
                        case .stroke(let path, let stroke):
                            #expect(
                                room.contains(path.bounds.grown(by: stroke.width / 2)),
                                "\(card.kind) \(width) \(textScale)")
                        case .label(let label): #expect(room.contains(label.box(measure)))
                        case .soft, .masked: Issue.record("nothing soft here")
                        case .picture: Issue.record("no pictures here")
                        }
                    }
                }
            }
        }
    }

    @Test("a gap in the day is a gap in the line, and there is no dot where now is not known")
    func gaps() throws {
        var card = try #require(SampleDetails.cards().first { $0.kind == .pressure })
        func strokes(_ card: DetailCard) -> Int {
            DetailLine(card, Palette(.light)).drawing(width: 176, height: 52).marks.count {
                if case .stroke = $0 { true } else { false }
            }
        }
        func dots(_ card: DetailCard) -> Int {
            DetailLine(card, Palette(.light)).drawing(width: 176, height: 52).marks.count { mark in
                if case .fill(let path, _) = mark { abs(path.bounds.width - 8) < 0.01 } else { false }
            }
        }
        #expect(strokes(card) == 2, "the line and its base")
        #expect(dots(card) == 1)
        card.course = SampleDetails.broken
        #expect(strokes(card) == 3, "two lines and a base")
        #expect(dots(card) == 0)
    }

    @Test("right to left, the compass changes its side and the line still runs from left to right")
    func mirrored() throws {
        let card = try #require(SampleDetails.cards().first { $0.kind == .wind })
        func line(_ isMirrored: Bool) throws -> Rectangle {
            let drawing = DetailLine(card, Palette(.light), isMirrored: isMirrored).drawing(width: 176, height: 52)
            let curves = drawing.marks.compactMap { mark in
                if case .stroke(let path, let stroke) = mark, stroke.width == 2 { path.bounds } else { nil }
            }
            return try #require(curves.first)
        }
        #expect(try line(false).x == 6)
        #expect(try line(true).right == 170)
        #expect(try line(true).x == 176 - line(false).right)
    }

    @Test("a curve over the horizon begins and ends on it")
    func horizon() {
        let runs = SkyHorizonChart<LetterMeasure>.above([-10, 10, 10, -10, -10, 5])
        #expect(runs.count == 2)
        #expect(runs[0].map(\.y) == [0, 10, 10, 0])
        #expect(runs[0].first?.x == 0.1)
        #expect(abs((runs[0].last?.x ?? 0) - 0.5) < 1e-9)
        #expect(runs[1].last == Point(1, 5))
        #expect(SkyHorizonChart<LetterMeasure>.above([5, 5]) == [[Point(0, 5), Point(1, 5)]])
        #expect(SkyHorizonChart<LetterMeasure>.above([-5, -5]).isEmpty)
    }

    @Test("sunrise and sunset of a short day move aside rather than away")
    func shortDay() throws {
        let sky = try #require(SampleDetails.cards(latitude: 64, in: "2026-01-05T00:00:00Z").compactMap(\.sky).first)
        for width in [120.0, 160, 194] {
            let measure = LetterMeasure(scale: 1, letterWidth: 0.62)
            let labels = SkyHorizonChart(sky, Palette(.light), measure: measure).drawing(width: width, height: 110)
                .labels
            #expect(labels.map(\.text) == sky.passages.map(\.text))
        }
    }

    @Test("the arrow of the compass points where the wind blows to")
    func compass() throws {
        var drawing = Drawing(width: 60, height: 60)
        Compass(from: 135, Palette(.light), textScale: 1).add(to: &drawing, centre: Point(30, 30))
        guard case .stroke(let arrow, _) = drawing.marks.last, case .line(let tip) = arrow.steps[1] else {
            Issue.record("no arrow")
            return
        }
        // From the southeast to the northwest: up and to the left.
        #expect(abs(tip.x - (30 - 14 / 2.0.squareRoot())) < 1e-9)
        #expect(abs(tip.y - (30 - 14 / 2.0.squareRoot())) < 1e-9)
    }
}
