internal import Charts

/// Where the values of a chart lie in a drawing, in pixels.
struct ChartGeometry {
    /// Above the plot, for the names of days.
    static let top = 34.0
    /// Below the plot, for the hours.
    static let bottom = 26.0

    let height: Double
    /// Between two hours.
    var hourWidth = 22.0
    /// Before the first hour and after the last.
    var side = 14.0

    /// Of the whole drawing.
    func width(of chart: HoursChart) -> Double {
        chart.length * hourWidth + 2 * side
    }

    func x(_ hours: Double) -> Double {
        side + hours * hourWidth
    }

    func y(_ share: Double) -> Double {
        height - Self.bottom - share * (height - Self.top - Self.bottom)
    }

    /// The point whose hour the pixel lies in, or the nearest there is.
    func index(atX x: Double, in chart: HoursChart) -> Int? {
        let hour = (x - side) / hourWidth
        let index = chart.points.lastIndex { $0.x <= hour } ?? 0
        return chart.points.isEmpty ? nil : index
    }
}
