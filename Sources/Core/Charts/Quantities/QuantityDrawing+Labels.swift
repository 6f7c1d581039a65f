extension QuantityDrawing {
    /// The highest value of each day above the line and the lowest below it, where there is room clear of every line; those
    /// of all days before the others.
    var extremeLabels: [DrawnText] {
        let (strong, faint, other) = (strongLines, faintLines, secondObstacles)
        var (labels, told): ([DrawnText], [Extreme]) = ([], [])
        func tell(_ extreme: Extreme, isForemost: Bool) {
            // In days that are too narrow for any number, the foremost rather stand over midnight and the scale than be left
            // out, but for lows beside which the scale's steps are edges.
            let clear = (strong + faint + other, true)
            let mayCross = isForemost && (extreme.isHigh || chart.style == .temperature)
            for (obstacles, isInDay) in mayCross ? [clear, (strong + other, false)] : [clear] {
                var placer = placer(obstacles + labels.map { $0.box(measure) })
                let places = places(of: extreme, inItsDay: isInDay, isForemost: isForemost)
                guard placer.place(firstOf: places) else { continue }
                labels += placer.labels
                told.append(extreme)
                return
            }
        }
        for extreme in foremostExtremes { tell(extreme, isForemost: true) }
        for extreme in chart.days.flatMap(extremes) where !told.contains(where: { isOne(extreme, with: $0) }) {
            tell(extreme, isForemost: false)
        }
        return labels
    }

    /// Whether two extremes are one: the same value, or one on both sides of midnight, or flat pieces of one height.
    private func isOne(_ extreme: Extreme, with other: Extreme) -> Bool {
        let (start, end) = (min(extreme.point.start, other.point.start), max(extreme.point.start, other.point.start))
        guard extreme.isHigh == other.isHigh else { return false }
        if start == end { return true }
        guard chart.style != .bars, text(extreme.point) == text(other.point) else { return false }
        let between = chart.points.filter { $0.start > start && $0.start < end }
        let isOneHeight = number(extreme.point) == number(other.point)
        return between.allSatisfy { text($0) == text(other.point) }
            || isOneHeight && isFlat(extreme.point) && isFlat(other.point)
    }

    /// Whether the line keeps the very height of a point for six hours, as where a source tells no more than so much.
    private func isFlat(_ point: QuantityPoint) -> Bool {
        guard let index = chart.points.firstIndex(where: { $0.start == point.start }) else { return false }
        func end(_ points: some Sequence<QuantityPoint>) -> Double {
            points.prefix { number($0) == number(point) }.reduce(point.start) { $1.start }
        }
        return end(chart.points[index...]) - end(chart.points[...index].reversed()) >= 6
    }

    private func placer(_ obstacles: [Rectangle]) -> LabelPlacer<Measure> {
        let plot = layout.plot
        return LabelPlacer(
            in: Rectangle(x: plot.x - 8, y: plot.y, width: plot.width + 16, height: plot.height), measure, gap: 2,
            obstacles: obstacles)
    }

    /// A value that is higher than all around it, or lower.
    private typealias Extreme = (point: QuantityPoint, day: QuantityDay, isHigh: Bool)

    /// Whether the numbers are those of gusts, as the highest mean winds stand in the lane below.
    private var tellsGusts: Bool { layout.lane != nil }

    private func text(_ point: QuantityPoint) -> String {
        tellsGusts ? point.secondText ?? point.valueText : point.valueText
    }

    private func number(_ point: QuantityPoint) -> Double? {
        tellsGusts ? point.second ?? point.value : point.value
    }

    private func extremes(of day: QuantityDay) -> [Extreme] {
        let known = chart.points.filter { $0.start >= day.start && $0.start < day.end && $0.value != nil }
        guard let highest = known.max(by: { (number($0) ?? 0) < (number($1) ?? 0) }), isTold(highest) else { return [] }
        let high = isPassed(highest) ? [] : [(highest, day, true)]
        guard chart.tellsLows, let lowest = known.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
            lowest.start - day.start > 0.5, day.end - lowest.start > 1.5
        else { return high }
        return high + [(lowest, day, false)]
    }

    /// Whether a line only passes the highest value of a day on its way to or from a higher one beyond midnight, or one unknown.
    ///
    /// A number beside it would float. Bars and gusts have theirs each day.
    private func isPassed(_ point: QuantityPoint) -> Bool {
        guard chart.style != .bars, !tellsGusts, !point.isDay else { return false }
        guard let place = chart.points.firstIndex(where: { $0.start == point.start }) else { return false }
        func isBelow(_ index: Int) -> Bool {
            guard chart.points.indices.contains(index), chart.points[index].value != nil,
                let beside = number(chart.points[index])
            else { return false }
            return beside <= (number(point) ?? 0)
        }
        return !isBelow(place - 1) || !isBelow(place + 1)
    }

    /// Whether a value is worth a number: a bar that is shown as nought is none.
    private func isTold(_ point: QuantityPoint) -> Bool { chart.style != .bars || point.valueText != chart.nought }

    /// The highest value of all days, and of those that tell it the lowest, wherever in its day that is.
    private var foremostExtremes: [Extreme] {
        let known = chart.points.filter { $0.value != nil }
        let highest = known.max { (number($0) ?? 0) < (number($1) ?? 0) }
        let lows = chart.tellsLows ? known.filter { text($0) != highest.map(text) } : []
        let lowest = lows.min { ($0.value ?? 0) < ($1.value ?? 0) }
        return [(highest, true), (lowest, false)].compactMap { point, isHigh in
            guard let point, isTold(point),
                let day = chart.days.first(where: { ($0.start..<$0.end).contains(point.start) })
            else { return nil }
            return (point, day, isHigh)
        }
    }

    /// Close to its point, else beside or beyond a line that is in the way.
    ///
    /// - Parameters:
    ///   - isInDay: Whether a number is not shown at all rather than beyond its day.
    ///   - isForemost: Whether there is none beyond it in any day.
    private func places(of extreme: Extreme, inItsDay isInDay: Bool, isForemost: Bool) -> [DrawnText] {
        let (point, day) = (extreme.point, extreme.day)
        // Highs are told from lows by it, and of gusts, which have none, the strongest from the others.
        let letters = Lettering(9.5, isBold: tellsGusts ? isForemost : extreme.isHigh)
        let text = text(point)
        let size = measure.size(of: text, letters)
        let (middle, value) = (x(of: point), y(number(point) ?? 0))
        let column = layout.x(day.start)...max(layout.x(day.start), layout.x(day.end))
        let shifts = stride(from: 0.0, through: isInDay ? 30 : 60, by: 6).flatMap { $0 == 0 ? [0] : [-$0, $0] }
        return ([4.0, 8, 13, 18, 24] + (isInDay ? [] : [30, 36, 44, 52])).flatMap { distance in
            shifts.filter { !isInDay || column.contains(middle + $0) }.map { shift in
                let height = value + (extreme.isHigh ? -1 : 1) * (size.height / 2 + distance)
                return DrawnText(
                    text, at: Point(middle + shift, height), .middle, letters, palette.text,
                    rim: palette.card)
            }
        }
    }

    /// What no number may lie on: now, freezing point and the curves, in pieces that follow them.
    private var strongLines: [Rectangle] {
        let plot = layout.plot
        let now = nowX.map { Rectangle(x: $0 - 3, y: plot.y, width: 6, height: plot.height) }
        let freezing = chart.freezing.map { Rectangle(x: plot.x, y: y($0).rounded(), width: plot.width, height: 1) }
        let curves = (runs(reported: true) + runs(reported: false)).flatMap { run in
            Self.pieces(run.compactMap { point in point.value.map { Point(x(of: point), y($0)) } })
        }
        let pill = layout.lane == nil ? nil : nowX.map(nowPill)
        return [now, freezing, pill].compactMap(\.self) + (chart.style == .bars ? [] : curves)
    }

    /// Midnights and the scale.
    private var faintLines: [Rectangle] {
        let plot = layout.plot
        return chart.days.dropFirst().map {
            Rectangle(x: layout.x($0.start), y: plot.y, width: 1, height: plot.height)
        } + chart.ticks.map { Rectangle(x: plot.x, y: y($0.value).rounded(), width: plot.width, height: 1) }
    }

    static func pieces(_ points: [Point]) -> [Rectangle] {
        zip(points, points.dropFirst()).flatMap { start, end -> [Rectangle] in
            let count = max(1, (abs(end.y - start.y) / 4).rounded(.up))
            return stride(from: 0, to: count, by: 1).map { step in
                let (from, to) = (step / count, (step + 1) / count)
                let (left, right) = (start.x + (end.x - start.x) * from, start.x + (end.x - start.x) * to)
                let (one, other) = (start.y + (end.y - start.y) * from, start.y + (end.y - start.y) * to)
                return Rectangle(x: left, y: min(one, other) - 1, width: right - left, height: abs(other - one) + 2)
            }
        }
    }

    /// Weekdays above dates, today among them; where days are too narrow for all, every second, fourth or seventh.
    var dayLabels: [DrawnText] {
        let line = 15 * layout.textScale
        return namedDays.flatMap { day in
            let middle = layout.x((day.start + day.end) / 2)
            let colour = day.isToday || day.isWeekend ? palette.text : palette.secondaryText
            guard middle - halfWidth(day) >= 0, middle + halfWidth(day) <= layout.width else { return [DrawnText]() }
            return [day.weekday, day.date].enumerated().map { row, text in
                DrawnText(
                    text, at: Point(middle, layout.names.y + (Double(row) + 0.6) * line), .middle, letters(day), colour)
            }
        }
    }

    /// The days whose names stand clear of each other: all, else every second, fourth, seventh or fourteenth, today among them.
    var namedDays: [QuantityDay] {
        let today = chart.days.firstIndex(where: \.isToday) ?? 0
        func days(every step: Int) -> [QuantityDay] {
            chart.days.enumerated().filter { ($0.offset - today) % step == 0 }.map(\.element)
        }
        return [1, 2, 4, 7].map(days).first { days in
            zip(days, days.dropFirst()).allSatisfy { day, next in
                layout.x((next.start + next.end) / 2) - layout.x((day.start + day.end) / 2)
                    >= (zip(halves(day), halves(next)).map { $0 + $1 }.max() ?? 0) + 6 * layout.textScale
            }
        } ?? days(every: 14)
    }

    private func letters(_ day: QuantityDay) -> Lettering { Lettering(9, isBold: day.isToday) }

    private func halfWidth(_ day: QuantityDay) -> Double { halves(day).max() ?? 0 }

    /// Half of the width of a weekday, and of the date below it.
    private func halves(_ day: QuantityDay) -> [Double] {
        [day.weekday, day.date].map { measure.size(of: $0, letters(day)).width / 2 }
    }

    /// Hours below the plot, as close as the days are wide; "Now" goes before them.
    var hourLabels: [DrawnText] {
        let scaled = layout.dayWidth / layout.textScale
        guard scaled >= QuantityLayout.dayOfHours else { return [] }
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
        // Beside the arrows of a lane there is room for the words at nought.
        let bottom = layout.hours.bottom + (layout.lane == nil ? 0 : 8 * layout.textScale)
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: layout.width, height: bottom), measure, gap: 0)
        let edge = layout.plot.x - 8
        if let unit = chart.unit {
            placer.place(
                DrawnText(unit, at: Point(edge, layout.names.bottom - 6), .end, .chart, palette.secondaryText))
        }
        for tick in chart.ticks {
            placer.place(DrawnText(tick.text, at: Point(edge, y(tick.value)), .end, .chart, palette.secondaryText))
        }
        for tick in chart.second?.ticks ?? [] {
            // Those at the ends of the plot stay clear of days above and hours below.
            let half = 8 * layout.textScale
            let height = min(max(secondY(tick.value), layout.plot.y + half), layout.plot.bottom - half)
            placer.place(
                DrawnText(
                    tick.text, at: Point(layout.plot.right + 8, height), .start, .chart, palette.secondaryText))
        }
        guard layout.hasBands else { return placer.labels }
        for band in chart.bands {
            let (end, start) = (y(band.range.lowerBound), y(band.range.upperBound))
            // Off the middle of a part where the name of the one below reaches there, with its own middle still in the part.
            let rises = stride(from: 0.0, through: (end - start) / 2, by: 2)
            placer.place(
                firstOf: rises.map { rise in
                    DrawnText(
                        band.word, at: Point(layout.plot.right + 8, (start + end) / 2 - rise), .start,
                        band.isPresent ? .boldChart : .chart, band.isPresent ? palette.text : palette.secondaryText)
                })
        }
        return placer.labels
    }
}
