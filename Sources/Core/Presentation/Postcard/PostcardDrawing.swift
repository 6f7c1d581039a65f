public import Charts
import WeatherText

extension Postcard {
    /// The width of the picture in pixels.
    public static let width = 1200.0
    /// The height of the picture in pixels.
    public static let height = 630.0
    private static let margin = 56.0
    /// Where the sky ends.
    private static let line = 528.0
    /// The width of a tile, the height of all, and where they begin.
    private static let (tileWidth, tileHeight, tileTop) = (260.0, 100.0, 410.0)
    /// How much larger sun, clouds and ridges are than in the window, as its letters are.
    private static let skyEnlargement = 1.7
    private static let white = Colour(0xFFFFFF)

    /// Returns the picture, in the light style whatever is set.
    ///
    /// - Parameter textScale: How much larger the text of `measure` is than at 100 %.
    public func drawing(textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        var letters = Letters(textScale: textScale, measure: measure)
        let words = SkyGround(sky, .light).isAlwaysDark ? Self.white : Colour(0x14181F)
        letters.write(place, words, x: Self.margin, baseline: 88, size: 44, weight: .bold, width: 620, lines: 2)
        letters.write(moment, words, x: Self.margin, baseline: 124, size: 23, width: 620)
        letters.write(temperature, words, x: Self.margin - 6, baseline: 288, size: 170, weight: .light, width: 520)
        let start = letters.right + 40
        letters.write(
            weather, words, x: start, baseline: 214, size: 34, weight: .bold, width: 620 + 56 - start, lines: 2)
        for (row, text) in details.enumerated() {
            letters.write(text, words, x: start, baseline: 252 + 34 * Double(row), size: 25, width: 640 - start + 56)
        }
        letters.write(summary ?? "", words, x: Self.margin, baseline: 346, size: 28, width: 640, lines: 2, leading: 36)
        let boxes = tiles.indices.map { index in
            Rectangle(
                x: Self.margin + Double(index) * (Self.tileWidth + 16), y: Self.tileTop, width: Self.tileWidth,
                height: Self.tileHeight)
        }
        let times = Self.skyEnlargement
        var room = SkyRoom(
            words: letters.boxes.map { $0.grown(by: 10).enlarged(1 / times) },
            tiles: boxes.map { $0.enlarged(1 / times) })
        // The tiles stand on the very horizon; hills that kept clear of them would be horns at both sides.
        room.keepsRidges = true
        let scene = SkyScene(sky, width: Self.width / times, height: Self.line / times, room: room, style: .light)
        var drawing = Drawing(width: Self.width, height: Self.height)
        scene.drawing.marks.forEach { drawing.add($0.enlarged(times)) }
        letters.marks.forEach { drawing.add($0) }
        for (tile, box) in zip(tiles, boxes) {
            add(tile, in: box, to: &drawing, Letters(textScale: textScale, measure: measure))
        }
        addStrip(to: &drawing, Letters(textScale: textScale, measure: measure))
        return drawing
    }

    private func add(
        _ tile: ForecastTile, in box: Rectangle, to drawing: inout Drawing, _ letters: Letters<some TextMeasuring>
    ) {
        var letters = letters
        let isLow = SkyGround(sky, .light) == .dusk
        drawing.fill(.rectangle(box, radius: 18), .even(Colour(0x081220), opacity: isLow ? 0.58 : 0.5))
        drawing.add(
            .stroke(.rectangle(box.grown(by: -0.5), radius: 17.5), Stroke(.even(Self.white, opacity: 0.2), width: 1)))
        let bar = Rectangle(x: box.x + 12, y: box.y + 16, width: 6, height: box.height - 32)
        if let coldest = tile.low ?? tile.high, let warmest = tile.high ?? tile.low {
            let ramp = ColourRamp.filling(.dark)
            drawing.fill(
                .rectangle(bar, radius: 3),
                .vertical([PaintStop(bar.y, ramp.colour(warmest)), PaintStop(bar.bottom, ramp.colour(coldest))]))
        }
        let baseline = box.y + 34
        var end = box.right - 14
        for (text, isBold) in [(tile.lowText, tile.highText == nil), (tile.highText, true)] {
            guard let text else { continue }
            letters.write(
                text, Self.white, x: end, baseline: baseline, size: 20, weight: isBold ? .bold : .regular, anchor: .end,
                width: 90)
            end -= letters.width + 9
        }
        letters.write(
            tile.title, Self.white, x: box.x + 32, baseline: baseline, size: 20, weight: .bold, width: end - box.x - 32)
        drawing.add(
            .picture(tile.artworkName, Rectangle(x: box.x + 32, y: box.y + 46, width: 42, height: 42), opacity: 1))
        letters.write(
            tile.sentence, Self.white, x: box.x + 84, baseline: box.y + 64, size: 18, width: box.width - 96, lines: 2,
            leading: 22)
        letters.marks.forEach { drawing.add($0) }
    }

