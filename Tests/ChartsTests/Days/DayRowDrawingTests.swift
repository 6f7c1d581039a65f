import Testing
import WeatherModel
import WeatherText

@testable import Charts

struct DayRowDrawingTests {
    static let all: [DayFigures] = [
        figures(fall: "31 mm", chance: "95%", wind: "28", towards: 315, low: 1, high: 6, now: 6),
        figures(chance: "dry", wind: "8", towards: 170, low: -1, high: 5),
        figures(chance: "10%", wind: "14", low: -2, high: 3, isWeekend: true),
        figures(fall: "1.22 in", chance: "100%", wind: "120", towards: 260, low: -27, high: -18),
        figures(chance: "—", wind: "—", low: nil, high: nil),
    ]

    private static func figures(
        fall: String? = nil, chance: String?, wind: String, towards: Double? = nil, low: Double?, high: Double?,
        now: Double? = nil, isWeekend: Bool = false
    ) -> DayFigures {
        func place(_ degrees: Double) -> Double { (degrees + 30) / 40 }
        func text(_ degrees: Double?) -> String {
            degrees.map { ($0 < 0 ? "\u{2212}" : "") + "\(Int(abs($0)))°" } ?? "—"
        }
        let bar = low.flatMap { low in
            high.map { high in
                DayBar(
                    ScaleSpan(start: place(low), end: place(high)), zero: place(0), now: now.map(place),
                    low: Temperature(low), high: Temperature(high))
            }
        }
        return DayFigures(
            pictureName: "fairweather-rain", fallText: fall, chanceText: chance, windText: wind, windTowards: towards,
            lowText: text(low), highText: text(high), bar: bar, isWeekend: isWeekend)
    }

    static func columns(_ width: Double, _ scale: Double) -> DayColumns {
        let texts = DayColumnTexts(names: ["Today", "Wednesday"], figures: all)
        return DayColumns(width: width, textScale: scale, texts, LetterMeasure(scale: scale))
    }

    static func drawing(
        _ figures: DayFigures, _ width: Double, _ scale: Double = 1, isMirrored: Bool = false,
        style: ColourStyle = .light
    ) -> Drawing {
        let columns = columns(width, scale)
        let names = columns.form == .stacked ? 44 * scale : 0
        return DayRowDrawing(
            figures, columns, width: width, height: columns.height + names, isMirrored: isMirrored, Palette(style)
        ).made
    }

