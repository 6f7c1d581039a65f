import Foundation
internal import Gtk
internal import WeatherText

/// Draws the position of a value on its scale.
@MainActor
struct DetailPicture {
    private let canvas: Canvas
    private let palette = Look.palette
    private var middle: (x: Double, y: Double) { (canvas.width / 2, canvas.height / 2) }
    private var radius: Double { min(canvas.width, canvas.height) / 2 - 4 }

    init(on canvas: Canvas) {
        self.canvas = canvas
    }

    func paint(_ drawing: DetailDrawing) {
        switch drawing {
        case .compass(let degrees): paintCompass(degrees)
        case .ring(let share): paintRing(share)
        case .bar(let share, let marks): paintBar(share, marks)
        case .sunArc(let share): paintSunArc(share)
        case .moon(let lit, let isWaxing): paintMoon(lit, isWaxing)
        }
    }

    private func paintCompass(_ degrees: Double) {
        canvas.strokeArc(
            x: middle.x, y: middle.y, radius: radius, from: 0, to: 2 * .pi, width: 2, RGBA(palette.grid))
        for quarter in 0..<4 {
            let angle = Double(quarter) * .pi / 2
            canvas.strokeLine(
                [at(angle, radius - 1), at(angle, radius - 5)], width: quarter == 0 ? 3 : 1.5,
                RGBA(palette.secondaryText))
        }
        // The arrow points to where the wind blows to.
        let angle = degrees * .pi / 180
        let (tip, left, right) = (
            at(angle + .pi, radius - 8), at(angle - 0.45, radius - 10), at(angle + 0.45, radius - 10)
        )
        canvas.fillArea([tip, left, at(angle, radius * 0.3), right], RGBA(palette.line))
    }

    /// Draws a ring that is open at the bottom, from half past seven to half past four clockwise.
    private func paintRing(_ share: Double) {
        let (start, length) = (Double.pi * 0.75, Double.pi * 1.5)
        canvas.strokeArc(
            x: middle.x, y: middle.y, radius: radius - 2, from: start, to: start + length, width: 6, RGBA(palette.grid))
        guard share > 0 else { return }
        canvas.strokeArc(
            x: middle.x, y: middle.y, radius: radius - 2, from: start, to: start + length * share, width: 6,
            RGBA(palette.bar))
    }

    private func paintBar(_ share: Double, _ marks: [Double]) {
        let (height, length) = (8.0, canvas.width - 8)
        let top = middle.y - height / 2
        let start = canvas.isMirrored ? canvas.width - 4 - share * length : 4
        canvas.fillRectangle(x: 4, y: top, width: length, height: height, radius: 4, RGBA(palette.grid))
        canvas.fillRectangle(
            x: start, y: top, width: max(height, share * length), height: height, radius: 4, RGBA(palette.bar))
        for mark in marks {
            let x = 4 + (canvas.isMirrored ? 1 - mark : mark) * length
            canvas.strokeLine([(x, top - 2), (x, top + height + 2)], width: 1, RGBA(palette.secondaryText))
        }
    }

    private func paintSunArc(_ share: Double?) {
        let (base, size) = (canvas.height - 12, min(canvas.width / 2 - 4, canvas.height - 18))
        canvas.strokeArc(
            x: middle.x, y: base, radius: size, from: .pi, to: 2 * .pi, width: 2, dash: [3, 4], RGBA(palette.grid))
        canvas.strokeLine([(2, base), (canvas.width - 2, base)], width: 1.5, RGBA(palette.grid))
        guard let share else { return }
        // Seen towards the south, the sun rises at the left, in the east.
        let angle = Double.pi * (1 + share)
        canvas.strokeArc(x: middle.x, y: base, radius: size, from: .pi, to: angle, width: 3, RGBA(palette.line))
        let sun = Self.point(angle, size)
        canvas.fillCircle(x: middle.x + sun.x, y: base + sun.y, radius: 6, RGBA(palette.line))
    }

    private func paintMoon(_ lit: Double, _ isWaxing: Bool) {
        // The colours of the moon do not depend on the style.
        canvas.fillCircle(x: middle.x, y: middle.y, radius: radius, RGBA(red: 0.24, green: 0.26, blue: 0.33))
        // The illuminated part lies between the limb and the terminator, which is half an ellipse.
        let side = isWaxing ? 1.0 : -1.0
        let steps = 24
        let limb = (0...steps).map { step -> (x: Double, y: Double) in
            let angle = Double(step) / Double(steps) * .pi - .pi / 2
            return (middle.x + side * Self.point(angle, radius).x, middle.y + Self.point(angle, radius).y)
        }
        let terminator = (0...steps).reversed().map { step -> (x: Double, y: Double) in
            let angle = Double(step) / Double(steps) * .pi - .pi / 2
            let edge = Self.point(angle, radius)
            return (middle.x + side * edge.x * (1 - 2 * lit), middle.y + edge.y)
        }
        canvas.fillArea(limb + terminator, RGBA(red: 0.97, green: 0.93, blue: 0.79))
    }

    /// Returns the point at a distance from the centre and an angle clockwise from north.
    private func at(_ angle: Double, _ distance: Double) -> (x: Double, y: Double) {
        let point = Self.point(angle - .pi / 2, distance)
        return (middle.x + point.x, middle.y + point.y)
    }

    /// Returns the offset at an angle clockwise from three o'clock.
    private static func point(_ angle: Double, _ distance: Double) -> (x: Double, y: Double) {
        (cos(angle) * distance, sin(angle) * distance)
    }
}
