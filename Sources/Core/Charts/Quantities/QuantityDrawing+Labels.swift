extension QuantityDrawing {
    /// The highest value of each day above the line and the lowest below it, where there is room.
    var extremeLabels: [DrawnText] {
        let nowLine = nowX.map {
            Rectangle(x: $0 - 3, y: layout.plot.y, width: 6, height: layout.plot.height)
        }
        var placer = LabelPlacer(
            in: Rectangle(
                x: layout.plot.x - 8, y: layout.plot.y, width: layout.plot.width + 16, height: layout.plot.height),
            measure, gap: 2, obstacles: [nowLine].compactMap { $0 })
        for day in chart.days {
            let known = chart.points.filter { $0.start >= day.start && $0.start < day.end && $0.value != nil }
            guard let highest = known.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
                (highest.value ?? 0) != 0 || chart.style != .bars
            else { continue }
            let bold = Lettering(9.5, isBold: true)
            place(highest, at: y(highest.value ?? 0), above: true, bold, &placer)
            guard chart.style == .temperature, let lowest = known.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
                lowest.start - day.start > 0.5, day.end - lowest.start > 1.5
            else { continue }
            place(lowest, at: y(lowest.value ?? 0), above: false, Lettering(9.5), &placer)
        }
        return placer.labels
    }

    private func place(
        _ point: QuantityPoint, at y: Double, above isAbove: Bool, _ letters: Lettering,
        _ placer: inout LabelPlacer<Measure>
    ) {
        let size = measure.size(of: point.valueText, letters)
        let middle = x(of: point)
        let height = y + (isAbove ? -1 : 1) * (size.height / 2 + 4)
        // Beside the line of now rather than over it.
        let places = [0, -(size.width / 2 + 6), size.width / 2 + 6].map { shift in
            DrawnText(
                point.valueText, at: Point(middle + shift, height), .middle, letters, palette.text, rim: palette.card)
        }
        placer.place(firstOf: places)
    }

    /// Weekdays above dates, today among them; where days are too narrow for all, every second, fourth or seventh.
    var dayLabels: [DrawnText] {
        let letters = { (day: QuantityDay) in Lettering(9, isBold: day.isToday) }
        let line = 15 * layout.textScale
        let widest =
            chart.days.map {
                max(measure.size(of: $0.weekday, .boldChart).width, measure.size(of: $0.date, .boldChart).width)
            }.max() ?? 0
        let step = [1, 2, 4].first { Double($0) * layout.dayWidth >= widest + 4 } ?? 7
        let today = chart.days.firstIndex(where: \.isToday) ?? 0
        var labels: [DrawnText] = []
        for (index, day) in chart.days.enumerated() where (index - today) % step == 0 {
            let middle = layout.x((day.start + day.end) / 2)
            let colour = day.isToday || day.isWeekend ? palette.text : palette.secondaryText
            let half =
                max(measure.size(of: day.weekday, letters(day)).width, measure.size(of: day.date, letters(day)).width)
                / 2
            guard middle - half >= 0, middle + half <= layout.width else { continue }
            for (row, text) in [day.weekday, day.date].enumerated() {
                labels.append(
                    DrawnText(
                        text, at: Point(middle, layout.names.y + (Double(row) + 0.6) * line), .middle, letters(day),
                        colour))
            }
        }
        return labels
    }

    /// Hours below the plot, as close as the days are wide; "Now" goes before them.
    var hourLabels: [DrawnText] {
        let scaled = layout.dayWidth / layout.textScale
        guard scaled >= 66 else { return [] }
        let pill = nowX.map { nowPill(at: $0) }
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: layout.hours.y, width: layout.width, height: layout.hours.height), measure, gap: 4,
            obstacles: [pill].compactMap { $0 })
        for day in chart.days {
            for (index, hour) in day.hours.enumerated() where scaled >= 130 || (index == 1 && day.hours.count == 3) {
                placer.place(
                    DrawnText(
                        hour.text, at: Point(layout.x(hour.start), layout.hours.y + layout.hours.height / 2), .middle,
                        .chart, palette.secondaryText))
            }
        }
        return placer.labels
    }

    /// The numbers of the scale, its unit, and the names of its parts.
    var gutterLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: layout.width, height: layout.hours.bottom), measure, gap: 0)
        let edge = layout.plot.x - 8
        if let unit = chart.unit {
            placer.place(
                DrawnText(unit, at: Point(edge, layout.names.bottom - 6), .end, .chart, palette.secondaryText))
        }
        for tick in chart.ticks {
            placer.place(DrawnText(tick.text, at: Point(edge, y(tick.value)), .end, .chart, palette.secondaryText))
        }
        guard layout.hasBands else { return placer.labels }
        for band in chart.bands {
            let middle = (y(band.range.lowerBound) + y(band.range.upperBound)) / 2
            placer.place(
                DrawnText(
                    band.word, at: Point(layout.plot.right + 8, middle), .start,
                    band.isPresent ? .boldChart : .chart, band.isPresent ? palette.text : palette.secondaryText))
        }
        return placer.labels
    }
}
