internal import Charts
internal import Gtk

/// The hours' meteogram, of which a part is in view: pointer and arrow keys choose an hour, dragging moves time.
@MainActor
final class MeteogramView {
    /// The hour that is read and whether more lies before or after what is in view.
    typealias Listener = @MainActor (_ reading: (sentence: String, brief: String)?, _ window: MeteogramWindow?) -> Void

    private static let leastWidth = 280
    let area = DrawingArea(width: leastWidth, height: 0).focusable().styled("drawing", "meteogram", "ringed")
    private let name: ChartName
    private let measure: FontMeasure
    let animation: Animation
    private let box: LayoutContainer
    private var meteogram: Meteogram?
    /// What is in view; nil before the width is known.
    private(set) var window: MeteogramWindow?
    /// The curve's scale as it is shown, on its way to that of what is in view.
    private var scale: ClosedRange<Double>?
    private var dragged: Double?
    private var selected: Int?
    /// Where the pointer was last, in pixels from the left; nil where it has not been here.
    private var pointer: (x: Double?, isInside: Bool) = (nil, false)
    /// Whether the keyboard has chosen the hour, which a pointer at rest leaves alone.
    private var isByKeys = false
    /// Whether the pointer is pressing here, whose hour is read then.
    private var isPressed = false
    /// Whether the hour is read only because the focus has come by.
    private var isPassing = false
    /// Where the view is to begin once its width is known; nil for a little before now.
    private var wantedStart: Double?
    /// Whether the view has been left where it began, and goes on with the present.
    private var isFollowing = true
    /// Whether GTK has told of the focus, which moves the window's own a moment later.
    private var isFocused = false
    private var listener: Listener?
    /// Called with 1 when Down is pressed, and with −1 at Up; returns whether the focus has left.
    var onLeave: @MainActor (_ step: Int) -> Bool = { _ in false }
    /// Called when a key would go beyond the first hour, or the last one.
    var onEnd: @MainActor (_ isFirst: Bool) -> Void = { _ in }
    /// Where the values come from; nil if it is not known.
    var provenance: String? {
        didSet { if provenance != oldValue { area.setAccessibleDescription(provenance ?? "") } }
    }
    var root: Widget { box }

    init() {
        name = ChartName(of: area)
        measure = FontMeasure(ruler: TextRuler(area))
        animation = Animation(of: area)
        box = RingedChart.box(of: area, least: Self.leastWidth) { Self.layout(width: $0).height }
        area.drawOnce { [weak self] canvas in
            if let drawing = self?.picture(width: canvas.width)?.drawing { DrawingPainter(on: canvas).paint(drawing) }
        } top: { [weak self] canvas in
            guard let self, let hour = reading, let picture = picture(width: canvas.width) else { return }
            DrawingPainter(on: canvas).paint(picture.reading(of: hour.start))
        }
        // Time runs from left to right in every language.
        area.leftToRight()
        area.onHint { [weak self] in self?.provenance }
        listen()
    }

    /// Calls the closure whenever another hour is read or time has moved.
    func onChange(_ listener: @escaping Listener) {
        self.listener = listener
    }

    /// Shows a meteogram, in view the same hours as before if somebody has moved there.
    ///
    /// - Parameter start: The hours before the left edge where nobody has moved it.
    func show(_ meteogram: Meteogram, from start: Double) {
        guard meteogram != self.meteogram else { return }
        // At midnight the hours of a day fall away, and all are counted from another one.
        let passed = self.meteogram?.hours(to: meteogram) ?? 0
        let chosen = reading.flatMap { meteogram.index(beginningAt: $0.start - passed) }
        self.meteogram = meteogram
        selected = chosen
        animation.stop()
        scale = nil
        let isLeft = isFollowing && (selected == nil || isPassing)
        window = window.map {
            MeteogramWindow(meteogram, room: $0.hours, start: isLeft ? start : $0.start - passed)
        }
        if window == nil { wantedStart = start }
        // Its height is that of any other: nothing around it is laid out anew for a minute.
        area.redraw()
        tell()
    }

    /// The index of the chosen hour, or of the present one; nil if there is neither.
    var chosen: Int? { selected ?? meteogram?.present }

    /// Chooses an hour and brings it into view; nil, and one that does not exist, leave all as it is.
    func go(to index: Int?) { if let index { select(index) } }

    /// Forgets the hour that is read and goes to the present.
    func restart() {
        (meteogram, selected, window, wantedStart, scale) = (nil, nil, nil, nil, nil)
        (isFollowing, isByKeys, isPassing) = (true, false, false)
    }

    /// Moves the focus to the hours.
    func grabFocus() -> Bool { area.grabFocus() }

    /// Draws it again in the present colours and font.
    func redraw() {
        area.redraw()
        box.resize()
    }

    /// Moves the view to where it begins, as fast as animations allow.
    func scroll(by steps: Double) {
        guard let window else { return }
        scroll(to: window.start(movedBy: steps * window.stride))
    }

    private var reading: MeteogramHour? {
        selected.flatMap { index in meteogram.flatMap { $0.hours.indices.contains(index) ? $0.hours[index] : nil } }
    }

    private static func layout(width: Double) -> MeteogramLayout {
        MeteogramLayout(width: width, textScale: Appearance.textScale)
    }

