/// Draws the part of a meteogram that is in view.
///
/// Everything runs from left to right, in every language: time and quantities do.
public struct MeteogramDrawing<Measure: TextMeasuring> {
    let meteogram: Meteogram
    let layout: MeteogramLayout
    let view: ClosedRange<Double>
    let palette: Palette
    let measure: Measure
    let rows: [MeteogramHour]
    /// The curve's scale.
    let scale: ClosedRange<Double>
    /// The colour behind it by day.
    let ground: Colour
    /// The colour behind it by night.
    let night: Colour

    /// - Parameters:
    ///   - view: The hours from the left edge to the right one.
    ///   - scale: The curve's scale, in the unit shown; nil for that of what is in view.
    ///   - ground: The colour it lies on; nil for that of a card.
    public init(
        _ meteogram: Meteogram, _ layout: MeteogramLayout, view: ClosedRange<Double>,
        scale: ClosedRange<Double>? = nil, on ground: Colour? = nil, palette: Palette, measure: Measure
    ) {
        (self.meteogram, self.layout, self.view, self.palette) = (meteogram, layout, view, palette)
        self.measure = measure
        rows = meteogram.hours(in: view)
        self.scale = scale ?? meteogram.scale(in: view)
        self.ground = ground ?? palette.card
        night = self.ground == palette.card ? palette.night : palette.night(on: self.ground)
    }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        addNights(to: &drawing)
        addRainGrid(to: &drawing)
        addMidnights(to: &drawing)
        addClockChanges(to: &drawing)
        addCurve(to: &drawing)
        addBars(to: &drawing)
        for picture in pictures { drawing.add(.picture(picture.name, picture.box, opacity: 1)) }
        addVeil(to: &drawing)
        addNow(to: &drawing)
        for label in timeLabels + curveLabels + missingLabels + rainLabels + chanceLabels + windLabels + gutterLabels {
            drawing.add(.label(label))
        }
        addChanceDots(to: &drawing)
        addArrows(to: &drawing)
        return drawing
    }

    func x(_ hour: Double) -> Double { layout.x(hour, in: view) }

    var hourWidth: Double { layout.hourWidth(in: view) }

    /// Where now lies; nil where it is out of view.
    var nowX: Double? { meteogram.now.flatMap { view.contains($0) ? x($0) : nil } }

    /// Every third, sixth or twelfth hour of the clock, so that labels of the width do not touch.
    func step(forWidth width: Double) -> Int {
        for hours in [3, 6, 12] where Double(hours) * hourWidth >= width + 8 { return hours }
        return 24
    }

    /// The rows that begin at every so many hours of the clock.
    ///
    /// A row of several hours counts where it holds such an hour.
    func rows(every step: Int) -> [MeteogramHour] {
        rows.filter { row in
            let past = row.clockHour % step
            return past == 0 || Double(step - past) < row.length
        }
    }

    private func addNights(to drawing: inout Drawing) {
        for dark in meteogram.nights where dark.overlaps(view) {
            let (left, right) = (max(x(dark.lowerBound), layout.plot.x), min(x(dark.upperBound), layout.plot.right))
            drawing.fill(
                .rectangle(Rectangle(x: left, y: layout.plot.y, width: right - left, height: layout.plot.height)),
                .even(night))
        }
    }

    private func addMidnights(to drawing: inout Drawing) {
        for day in meteogram.days where view.contains(day.start) && day.start > view.lowerBound {
            let x = x(day.start).rounded() + 0.5
            drawing.line(
                [Point(x, layout.hours.y + 4), Point(x, layout.plot.bottom)], Stroke(.even(palette.axis), width: 1))
        }
    }

    /// The pictures of the weather in their boxes, each of the sun or the moon as it stands over the middle of its box; one of
    /// several hours is of the gravest that falls in them.
    private var pictures: [(name: String, box: Rectangle)] {
        let size = 24 * layout.textScale
        let step = max(2, Int(((size + 6) / hourWidth).rounded(.up)))
        var free = layout.plot.x
        var placed: [(name: String, box: Rectangle)] = []
        for row in rows where row.length > 1 || row.clockHour % step == 0 {
            let time = row.start + max(row.length, Double(step)) / 2
            let middle = x(time)
            let box = Rectangle(x: middle - size / 2, y: layout.pictures.centre.y - size / 2, width: size, height: size)
            let isCut = box.x < layout.plot.x || box.right > layout.plot.right
            let isOnNow = nowX.map { abs($0 - middle) < size / 2 } ?? false
            guard !isCut, !isOnNow, box.x >= free, !row.pictureName.isEmpty else { continue }
            let own = rows.filter {
                (row.start..<row.start + Double(step)).contains($0.start) && $0.gravity > row.gravity
            }
            let told = own.max { $0.gravity < $1.gravity } ?? row
            placed.append((isNight(at: time) ? told.nightPictureName : told.pictureName, box))
            free = box.right + 2
        }
        return placed
    }

    /// Pales what is over.
    private func addVeil(to drawing: inout Drawing) {
        guard let now = meteogram.now, now > view.lowerBound else { return }
        let right = min(x(now), layout.plot.right)
        drawing.fill(
            .rectangle(
                Rectangle(
                    x: layout.plot.x, y: layout.plot.y, width: right - layout.plot.x, height: layout.plot.height)),
            .even(ground, opacity: 0.55))
    }

    /// The line through an hour that is read, to be drawn over the rest; empty where the hour is out of view.
    public func reading(of hour: Double) -> Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        guard view.contains(hour) else { return drawing }
        let x = x(hour).rounded() + 0.5
        for part in uncovered(layout.plot.y...layout.plot.bottom, at: x) {
            drawing.line(
                [Point(x, part.lowerBound), Point(x, part.upperBound)], Stroke(.even(palette.accent), width: 1.5))
        }
        if let y = curveY(at: x) {
            drawing.fill(.circle(Point(x, y), radius: 5), .even(ground))
            drawing.fill(.circle(Point(x, y), radius: 3.6), .even(palette.accent))
        }
        return drawing
    }

    /// The parts of an upright line that run through no number, no word and no picture.
    private func uncovered(_ line: ClosedRange<Double>, at x: Double) -> [ClosedRange<Double>] {
        let boxes = (curveLabels + missingLabels + rainLabels).map { $0.box(measure) } + pictures.map(\.box)
        let taken = boxes.filter { $0.x - 3 < x && x < $0.right + 3 }.sorted { $0.y < $1.y }
        var (parts, start): ([ClosedRange<Double>], Double) = ([], line.lowerBound)
        for box in taken {
            let end = min(box.y - 1, line.upperBound)
            if end > start { parts.append(start...end) }
            start = max(start, box.bottom + 1)
        }
        return start < line.upperBound ? parts + [start...line.upperBound] : parts
    }

    private func addClockChanges(to drawing: inout Drawing) {
        for change in meteogram.clockChanges where view.contains(change.start) {
            let x = x(change.start).rounded() + 0.5
            drawing.line(
                [Point(x, layout.plot.y), Point(x, layout.plot.bottom)],
                Stroke(.even(palette.now), width: 1, dash: [2, 3]))
        }
    }

    private func addNow(to drawing: inout Drawing) {
        guard let x = nowX else { return }
        drawing.line(
            [Point(x, layout.hours.bottom), Point(x, layout.plot.bottom)], Stroke(.even(palette.now), width: 2))
        let pill = nowPill(at: x)
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        if !meteogram.isAged, let y = curveY(at: x) {
            drawing.fill(.circle(Point(x, y), radius: 5), .even(ground))
            drawing.fill(.circle(Point(x, y), radius: 3.6), curvePaint)
        }
    }
}
