import Foundation
import WeatherText

extension DecidingDrawing {
    /// Adds a limit: its words, its values with the ends of the limit, and where they meet it.
    func addLane(_ course: LimitCourse, at top: Double, to drawing: inout Drawing) {
        let words = isStacked ? 22 * scale : 0
        if isStacked { addBand(at: top, to: &drawing) }
        let area = Rectangle(
            x: plot.left, y: top + words + 8 * scale, width: plot.right - plot.left,
            height: laneHeight - words - 22 * scale)
        let track = top + laneHeight - 8 * scale
        let labels = addWords(of: course, at: top, to: &drawing)
        for stretch in stretches(of: course) {
            addTrack(
                Rectangle(x: stretch.left, y: track, width: stretch.right - stretch.left, height: 5),
                isMet: stretch.isMet, to: &drawing)
            if course.shape == .times, stretch.isMet {
                let times = Rectangle(
                    x: stretch.left, y: area.y + 2, width: stretch.right - stretch.left, height: area.height - 4)
                drawing.fill(.rectangle(times), .even(palette.isHighContrast ? palette.card : palette.chosen))
                if palette.isHighContrast {
                    drawing.add(.stroke(.rectangle(times.grown(by: -1)), Stroke(.even(palette.accent), width: 2)))
                }
            }
        }
        if let missing = course.missingText {
            let label = DrawnText(missing, at: area.centre, .middle, .chart, palette.secondaryText)
            drawing.fill(.rectangle(label.box(measure).grown(by: 4), radius: 3), .even(palette.card))
            drawing.add(.label(label))
        } else if course.shape != .times {
            addValues(of: course, in: area, avoiding: labels, to: &drawing)
        }
    }

    /// The stretches in which a limit is met or not, each whole, as pixels from the left edge.
    private func stretches(of course: LimitCourse) -> [(left: Double, right: Double, isMet: Bool)] {
        course.steps.reduce(into: []) { stretches, step in
            let start = chart.hour(step.span.lowerBound)
            let (left, right) = (x(max(start, chart.hours.now)), x(chart.hour(step.span.upperBound)))
            guard start < length, right > left else { return }
            if let last = stretches.last, last.isMet == step.isMet, abs(last.right - left) < 0.01 {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append((left, right, step.isMet))
            }
        }
    }

    /// The title with the quantity below it, or after it where both stand above the lane.
    private func addWords(of course: LimitCourse, at top: Double, to drawing: inout Drawing) -> [Rectangle] {
        var placer = LabelPlacer(in: Rectangle(x: 0, y: top, width: width, height: laneHeight), measure, gap: 2)
        let line = 13 * scale
        let title = DrawnText(
            course.title, at: Point(16, top + (isStacked ? line : laneHeight / 2 - 8 * scale)), .start, .boldChart,
            palette.text)
        placer.place(title)
        let below =
            isStacked
            ? Point(title.box(measure).right + 8 * scale, top + line) : Point(16, top + laneHeight / 2 + 8 * scale)
        placer.place(DrawnText(course.detail, at: below, .start, .chart, palette.secondaryText))
        for label in placer.labels { drawing.add(.label(label)) }
        return placer.labels.map { $0.box(measure) }
    }

    private func addValues(
        of course: LimitCourse, in area: Rectangle, avoiding taken: [Rectangle], to drawing: inout Drawing
    ) {
        let known = course.steps.compactMap(\.ends)
        let values = known.flatMap { [$0.lowerBound, $0.upperBound] } + course.bounds.map(\.value)
        guard var low = values.min(), var high = values.max() else { return }
        if course.shape == .bars { low = 0 }
        if high - low < 1e-9 { (low, high) = (low - 1, high + 1) }
        func y(_ value: Double) -> Double { area.bottom - (value - low) / (high - low) * area.height }
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: area.y - 10 * scale, width: plot.left - 4, height: area.height + 20 * scale),
            measure, gap: 6, rise: 3, obstacles: taken)
        for bound in course.bounds {
            let line = y(bound.value).rounded() + 0.5
            drawing.line(
                [Point(plot.left, line), Point(plot.right, line)],
                Stroke(.even(palette.secondaryText), width: 1, dash: [4, 3]))
            placer.place(
                DrawnText(bound.text, at: Point(plot.left - 6, line), .end, .chart, palette.secondaryText))
        }
        for label in placer.labels { drawing.add(.label(label)) }
        if course.shape == .bars {
            for step in course.steps {
                guard let value = step.ends?.upperBound, value > 0 else { continue }
                let (left, right) = (
                    x(max(chart.hour(step.span.lowerBound), chart.hours.now)), x(chart.hour(step.span.upperBound))
                )
                guard right > left else { continue }
                let box = Rectangle(
                    x: left, y: min(y(value), area.bottom - 1), width: max(right - left - 0.5, 0.5),
                    height: max(area.bottom - y(value), 1))
                drawing.fill(.rectangle(box), .even(palette.bar))
            }
            return
        }
        for run in runs(of: course) where run.count > 1 {
            drawing.line(
                run.map { Point($0.x, y($0.y)) }, Stroke(.even(palette.accent), width: 2))
        }
    }

    /// The values in unbroken runs, as pixels from the left edge and numbers.
    private func runs(of course: LimitCourse) -> [[Point]] {
        var (runs, end): ([[Point]], Date?) = ([], nil)
        for step in course.steps where chart.hour(step.span.upperBound) <= length {
            guard let ends = step.ends else {
                end = nil
                continue
            }
            let values = step.isFalling ? [ends.upperBound, ends.lowerBound] : [ends.lowerBound, ends.upperBound]
            let times = [max(chart.hour(step.span.lowerBound), chart.hours.now), chart.hour(step.span.upperBound)]
            let points = zip(times, values).map { Point(x($0), $1) }
            if end == step.span.lowerBound, !runs.isEmpty {
                runs[runs.count - 1] += points
            } else {
                runs.append(points)
            }
            end = step.span.upperBound
        }
        return runs
    }
}
