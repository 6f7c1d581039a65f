import Foundation
import WeatherModel

/// Draws the sky of a day as a strip: light and dark, stars, clouds, and what falls.
public struct DayRibbonDrawing {
    private let ribbon: DayRibbon
    private let box: Rectangle
    private let isDark: Bool

    private static let radius = 10.0

    /// - Parameters:
    ///   - box: Where the day lies, from midnight to midnight.
    ///   - style: The desktop's style; those of high contrast have no such picture.
    public init(_ ribbon: DayRibbon, in box: Rectangle, style: ColourStyle) {
        (self.ribbon, self.box, isDark) = (ribbon, box, style.isDark)
    }

    /// Adds it to a drawing.
    public func draw(on drawing: inout Drawing) {
        guard !ribbon.moments.isEmpty, box.height >= 1 else { return }
        addSky(to: &drawing)
        addStars(to: &drawing)
        addClouds(to: &drawing)
        addFall(to: &drawing)
    }

    /// Rows of a pixel, each with the colours of all steps at its height; of the sky's four stops the first is at the top, the
    /// third at the bottom.
    private func addSky(to drawing: inout Drawing) {
        let skies = ribbon.moments.map { SkyColours($0.kind, altitude: $0.altitude, isDark: isDark).stops }
        let step = box.width / Double(skies.count)
        let rows = Int(box.height)
        for row in 0..<rows {
            let share = (Double(row) + 0.5) / Double(rows)
            let y = box.y + Double(row)
            // The corners are cut as a circle cuts them at the row's middle.
            let fromEdge = min(Double(row) + 0.5, Double(rows) - Double(row) - 0.5)
            let down = max(Self.radius - fromEdge, 0)
            let inset = Self.radius - (Self.radius * Self.radius - down * down).squareRoot()
            let stops = skies.enumerated().map { index, stops in
                PaintStop(box.x + (Double(index) + 0.5) * step, stops[0].mixed(with: stops[2], share: share))
            }
            drawing.fill(
                .rectangle(Rectangle(x: box.x + inset, y: y, width: box.width - 2 * inset, height: 1)),
                .horizontal(stops))
        }
    }

    private func addStars(to drawing: inout Drawing) {
        for (index, place) in Scatter(beginning: 7, stray: 0.1).prefix(Int(box.width / 6)).enumerated() {
            let (point, moment) = spot(place, margin: 4)
            let clarity: Double =
                switch moment.kind {
                case .clear: 1
                case .cloudy: 0.6
                default: 0
                }
            let strength = min(max((-6 - moment.altitude) / 8, 0), 1) * clarity
            guard strength > 0 else { continue }
            drawing.fill(
                .circle(point, radius: [0.5, 0.7, 1][index % 3]),
                .even(Colour(0xFFFFFF), opacity: strength * [0.35, 0.55, 0.8][index % 3]))
        }
    }

    private func addClouds(to drawing: inout Drawing) {
        var drawn: [Rectangle] = []
        for (index, place) in Scatter(beginning: 31, stray: 0.1).prefix(Int(box.width / 8)).enumerated() {
            let (centre, moment) = spot(place, margin: 13)
            let shape = [CloudShape.tall, .long, .wisp][index % 3]
            let scale = 0.2 + 0.15 * Double(index % 4) / 3
            let room = shape.box(at: centre, scale: scale, isMirrored: index % 2 > 0)
            // At night stars tell of a cloudy sky that is not covered.
            guard moment.kind == .cloudy, moment.altitude > -4, room.x > box.x + 4, room.right < box.right - 4,
                !drawn.contains(where: { $0.overlaps(room) })
            else { continue }
            drawn.append(room)
            let colours = SkyScene.cloudColours(altitude: moment.altitude)
            drawing.fill(
                shape.path(at: centre, scale: scale, isMirrored: index % 2 > 0),
                .vertical([
                    PaintStop(room.y, colours.top, opacity: shape.opacity),
                    PaintStop(room.bottom, colours.bottom, opacity: shape.opacity),
                ]))
        }
    }

    /// Strokes of rain and flakes, more of them the more falls.
    private func addFall(to drawing: inout Drawing) {
        for (index, place) in Scatter(beginning: 51, stray: 0.15).prefix(Int(box.width / 2)).enumerated() {
            let (point, moment) = spot(place, margin: 6)
            let (share, length): (Int, Double) =
                switch PrecipitationIntensity(rate: moment.rate) {
                case .light: (1, 5)
                case .moderate: (2, 7)
                case .heavy: (5, 9)
                }
            guard moment.rate > 0, index % 5 < share else { continue }
            if moment.kind == .snow {
                drawing.fill(.circle(point, radius: 1), .even(Colour(0xFFFFFF), opacity: 0.8))
            } else {
                drawing.line(
                    [point.moved(x: 0.2 * length, y: -length / 2), point.moved(x: -0.2 * length, y: length / 2)],
                    Stroke(.even(Colour(0xDFEAF6), opacity: 0.55), width: 1.2))
            }
        }
    }

    /// A place of both coordinates from 0 to 1 in the strip, and the sky there.
    private func spot(_ place: Point, margin: Double) -> (Point, DayRibbon.Moment) {
        let x = box.x + margin + place.x * (box.width - 2 * margin)
        return (
            Point(x, box.y + margin + place.y * (box.height - 2 * margin)),
            ribbon.moment(at: (x - box.x) / box.width)
        )
    }
}