    /// The drawing for a width, whose window follows it.
    private func picture(width: Double) -> MeteogramDrawing<FontMeasure>? {
        guard let meteogram else { return nil }
        let layout = Self.layout(width: width)
        if window.map({ $0.hours != min(layout.hoursInView, max(meteogram.length, 1)) }) ?? true {
            window = MeteogramWindow(meteogram, room: layout.hoursInView, start: window?.start ?? wantedStart)
            wantedStart = nil
            // Who listens changes other widgets, which has to wait until this frame is painted.
            Task { [weak self] in self?.tell() }
        }
        guard let window else { return nil }
        return MeteogramDrawing(
            meteogram, layout, view: window.view, scale: scale, palette: Look.palette, measure: measure)
    }

    private func scroll(to start: Double) {
        guard let meteogram, let window, start != window.start else { return }
        isFollowing = false
        let (begin, before) = (window.start, scale ?? meteogram.scale(in: window.view))
        var goal = window
        goal.move(to: start)
        let after = meteogram.scale(in: goal.view)
        animation.run(milliseconds: 250) { [weak self] share in
            guard let self else { return }
            self.window?.move(to: begin + (start - begin) * share)
            scale = share < 1 ? before.moved(towards: after, by: share) : nil
            area.redraw()
            if share >= 1 { tell() }
        }
    }

    /// Follows the hand at once; only the scale is eased.
    private func follow(to start: Double) {
        guard let meteogram, let window, start != window.start else { return }
        isFollowing = false
        let before = scale ?? meteogram.scale(in: window.view)
        self.window?.move(to: start)
        guard let view = self.window?.view else { return }
        let after = meteogram.scale(in: view)
        scale = before
        animation.run(milliseconds: 250) { [weak self] share in
            self?.scale = share < 1 ? before.moved(towards: after, by: share) : nil
            self?.area.redraw()
        }
        area.redraw()
        tell()
    }

    private func listen() {
        area.onPointer { [weak self] point in
            guard let self, dragged == nil || point == nil else { return }
            hover(at: point?.x)
        }
        area.onPress { [weak self] x, _ in
            guard let self else { return }
            isPressed = true
            area.grabFocus()
            isPressed = false
            (pointer.x, isByKeys, isPassing) = (x, false, false)
            choose(index(atX: x))
        }
        area.onDrag { [weak self] offset in
            self?.drag(by: offset)
        } onEnd: { [weak self] in
            self?.dragged = nil
        }
        area.onScroll { [weak self] step in self?.scroll(step) ?? false }
        area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        area.onFocusChange { [weak self] isFocused in
            guard let self, let meteogram else { return }
            self.isFocused = isFocused
            name.followFocus(isFocused)
            enterOrLeave(meteogram)
        }
    }

    private func enterOrLeave(_ meteogram: Meteogram) {
        // A pointer that rests here chooses nothing for a key.
        if isFocused, selected == nil || !isByKeys && !isPressed {
            isPassing = true
            return select(meteogram.present ?? 0)
        }
        // Who only came by has chosen no hour.
        if !isFocused, isPassing {
            (isPassing, isByKeys) = (false, false)
            choose(nil)
        }
        tell()
    }

    /// Reads the hour under the pointer.
    ///
    /// GTK tells of a pointer at rest, too, whenever the window is laid out anew, as it is for another reading, and when the
    /// page moves the hours under it: after a key the first place that is told is where it rests.
    private func hover(at x: Double?) {
        let isMoved = x != nil && x != pointer.x && (pointer.isInside || !isByKeys)
        pointer = (x ?? pointer.x, x != nil)
        guard isMoved || !isByKeys else { return }
        (isByKeys, isPassing) = (false, false)
        choose(x.flatMap(index(atX:)))
    }

    private func drag(by offset: Double?) {
        guard let offset else { return dragged = window?.start }
        if let dragged, let window { follow(to: window.start(movedBy: dragged - offset / hourWidth - window.start)) }
    }

    /// A plain wheel is left to the page.
    private func scroll(_ step: ScrollStep) -> Bool {
        guard let window, step.sideways != 0 else { return false }
        if step.isByPixels {
            follow(to: window.start(movedBy: step.sideways / hourWidth))
        } else {
            scroll(to: window.start(movedBy: step.sideways * 3))
        }
        return true
    }

    private func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let meteogram, modifiers.isEmpty, !meteogram.hours.isEmpty else { return false }
        if key == .up || key == .down { return onLeave(key == .up ? -1 : 1) }
        // Keys that leave the hours, or are the window's, only pass by.
        guard let index = meteogram.index(from: chosen ?? 0, by: key) else { return false }
        let isEnd = index == 0 || index == meteogram.hours.count - 1
        if index != selected { select(index) } else if isEnd { onEnd(index == 0) }
        isPassing = false
        return true
    }

    private func select(_ index: Int) {
        guard let meteogram, meteogram.hours.indices.contains(index) else { return }
        isByKeys = true
        choose(index)
        if let window { scroll(to: window.start(showing: meteogram.hours[index].start)) }
    }

    private func choose(_ index: Int?) {
        guard index != selected else { return }
        selected = index
        area.redrawTop()
        tell()
    }

    private var hourWidth: Double { window.map { Self.layout(width: area.width).hourWidth(in: $0.view) } ?? 1 }

    private func index(atX x: Double) -> Int? {
        guard let window, let meteogram else { return nil }
        let layout = Self.layout(width: area.width)
        guard (layout.plot.x...layout.plot.right).contains(x) else { return nil }
        return meteogram.index(at: layout.hour(atX: x, in: window.view))
    }

    /// Announces the hour by changing the accessible name of the focused widget.
    private func tell() {
        guard let meteogram else { return }
        name.tell(whole: meteogram.spokenText, reading: reading?.spokenText)
        listener?(reading.map { ($0.spokenText, meteogram.brief($0)) }, window)
    }
}
