import WeatherModel

extension MeteogramDrawing {
    /// The height of a rate on the rain's scale.
    func rainY(_ rate: Double) -> Double {
        layout.rain.bottom - PrecipitationScale.height(rate) * layout.rain.height
    }

    func addRainGrid(to drawing: inout Drawing) {
        let words = (rainLabels + (layout.isNarrow ? bandLabels : [])).map { $0.box(measure) }
        /// The line but for where words stand on it, which it would make hard to read.
        func addLine(at y: Double, _ stroke: Stroke) {
            let taken = words.filter { $0.y - 1 <= y && y <= $0.bottom + 1 }.sorted { $0.x < $1.x }
            var start = layout.plot.x
            for box in taken + [Rectangle(x: layout.plot.right + 3, y: y, width: 0, height: 0)] {
                let end = min(box.x - 3, layout.plot.right)
                if end > start { drawing.line([Point(start, y), Point(end, y)], stroke) }
                start = max(start, box.right + 3)
            }
        }
        addLine(at: layout.curve.bottom + 1.5, Stroke(.even(palette.grid, opacity: 0.7), width: 1))
        for limit in PrecipitationScale.limits[1...2] {
            addLine(at: rainY(limit).rounded() + 0.5, Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
        }
        let bottom = layout.rain.bottom.rounded() + 0.5
        drawing.line(
            [Point(layout.plot.x, bottom), Point(layout.plot.right, bottom)], Stroke(.even(palette.axis), width: 1))
    }

    func addBars(to drawing: inout Drawing) {
        for row in rows {
            guard let rate = row.rate, rate > 0, let box = barBox(row) else { continue }
            let colour = palette.rain[PrecipitationIntensity(rate: rate).rawValue]
            if row.isFrozen {
                let inner = box.grown(by: -0.75)
                drawing.fill(.rectangle(box, radius: 2), .even(ground))
                drawing.fill(.rectangle(box, radius: 2), .even(colour, opacity: 0.28))
                drawing.add(.stroke(.rectangle(inner, radius: 1.5), Stroke(.even(colour), width: 1.5)))
            } else {
                drawing.fill(.rectangle(box, radius: 2), .even(colour))
            }
        }
    }

    /// The bars of all rows in view that have rain.
    var bars: [Rectangle] { rows.filter { ($0.rate ?? 0) > 0 }.compactMap(barBox) }

    /// A row's bar within the plot; a trace of rain is still two pixels high.
    func barBox(_ row: MeteogramHour) -> Rectangle? {
        guard let rate = row.rate else { return nil }
        let inset = hourWidth * 0.12
        let left = max(x(row.start) + inset, layout.plot.x)
        let right = min(x(row.end) - inset, layout.plot.right)
        guard right > left else { return nil }
        let height = max(2, layout.rain.bottom - rainY(rate))
        return Rectangle(x: left, y: layout.rain.bottom - height, width: right - left, height: height)
    }

    /// The peak of each rain in view, or that it stays dry.
    var rainLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(
                x: layout.plot.x, y: layout.curve.bottom - 12, width: layout.plot.width,
                height: layout.rain.height + 18),
            measure,
            obstacles: bandWords + uprightLines(in: layout.rain)
                + (curveLabels + missingLabels).map { $0.box(measure) })
        let wet = rows.filter { ($0.rate ?? 0) > 0 && $0.end > meteogram.now ?? view.lowerBound }
        if wet.isEmpty, let dry = meteogram.dryText(in: view) {
            let lane = layout.plot.x...(bandWords.first?.x ?? layout.plot.right)
            placer.place(
                firstOf: ([layout.plot.centre.x] + middles(of: lane)).map {
                    DrawnText(dry, at: Point($0, layout.rain.centre.y), .middle, .chart, palette.secondaryText)
                })
        }
        for run in runsOfRain {
            // Of rain that falls now what is to come matters, and what fell before may be out of view.
            let coming = run.filter { $0.end > meteogram.now ?? view.lowerBound }
            let peak = (coming.isEmpty ? Array(run) : coming).max { ($0.rate ?? 0) < ($1.rate ?? 0) }
            guard let peak, let box = barBox(peak), !peak.rateText.isEmpty else { continue }
            let size = measure.size(of: peak.rateText, .boldChart)
            let y = max(box.y - 2 - size.height / 2, layout.rain.y - 6)
            // A peak beside now stands after it, and the last one of a day before its midnight, not over the next day.
            let line = uprightLines.filter { abs($0 - box.centre.x) < size.width / 2 + 6 }.max()
            let shift = 6 + size.width / 2
            let places = [box.centre.x] + [line].compactMap { $0.map { $0 + (isEnd($0, of: peak) ? -shift : shift) } }
            placer.place(
                firstOf: places.map {
                    DrawnText(
                        peak.rateText, at: Point($0, y), .middle, .boldChart, palette.accent,
                        rim: ground(at: peak.start))
                }.filter(isBelowCurve))
        }
        for change in meteogram.clockChanges where view.contains(change.start) {
            placer.place(
                DrawnText(
                    change.text, at: Point(x(change.start) + 6, layout.rain.y + 8), .start, .chart,
                    palette.secondaryText, rim: ground(at: change.start)))
        }
        return placer.labels
    }

    /// Whether an hour lies before a line, which is not that of now.
    private func isEnd(_ line: Double, of hour: MeteogramHour) -> Bool {
        line != nowX && x(hour.end) < line + hourWidth / 2 && x(hour.start) < line - hourWidth / 2
    }

    private func isBelowCurve(_ label: DrawnText) -> Bool {
        let box = label.box(measure)
        return curveHeights(from: box.x, to: box.right).map { $0.upperBound <= box.y } ?? true
    }

    private var runsOfRain: [ArraySlice<MeteogramHour>] {
        rows.split { ($0.rate ?? 0) <= 0 }
    }

    /// Where the bands are named within the lane.
    private var bandWords: [Rectangle] {
        guard layout.isNarrow, layout.showsBands else { return [] }
        let width = meteogram.words.bands.map { measure.size(of: $0, .chart).width }.max() ?? 0
        return [
            Rectangle(
                x: layout.plot.right - 6 - width, y: layout.rain.y, width: width + 6, height: layout.rain.height)
        ]
    }

    /// The names of the bands beside the lane, or in a narrow chart within it, where they give way to bars and lines.
    var bandLabels: [DrawnText] {
        guard layout.showsBands else { return [] }
        func column(at x: Double, _ anchor: DrawnText.Anchor, rim: Colour? = nil) -> [DrawnText] {
            meteogram.words.bands.enumerated().map { index, word in
                let y = layout.rain.bottom - (Double(index) + 0.5) * layout.rain.height / 3
                return DrawnText(word, at: Point(x, y), anchor, .chart, palette.secondaryText, rim: rim)
            }
        }
        guard layout.isNarrow else { return column(at: layout.plot.right + 8, .start) }
        let obstacles = uprightLines(in: layout.rain) + bars + rainLabels.map { $0.box(measure) }
        func isFree(_ label: DrawnText) -> Bool { !obstacles.contains(where: label.box(measure).overlaps) }
        let last = layout.plot.right - 4
        let ends =
            Array(stride(from: last, through: layout.plot.centre.x, by: -hourWidth)) + uprightLines.map { $0 - 4 }
        let columns = ends.filter { $0 <= last }.sorted(by: >).lazy.map { end in
            column(at: end, .end, rim: ground(at: layout.hour(atX: end - 1, in: view)))
        }
        // All three stand below each other, as far to the right as they can.
        return columns.first { $0.allSatisfy(isFree) } ?? columns.first?.filter(isFree) ?? []
    }

    /// The chance from 20 % on.
    var chanceLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(
                x: layout.plot.x - 6, y: layout.chance.y - 4, width: layout.width - layout.plot.x + 6,
                height: layout.chance.height + 8), measure)
        for row in chanceRows where (row.chance ?? 0) >= 20 && x(row.start) >= layout.plot.x {
            placer.place(
                DrawnText(
                    row.chanceText, at: Point(x(row.start), layout.chance.centre.y), .middle, .boldChart,
                    palette.accent))
        }
        return placer.labels
    }

    /// A dot where the chance is known and small.
    func addChanceDots(to drawing: inout Drawing) {
        for row in chanceRows {
            guard let chance = row.chance, chance < 20, x(row.start) >= layout.plot.x else { continue }
            drawing.fill(
                .circle(Point(x(row.start), layout.chance.centre.y), radius: 1.4),
                .even(palette.secondaryText, opacity: 0.8))
        }
    }

    private var chanceRows: [MeteogramHour] {
        let widest = rows.map { measure.size(of: $0.chanceText, .boldChart).width }.max() ?? 0
        return rows(every: step(forWidth: widest)).filter { $0.start >= view.lowerBound }
    }
}
