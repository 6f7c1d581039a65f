internal import Charts
internal import Gtk

/// One day's own hours as a meteogram, for its opened row.
@MainActor
final class DayHoursView {
    /// Pixels below the lanes at 100 % text.
    private static let foot = 12.0

    private let view = DrawingView(width: 280, height: 0)
    private let box: LayoutContainer
    let root: Widget

    init() {
        let area = view.area
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 280) }
                let layout = Self.layout(width: Double(size ?? 280))
                return SizeRequest(least: Int((layout.height + Self.foot).rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
        // Time runs from left to right in every language.
        area.leftToRight()
        root = box
    }

    /// Shows the day's hours.
    ///
    /// - Parameters:
    ///   - meteogram: Of the one day.
    ///   - ground: The colour of the row it lies in.
    func show(_ meteogram: Meteogram, on ground: Colour) {
        view.area.setAccessibleName(meteogram.spokenText)
        view.show { width, _, measure in
            MeteogramDrawing(
                meteogram, Self.layout(width: width), view: meteogram.day ?? 0...meteogram.length, on: ground,
                palette: Look.palette, measure: measure
            ).drawing
        }
        box.resize()
    }

    /// Draws it again in the present colours and font.
    func redraw() {
        view.redraw()
        box.resize()
    }

    private static func layout(width: Double) -> MeteogramLayout {
        MeteogramLayout(width: width, textScale: Appearance.textScale, curveHeight: 60)
    }
}
