internal import Charts
internal import Gtk
internal import Presentation

/// How exactly sources see the places: a slider, what is sent then, and the cell on a map.
@MainActor
final class PrecisionCard<Model: PreferencesModel> {
    private let slider: PrecisionSlider
    private let seen = Label().wrapped(width: 48)
    private let meaning = Label().wrapped(width: 48).styled("secondary")
    private let warning = Label().wrapped(width: 48).styled("problem")
    private let map = DrawingView(width: Int(PrecisionMap.width), height: Int(PrecisionMap.height))
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        slider = PrecisionSlider(name: PrecisionSection.title)
        let title = Label(PrecisionSection.title).wrapped(width: 40).styled("heading")
        let words = Container(
            .vertical, spacing: 8,
            [title, slider.root, Container(.vertical, [seen, meaning, warning])])
        let area = map.area.leftToRight().decorative()
        let pair = Self.pair(Self.steady(words, [title, slider.root], seen: seen), area)
        root = Container(.vertical, [pair]).styled("card", "form-card")
        slider.onChoose = { [weak model] in model?.choose($0, for: .coordinates) }
        binding = Binding { [weak self, weak model] in
            if let self, let model { show(model.precision) }
        }
    }

    private func show(_ section: PrecisionSection) {
        slider.show(section)
        seen.show(section.seen)
        meaning.text = section.meaning
        warning.show(section.warning)
        map.area.isVisible = section.map != nil
        if let shown = section.map {
            map.show { width, height, measure in
                shown.drawing(width: width, height: height, style: Look.style, measure: measure)
            }
        }
    }

    /// Returns the words as high as those of any stop, so that what is below stays as the slider moves.
    ///
    /// - Parameter head: What stands above the sentences.
    private static func steady(_ words: Widget, _ head: [Widget], seen: Widget) -> Widget {
        let most = Most()
        return LayoutContainer(
            [words],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return words.request(.horizontal) }
                let width = size ?? words.request(.horizontal).natural
                // One line of what is seen, two of what that means, and one of what may be wrong.
                let lines = 4 * seen.request(.vertical).least
                let above = head.map { $0.request(.vertical, for: width).least + 8 }.reduce(0, +)
                return SizeRequest(
                    least: most.height(words.request(.vertical, for: width).least, above + lines, in: width))
            } allocate: { room in
                room.place(words, x: 0, y: 0, width: room.width, height: room.height)
            })
    }

    /// The most height that words have needed in a width.
    @MainActor
    private final class Most {
        private var width = 0
        private var height = 0

        func height(_ needed: Int, _ expected: Int, in width: Int) -> Int {
            if width != self.width { (self.width, height) = (width, expected) }
            height = max(height, needed)
            return height
        }
    }

    /// Returns the map beside the words, or below them, as wide as these, where they have too little room.
    private static func pair(_ words: Widget, _ map: Widget) -> Widget {
        let (width, height, gap) = (Int(PrecisionMap.width), Int(PrecisionMap.height), 32)
        /// The room for the words beside the map; nil where it is below them.
        func beside(_ whole: Int) -> Int? {
            let room = whole - width - gap
            return room >= max(words.request(.horizontal).least, Int(300 * Appearance.textScale)) ? room : nil
        }
        return LayoutContainer(
            [words, map],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else {
                    let own = words.request(.horizontal)
                    return map.isVisible
                        ? SizeRequest(least: max(own.least, width), natural: own.natural + gap + width) : own
                }
                let whole = size ?? words.request(.horizontal).natural
                guard map.isVisible else { return words.request(.vertical, for: whole) }
                if let room = beside(whole) {
                    return SizeRequest(least: max(height, words.request(.vertical, for: room).least))
                }
                return SizeRequest(least: words.request(.vertical, for: whole).least + 12 + height)
            } allocate: { room in
                guard map.isVisible else {
                    return room.place(words, x: 0, y: 0, width: room.width, height: room.height)
                }
                if let text = beside(room.width) {
                    room.place(words, x: 0, y: 0, width: text, height: room.height)
                    return room.place(map, x: room.width - width, y: 0, width: width, height: height)
                }
                let top = words.request(.vertical, for: room.width).least
                room.place(words, x: 0, y: 0, width: room.width, height: top)
                room.place(map, x: 0, y: top + 12, width: room.width, height: height)
            })
    }
}

/// A slider with few stops, moved by pointer and keys.
@MainActor
private final class PrecisionSlider {
    private let view = DrawingView(width: 200, height: 1)
    private let stop: SliderStop
    private let shown = Shown()
    private let box: LayoutContainer
    /// Where it was taken.
    private var start: Double?
    /// Called with the position of another stop.
    var onChoose: @MainActor (Int) -> Void = { _ in }
    var root: Widget { box }

    init(name: String) {
        stop = SliderStop(name: name)
        let (area, measure, shown, stop) = (view.area.leftToRight().decorative(), view.measure, shown, stop)
        box = LayoutContainer(
            [area, stop],
            layout: CustomLayout { axis, _ in
                axis == .vertical
                    ? SizeRequest(least: Int((shown.track?.height(measure) ?? 0).rounded(.up)))
                    : SizeRequest(least: 200, natural: 332)
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
                guard let track = shown.track else { return }
                let x = Int(track.x(of: track.chosen, width: Double(room.width), measure))
                let (y, half) = (Int(PrecisionTrack.middle), 13)
                room.place(stop, x: x - half, y: y - half, width: 2 * half, height: 2 * half)
            }
        ).leftToRight()
        stop.onChange { [weak self] in self?.choose($0) }
        area.onPress { [weak self] x, _ in
            guard let self else { return }
            start = x
            _ = self.stop.grabFocus()
            choose(atX: x)
        }
        area.onDrag { [weak self] shift in
            if let self, let start, let shift { choose(atX: start + shift) }
        } onEnd: { [weak self] in
            self?.start = nil
        }
    }

    func show(_ section: PrecisionSection) {
        let track = PrecisionTrack(section.stops, chosen: section.chosen)
        stop.show(section.chosen, of: section.stops.count - 1, words: section.spokenText, page: 1)
        guard track != shown.track else { return }
        shown.track = track
        view.show { width, height, measure in
            track.drawing(width: width, height: height, Look.palette, measure)
        }
        box.resize()
    }

    private func choose(atX x: Double) {
        if let track = shown.track { choose(track.position(atX: x, width: view.area.width, view.measure)) }
    }

    private func choose(_ position: Int) {
        if position != shown.track?.chosen { onChoose(position) }
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var track: PrecisionTrack?
    }
}
