internal import Charts

/// The positions of a chart's values in a drawing, in pixels.
struct ChartGeometry {
    /// The space above the plot, for the names of days.
    static let top = 34.0
    /// The space below the plot, for the hours.
    static let bottom = 26.0

    let height: Double
    /// The distance between two hours.
    var hourWidth = 22.0
    /// The space before the first hour and after the last one.
    var side = 14.0

    /// Returns the width of the whole drawing.
    func width(of chart: HoursChart) -> Double {
        chart.length * hourWidth + 2 * side
    }

    func x(_ hours: Double) -> Double {
        side + hours * hourWidth
    }

    func y(_ share: Double) -> Double {
        height - Self.bottom - share * (height - Self.top - Self.bottom)
    }

    /// Returns the index of the hour at the pixel, or of the nearest one; nil without hours.
    func index(atX x: Double, in chart: HoursChart) -> Int? {
        let hour = (x - side) / hourWidth
        let index = chart.points.lastIndex { $0.x <= hour } ?? 0
        return chart.points.isEmpty ? nil : index
    }
}
