internal import Charts
internal import Gtk
internal import Presentation

/// The slider of a limit: one knob for each of its ends, moved by pointer and keys.
@MainActor
final class LimitSlider {
    private let view = DrawingView(width: 120, height: 28)
    private let stops = [SliderStop(name: ""), SliderStop(name: "")]
    private let shown = Shown()
    private let box: LayoutContainer
    /// The end that is dragged, and where it was taken.
    private var dragged: (end: Int, x: Double)?
    /// Called with an end and its new position.
    var onMove: @MainActor (Int, Int) -> Void = { _, _ in }
    var root: Widget { box }

    init() {
        let (area, shown, stops) = (view.area.leftToRight().decorative(), shown, stops)
        box = LayoutContainer(
            [area] + stops,
            layout: CustomLayout { axis, _ in
                axis == .vertical ? SizeRequest(least: 28) : SizeRequest(least: 120, natural: 300)
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
                let half = 13
                for (number, stop) in stops.enumerated() {
                    guard let track = shown.track, track.ends.indices.contains(number) else { continue }
                    let x = Int(track.x(of: track.ends[number], width: Double(room.width)))
                    room.place(stop, x: x - half, y: room.height / 2 - half, width: 2 * half, height: 2 * half)
                }
            }
        ).leftToRight()
        for (number, stop) in stops.enumerated() {
            stop.onChange { [weak self] position in self?.onMove(number, position) }
        }
        area.onPress { [weak self] x, _ in self?.press(x) }
        area.onDrag { [weak self] shift in
            if let shift { self?.drag(by: shift) }
        } onEnd: { [weak self] in
            self?.dragged = nil
        }
    }

    /// Shows the ends of a limit.
    func show(_ row: ActivityLimitRow) {
        guard let track = row.track else { return }
        for (number, stop) in stops.enumerated() {
            stop.isVisible = row.ends.indices.contains(number)
            guard row.ends.indices.contains(number) else { continue }
            stop.setAccessibleName(row.ends[number].name)
            stop.show(row.ends[number].position, of: row.numbers, words: row.spokenText, page: 10)
        }
        guard track != shown.track else { return }
        // An end that is dragged off the scale is gone, and the other one has its number.
        if track.ends.count != shown.track?.ends.count { dragged = nil }
        shown.track = track
        view.show { width, height, _ in track.drawing(width: width, height: height, Look.palette) }
        box.resize()
    }

    /// Draws it again in the present colours.
    func redraw() { view.redraw() }

    private func press(_ x: Double) {
        guard let track = shown.track else { return }
        let end = track.end(atX: x, width: view.area.width)
        dragged = (end, x)
        _ = stops[end].grabFocus()
        onMove(end, track.position(atX: x, width: view.area.width))
    }

    private func drag(by shift: Double) {
        guard let track = shown.track, let dragged else { return }
        let position = track.position(atX: dragged.x + shift, width: view.area.width)
        if position != track.ends[dragged.end] { onMove(dragged.end, position) }
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var track: LimitTrack?
    }
}
