import WeatherText

/// The lane below a wind's plot: for each named day an arrow of its mean direction over its highest mean wind.
extension QuantityDrawing {
    func addArrows(to drawing: inout Drawing) {
        for (day, centre) in laneDays {
            guard let from = day.wind?.from else { continue }
            let isPast = chart.now.map { day.end <= $0 } ?? false
            drawing.add(
                .stroke(
                    MeteogramDrawing<Measure>.arrow(at: centre, from: from, length: 12 * layout.textScale),
                    Stroke(.even(isPast ? palette.secondaryText : palette.text), width: 1.6)))
        }
    }

    /// The highest winds, and what they are in the gutter.
    var laneLabels: [DrawnText] {
        guard let lane = layout.lane, let words = chart.laneText else { return [] }
        let row = lane.y + 1.5 * QuantityLayout.line * layout.textScale
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: lane.y, width: layout.width, height: lane.height), measure, gap: 3)
        placer.place(DrawnText(words, at: Point(layout.plot.x - 8, row), .end, .chart, palette.secondaryText))
        for (day, centre) in laneDays {
            guard let text = day.wind?.text else { continue }
            placer.place(
                DrawnText(
                    text, at: Point(centre.x, row), .middle, day.isToday ? .boldChart : .chart, palette.text))
        }
        return placer.labels
    }

    /// The named days with the middles of their arrows.
    private var laneDays: [(day: QuantityDay, centre: Point)] {
        guard let lane = layout.lane else { return [] }
        return namedDays.map { day in
            let middle = layout.x((day.start + day.end) / 2)
            return (day, Point(middle, lane.y + 0.5 * QuantityLayout.line * layout.textScale))
        }
    }
}
