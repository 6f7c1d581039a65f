internal import Presentation

/// Where the values of a chart lie in a drawing, in pixels.
struct ChartGeometry {
    /// Between two hours.
    static let hourWidth = 22.0
    /// Above the plot, for icons and the names of days.
    static let top = 52.0
    /// Below the plot, for the hours.
    static let bottom = 26.0
    /// Before the first hour and after the last.
    static let side = 14.0

    let height: Double

    /// Of the whole drawing.
    static func width(of chart: HoursChart) -> Double {
        chart.length * hourWidth + 2 * side
    }

    func x(_ hours: Double) -> Double {
        Self.side + hours * Self.hourWidth
    }

    func y(_ share: Double) -> Double {
        height - Self.bottom - share * (height - Self.top - Self.bottom)
    }

    /// The point whose hour the pixel lies in, or the nearest there is.
    func index(atX x: Double, in chart: HoursChart) -> Int? {
        let hour = (x - Self.side) / Self.hourWidth
        let index = chart.points.lastIndex { $0.x <= hour } ?? 0
        return chart.points.isEmpty ? nil : index
    }
}
