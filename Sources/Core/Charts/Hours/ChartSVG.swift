/// Draws a chart as an SVG document with a description for screen readers.
struct ChartSVG {
    let chart: HoursChart
    let palette: Palette
    let width: Double
    let height: Double

    private let left = 64.0
    private let right = 64.0
    private let top = 40.0
    private let bottom = 56.0

    /// The whole document.
    var text: String {
        let size =
            "width=\"\(number(width))\" height=\"\(number(height))\" viewBox=\"0 0 \(number(width)) \(number(height))\""
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" font-family=\"sans-serif\" font-size=\"12\">",
            "<title>\(escaped(chart.title))</title>", "<desc>\(escaped(chart.spokenText))</desc>",
            rectangle(0, 0, width, height, palette.card),
        ]
        let parts = [
            nights, grid, bars, [path(\.secondY, palette.secondLine, dashed: true)], [path(\.y, palette.line)],
        ]
        return (head + parts.flatMap { $0 } + marks + legend + ["</svg>"]).filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }

    private var nights: [String] {
        chart.nights.map { rectangle(x($0.start), top, x($0.end) - x($0.start), plotHeight, palette.night) }
    }

    private var grid: [String] {
        chart.ticks.flatMap { tick in
            [
                line(left, y(tick.y), width - right, y(tick.y), palette.grid),
                label(tick.text, left - 8, y(tick.y) + 4, "end"),
            ]
        } + chart.barTicks.map { label($0.text, width - right + 8, y($0.y) + 4, "start") }
    }

    private var bars: [String] {
        chart.points.compactMap { point in
            point.barY.map { barY in
                rectangle(x(point.x) + 1, y(barY), max(1, x(point.length) - x(0) - 2), y(0) - y(barY), palette.bar)
            }
        }
    }

    private var marks: [String] {
        let days = chart.days.flatMap { day in
            [
                line(x(day.x), top, x(day.x), y(0) + 8, palette.secondaryText),
                label(day.text, x(day.x) + 4, y(0) + 36, "start"),
            ]
        }
        let changes = chart.clockChanges.flatMap { change in
            [
                line(x(change.x), top, x(change.x), y(0), palette.now, dashed: true),
                label(change.text, x(change.x) + 4, top + 12, "start"),
            ]
        }
        let hours = chart.hourTicks(atLeast: 44 / (x(1) - x(0))).flatMap { hour in
            [
                line(x(hour.x), y(0), x(hour.x), y(0) + 4, palette.secondaryText),
                label(hour.text, x(hour.x), y(0) + 20, "middle"),
            ]
        }
        let word = chart.legend.first { $0.sign == .now }?.text ?? ""
        let now = chart.now.map { now in
            [line(x(now), top, x(now), y(0), palette.now, width: 2), label(word, x(now), top - 4, "middle")]
        }
        return days + hours + changes + (now ?? [])
    }

    private var legend: [String] {
        let words = chart.legend.filter { $0.sign == .line || $0.sign == .secondLine || $0.sign == .bars }
        return words.enumerated().map { index, entry in
            let colour =
                switch entry.sign {
                case .secondLine: palette.secondLine
                case .bars: palette.bar
                default: palette.line
                }
            return rectangle(left + Double(index) * 200, 14, 12, 12, colour)
                + label(entry.text, left + Double(index) * 200 + 18, 24, "start")
        }
    }

    /// Returns a path through the known heights, interrupted at unknown ones.
    private func path(_ height: KeyPath<ChartPoint, Double?>, _ colour: Colour, dashed: Bool = false) -> String {
        var steps: [String] = []
        var isDrawing = false
        for point in chart.points {
            guard let value = point[keyPath: height] else {
                isDrawing = false
                continue
            }
            steps.append("\(isDrawing ? "L" : "M")\(number(x(point.x))) \(number(y(value)))")
            isDrawing = true
        }
        guard !steps.isEmpty else { return "" }
        let dash = dashed ? " stroke-dasharray=\"6 4\"" : ""
        return "<path d=\"\(steps.joined())\" fill=\"none\" stroke=\"\(colour.text)\" stroke-width=\"2\"\(dash)/>"
    }

    private var plotHeight: Double { height - top - bottom }

    private func x(_ hours: Double) -> Double { left + hours / chart.length * (width - left - right) }

    private func y(_ share: Double) -> Double { top + (1 - share) * plotHeight }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) -> String {
        "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" fill=\"\(colour.text)\"/>"
    }

    private func line(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: Colour, width: Double = 1,
        dashed: Bool = false
    ) -> String {
        let dash = dashed ? " stroke-dasharray=\"4 4\"" : ""
        let ends = "x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
        return "<line \(ends) stroke=\"\(colour.text)\" stroke-width=\"\(number(width))\"\(dash)/>"
    }

    private func label(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(palette.text.text)\">\(escaped(text))</text>"
    }

    /// Returns a number with one decimal and a decimal point, independent of the locale.
    private func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension HoursChart {
    /// Returns the chart as an SVG document.
    ///
    /// - Parameters:
    ///   - width: The width in CSS pixels, at least 400.
    ///   - height: The height in CSS pixels, at least 200.
    public func svg(_ style: ColourStyle, width: Double = 1200, height: Double = 400) -> String {
        ChartSVG(chart: self, palette: Palette(style), width: max(400, width), height: max(200, height)).text
    }
}