    @Test(
        "no number is cut, none touches another, the picture or the bar, at any width and size of text",
        arguments: [336.0, 360, 440, 560, 696, 952], [1.0, 1.25, 1.5, 2])
    func room(_ width: Double, _ scale: Double) {
        for figures in Self.all {
            for isMirrored in [false, true] {
                let drawing = Self.drawing(figures, width, scale, isMirrored: isMirrored)
                var boxes = drawing.labels.map { ($0.text, $0.box(LetterMeasure(scale: scale))) }
                for case .picture(_, let box, _) in drawing.marks { boxes.append(("picture", box)) }
                for case .fill(let path, _) in drawing.marks { boxes.append(("bar", path.bounds)) }
                let bounds = Rectangle(x: 0, y: -2, width: width, height: drawing.height + 4)
                for (index, box) in boxes.enumerated() {
                    #expect(bounds.contains(box.1), "\(box.0) is cut at \(width), \(scale)")
                    for other in boxes.dropFirst(index + 1) where (box.0, other.0) != ("bar", "bar") {
                        // Lines have more height than their letters.
                        #expect(
                            !box.1.grown(by: -scale).overlaps(other.1.grown(by: -scale)),
                            "\(box.0) touches \(other.0) at \(width), \(scale)")
                    }
                }
            }
        }
    }

    @Test("the band's edges are the ends of each day's bar, and go on where those of the row above ended")
    func river() throws {
        let rivers = DayRiver.parts(of: Self.all, open: nil)
        #expect(rivers.map { $0 != nil } == [true, true, true, true, false])
        let columns = Self.columns(696, 1)
        func row(_ index: Int, _ river: DayRiver?) -> Drawing {
            DayRowDrawing(
                Self.all[index], columns, width: 696, height: 48, isMirrored: false, river: river, Palette(.light)
            ).made
        }
        func edges(_ drawing: Drawing) -> [(top: Point, own: [Double], bottom: Point)] {
            drawing.marks.compactMap { mark in
                guard case .stroke(let path, let stroke) = mark, stroke.width == 1.5 else { return nil }
                let points = path.steps.compactMap { step -> Point? in
                    switch step {
                    case .move(let point), .curve(_, _, let point): point
                    default: nil
                    }
                }
                return (points[0], points.filter { $0.y == 24 }.map(\.x), points[points.count - 1])
            }
        }
        for index in 0..<4 {
            let bar = try #require(
                row(index, nil).marks.compactMap { mark in
                    if case .fill(let path, .horizontal) = mark { path.bounds } else { nil }
                }.first)
            let drawn = edges(row(index, rivers[index]))
            #expect(zip(drawn, [bar.x, bar.right]).allSatisfy { abs(($0.own.first ?? 0) - $1) < 0.01 })
            guard index > 0 else { continue }
            let above = edges(row(index - 1, rivers[index - 1]))
            #expect(zip(above, drawn).allSatisfy { $0.bottom.x == $1.top.x && $0.bottom.y == 48 && $1.top.y == 0 })
        }
    }

    @Test("an open day parts the band, which goes on upright below it")
    func parted() throws {
        let rivers = DayRiver.parts(of: Self.all, open: 1).compactMap { $0 }
        #expect(rivers[1].bottom == rivers[1].middle)
        #expect(rivers[2].top == rivers[2].middle)
        #expect(rivers[0].top == nil && rivers[0].bottom != rivers[0].middle)
        #expect(rivers[3].bottom == rivers[3].middle, "the next day is not known")
    }

    @Test("the columns lie where they were drawn at 696, 440 and 336 pixels")
    func places() {
        let few = [Self.figures(fall: "31 mm", chance: "95%", wind: "28", towards: 0, low: 1, high: 6)]
        let texts = DayColumnTexts(names: ["Sunday"], figures: few)
        func row(_ width: Double) -> (DayColumns, [Double]) {
            let columns = DayColumns(width: width, textScale: 1, texts, NarrowMeasure())
            let drawing = DayRowDrawing(few[0], columns, width: width, height: 48, isMirrored: false, Palette(.light))
            return (columns, drawing.made.labels.map(\.place.x))
        }
        let (full, fullLabels) = row(696)
        #expect(full.form == .full)
        #expect((full.names, full.picture) == (16...166, 174...206))
        #expect(fullLabels == [284, 284, 337.5, 396, 656])
        let (middle, middleLabels) = row(440)
        #expect(middle.form == .middle)
        #expect(middle.picture == 146...178)
        #expect(middleLabels == [228, 228, 264, 408])
        let (narrow, narrowLabels) = row(336)
        #expect(narrow.form == .narrow)
        #expect(narrow.picture == 114...146)
        #expect(narrowLabels == [198, 198, 236, 310])
    }

    @Test("a word of the weather is not broken where the bar can give way to it, which is never too short to be read")
    func words() {
        let measure = LetterMeasure(scale: 1)
        let needed = measure.size(of: "Thunderstorms", .dayDetail).width
        for width in stride(from: 330.0, through: 440, by: 10) {
            func names(_ weather: [String]) -> (room: Double, columns: DayColumns) {
                let texts = DayColumnTexts(names: ["Today", "Wednesday"], weather: weather, figures: [Self.all[1]])
                let columns = DayColumns(width: width, textScale: 1, texts, measure)
                return (columns.names.upperBound - columns.names.lowerBound, columns)
            }
            let (before, after) = (names([]), names(["Dry", "Thunderstorms later"]))
            #expect(after.columns.form == before.columns.form, "\(width)")
            if before.columns.form == .narrow, before.columns.bar >= 28 + needed - before.room + 1 {
                #expect(before.room < needed && after.room >= needed, "\(width)")
            }
            #expect(after.columns.form == .stacked || after.columns.bar >= 28, "\(width)")
        }
        #expect(
            DayColumns(width: 380, textScale: 1, DayColumnTexts(names: ["Wednesday"], figures: [Self.all[1]]), measure)
                .form == .narrow)
    }

    @Test("in the least room a name has its line up to the arrow, and the picture stands below that")
    func longNames() {
        let measure = LetterMeasure(scale: 2)
        let name = "Понедельник"
        let texts = DayColumnTexts(names: ["Сегодня", name], figures: [Self.all[0]])
        let columns = DayColumns(width: 336, textScale: 2, texts, measure)
        #expect(columns.form == .stacked)
        #expect(columns.title.upperBound - columns.title.lowerBound >= measure.size(of: name, .boldDay).width)
        #expect(columns.title.upperBound <= columns.chevron - 16)
        let drawing = DayRowDrawing(
            Self.all[0], columns, width: 336, height: columns.height + 88, isMirrored: false, Palette(.light)
        ).made
        for case .picture(_, let box, _) in drawing.marks { #expect(box.y >= 50) }
    }

    @Test("a date stands beside the longest name where the bar can give way to it and stay long")
    func dates() {
        let measure = LetterMeasure(scale: 1)
        let names = ["Today", "Donnerstag", "Freitag"]
        let dates = ["1. Jan.", "22. September", "23. Mai"]
        let needed = measure.size(of: names[1], .boldDay).width + 8 + measure.size(of: dates[1], .dayDetail).width
        func columns(_ width: Double, _ dates: [String]) -> DayColumns {
            let texts = DayColumnTexts(names: names, dates: dates, figures: [Self.all[1]])
            return DayColumns(width: width, textScale: 1, texts, measure)
        }
        func room(_ columns: DayColumns) -> Double { columns.names.upperBound - columns.names.lowerBound }
        for width in stride(from: 340.0, through: 1200, by: 20) {
            let (before, after) = (columns(width, []), columns(width, dates))
            #expect(after.form == before.form, "\(width)")
            if before.form == .full, before.bar - 100 >= needed + 2 - room(before) {
                #expect(room(after) >= needed && after.bar >= 100, "\(width)")
            } else {
                #expect(after == before, "\(width)")
            }
        }
        #expect(room(columns(696, [])) < needed, "a column that is wide enough anyhow tells nothing")
    }

    @Test("all rows share one scale: freezing lies at the same place in each")
    func freezing() {
        let ticks = Self.all.prefix(4).map { figures in
            Self.drawing(figures, 696).marks.compactMap { mark in
                if case .stroke(let path, let stroke) = mark, path.bounds.width == 0, stroke.width == 1 {
                    path.bounds.x
                } else {
                    nil
                }
            }
        }
        #expect(ticks.allSatisfy { $0.count == 1 && $0 == ticks[0] })
    }

    @Test("a mirrored row keeps low left of high and cold left of warm")
    func mirrored() throws {
        let drawing = Self.drawing(Self.all[1], 696, isMirrored: true)
        let low = try #require(drawing.labels.first { $0.text == "\u{2212}1°" })
        let high = try #require(drawing.labels.first { $0.text == "5°" })
        #expect(low.place.x < high.place.x)
        #expect(high.place.x < 696 / 2)
        let usual = Self.drawing(Self.all[1], 696)
        #expect(Self.stops(of: drawing).map(\.colour) == Self.stops(of: usual).map(\.colour))
    }

    @Test("the bar has the absolute temperatures' colours, its ends and those between; one colour in high contrast")
    func colours() {
        let ramp = ColourRamp.temperature(.dark)
        let stops = Self.stops(of: Self.drawing(Self.all[0], 696))
        #expect(stops.first?.colour == ramp.colour(1))
        #expect(stops.last?.colour == ramp.colour(6))
        #expect(stops.map(\.colour).contains(ramp.colour(5)))
        let flat = Self.stops(of: Self.drawing(Self.all[0], 696, style: .highContrastDark))
        #expect(Set(flat.map(\.colour)) == [Palette(.highContrastDark).bar])
    }

    @Test("a light row fills its bar with colours that are not olive, within an edge, at every width")
    func olive() {
        let warm = Self.figures(chance: "dry", wind: "8", low: 5, high: 9)
        let (fills, edges) = (ColourRamp.temperature(.dark), ColourRamp.temperature(.light))
        for (width, hasRiver) in [(336.0, false), (440, false), (696, false), (696, true)] {
            let river = hasRiver ? DayRiver.parts(of: [warm], open: nil)[0] : nil
            let marks = DayRowDrawing(
                warm, Self.columns(width, 1), width: width, height: 48, isMirrored: false, river: river, Palette(.light)
            ).made.marks
            let bars = marks.compactMap { mark in
                if case .fill(let path, .horizontal(let stops)) = mark, path.bounds.height == 8 { stops } else { nil }
            }
            #expect(bars.count == 1 && bars[0].last?.colour == fills.colour(9), "\(width)")
            let drawn = marks.compactMap { mark in
                if case .stroke(_, let stroke) = mark, case .horizontal(let stops) = stroke.paint, stroke.width == 1 {
                    stops
                } else {
                    nil
                }
            }
            #expect(drawn.count == 1 && drawn[0].last?.colour == edges.colour(9), "\(width)")
        }
    }

    private static func stops(of drawing: Drawing) -> [PaintStop] {
        drawing.marks.flatMap { mark -> [PaintStop] in
            if case .fill(_, .horizontal(let stops)) = mark { stops } else { [] }
        }
    }

    @Test("without a low or a high dashes stand for the numbers, and there is the track alone, or nothing of the band")
    func missing() {
        let drawings = [360, 696].map { Self.drawing(Self.all[4], $0) }
        #expect(drawings[1].labels.map(\.text) == ["—", "—", "—", "—"])
        let fills = drawings.map { drawing in
            drawing.marks.count { if case .fill = $0 { true } else { false } }
        }
        #expect(fills == [1, 0])
    }
}

/// Letters as narrow as the drawings'.
private struct NarrowMeasure: TextMeasuring {
    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        (Double(text.count) * lettering.points * 0.6, lettering.points * 1.6)
    }
}