    /// The sky of the day, the hours below it, and where all of it comes from, on white.
    private func addStrip(to drawing: inout Drawing, _ letters: Letters<some TextMeasuring>) {
        var letters = letters
        let palette = Palette(.light)
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: Self.line, width: Self.width, height: Self.height - Self.line)),
            .even(palette.card))
        let box = Rectangle(x: Self.margin, y: 544, width: Self.width - 2 * Self.margin, height: 30)
        if let ribbon {
            DayRibbonDrawing(ribbon, in: box, style: .light).draw(on: &drawing)
            let x = box.x + dayShare * box.width
            drawing.line([Point(x, 540), Point(x, 578)], Stroke(.even(palette.text), width: 2.5))
            for hour in hours {
                letters.write(
                    hour.text, palette.secondaryText, x: box.x + hour.share * box.width, baseline: 595, size: 15,
                    anchor: hour.share <= 0 ? .start : hour.share >= 1 ? .end : .middle, width: 90)
            }
        }
        letters.write(
            program, palette.secondaryText, x: box.right, baseline: 620, size: 15, weight: .bold, anchor: .end,
            width: 200)
        letters.write(
            credit, palette.secondaryText, x: box.x, baseline: 620, size: 15, width: box.width - letters.width - 24)
        letters.marks.forEach { drawing.add($0) }
    }
}

/// Lines of text of sizes in pixels, and the room they take.
private struct Letters<Measure: TextMeasuring> {
    let textScale: Double
    let measure: Measure
    private(set) var marks: [Mark] = []
    private(set) var boxes: [Rectangle] = []
    /// The width of the last text in pixels.
    private(set) var width = 0.0
    /// The right edge of the last text.
    var right: Double { boxes.last?.right ?? 0 }

    init(textScale: Double, measure: Measure) {
        (self.textScale, self.measure) = (textScale, measure)
    }

    /// Writes a text, in smaller letters where its lines have no room for it, and at last without its end.
    ///
    /// - Parameters:
    ///   - size: The size of the letters in pixels.
    ///   - width: The room of a line in pixels.
    ///   - leading: The pixels from one line to the next; nil for a fifth more than the letters have.
    mutating func write(
        _ text: String, _ colour: Colour, x: Double, baseline: Double, size: Double,
        weight: Lettering.Weight = .regular,
        anchor: DrawnText.Anchor = .start, width room: Double, lines: Int = 1, leading: Double? = nil
    ) {
        var (size, found) = (size, [String]())
        let least = size * 0.6
        while true {
            found = broken(text, Lettering(points(size), weight), room)
            if found.count <= lines || size <= least { break }
            size -= 1
        }
        for (row, line) in found.prefix(lines).enumerated() {
            let isCut = row == lines - 1 && found.count > lines
            let lettering = Lettering(points(size), weight)
            // A line's middle lies a third of its letters' size above their foot.
            let middle = baseline + Double(row) * (leading ?? size * 1.2) - 0.35 * size
            let label = DrawnText(isCut ? line + "…" : line, at: Point(x, middle), anchor, lettering, colour)
            marks.append(.label(label))
            boxes.append(label.box(measure))
            width = label.box(measure).width
        }
    }

    private func points(_ pixels: Double) -> Double { pixels * 0.75 / textScale }

    /// Breaks a text at its spaces; a language without any has its lines broken between letters.
    private func broken(_ text: String, _ lettering: Lettering, _ room: Double) -> [String] {
        var lines: [String] = []
        func fits(_ text: String) -> Bool { measure.size(of: text, lettering).width <= room }
        for word in text.split(separator: " ").map(String.init) {
            if let last = lines.last, fits(last + " " + word) {
                lines[lines.count - 1] = last + " " + word
                continue
            }
            lines.append("")
            for letter in word {
                let line = lines[lines.count - 1] + String(letter)
                if fits(line) || lines[lines.count - 1].isEmpty {
                    lines[lines.count - 1] = line
                } else {
                    lines.append(String(letter))
                }
            }
        }
        return lines
    }
}
