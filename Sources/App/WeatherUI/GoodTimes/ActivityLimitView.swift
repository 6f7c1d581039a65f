internal import Gtk
internal import Presentation

/// The row of a limit: its quantity, its slider or its days, its words, and a button that removes it.
@MainActor
final class ActivityLimitView {
    private let quantity = DropDown([""], name: ActivityWords.quantity)
    private let slider = LimitSlider()
    private let days: [ToggleButton]
    private let words = Label().wrapped(width: 18).styled("limit-words", "numeric").decorative()
    private let removal = Button(icon: "window-close-symbolic", name: ActivityWords.remove).styled("flat")
    private var shown: ActivityLimitRow?
    let root: LayoutContainer

    /// What can be done with the limit of a row.
    struct Actions {
        let move: @MainActor (Int, String, Int) -> Void
        let choose: @MainActor (Int, String) -> Void
        let toggle: @MainActor (Int, String) -> Void
        let remove: @MainActor (String) -> Void
    }

    init(_ actions: Actions) {
        days = (0..<7).map { _ in ToggleButton(label: "") }
        let dayRow = WrappingRow(days).styled("limit-days")
        let (quantity, slider, words, removal) = (quantity, slider.root, words, removal)
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], height: Int) {
            let scale = Appearance.textScale
            let middle = dayRow.isVisible ? dayRow : slider
            let (gap, line) = (12, Int(56 * scale))
            let button = max(removal.request(.horizontal).natural, 32)
            let drop = min(max(Int(144 * scale), quantity.request(.horizontal).natural), width - button - gap)
            if Double(width) >= 560 * scale {
                let text = Int(134 * scale)
                let room = width - drop - text - button - 3 * gap - 6
                let height = max(
                    line, middle.request(.vertical, for: room).natural + 12,
                    words.request(.vertical, for: text).natural + 12)
                func centred(_ widget: Widget, _ x: Int, _ room: Int) -> (Widget, Int, Int, Int, Int) {
                    let own = widget.request(.vertical, for: room).natural
                    return (widget, x, (height - own) / 2, room, own)
                }
                return (
                    [
                        centred(quantity, 0, drop), centred(middle, drop + gap + 6, room),
                        centred(words, drop + room + 2 * gap + 6, text), centred(removal, width - button, button),
                    ], height
                )
            }
            var y = 8
            let own = max(quantity.request(.vertical, for: drop).natural, removal.request(.vertical).natural)
            var places = [(quantity as Widget, 0, y, drop, own), (removal as Widget, width - button, y, button, own)]
            y += own + 4
            for widget in [middle, words] as [Widget] {
                let height = widget.request(.vertical, for: width).natural
                places.append((widget, 0, y, width, height))
                y += height + 4
            }
            return (places, y + 4)
        }
        root = LayoutContainer(
            [quantity, slider, dayRow, words, removal],
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 664).height) : SizeRequest(least: 260, natural: 664)
            } allocate: { room in
                for place in arranged(room.width).places {
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            }
        ).styled("limit-row")
        self.dayRow = dayRow
        self.slider.onMove = { [weak self] end, position in
            if let id = self?.shown?.id { actions.move(end, id, position) }
        }
        quantity.onSelect { [weak self] position in
            if let id = self?.shown?.id { actions.choose(position, id) }
        }
        for (number, day) in days.enumerated() {
            day.onToggle { [weak self] _ in
                guard let self, let shown else { return }
                actions.toggle(number, shown.id)
                // The last day stays.
                if let now = self.shown?.days, now.indices.contains(number) { day.isOn = now[number].isOn }
            }
        }
        removal.onClick { [weak self] in
            if let id = self?.shown?.id { actions.remove(id) }
        }
    }

    private let dayRow: WrappingRow

    func show(_ row: ActivityLimitRow) {
        slider.show(row)
        guard row != shown else { return }
        shown = row
        quantity.show(row.choices, selected: row.selected)
        slider.root.isVisible = row.track != nil
        dayRow.isVisible = !row.days.isEmpty
        for (view, day) in zip(days, row.days) {
            view.setLabel(day.name)
            view.isOn = day.isOn
            view.setAccessibleName(day.spokenName)
        }
        words.text = row.words
        removal.rename(row.removal)
        removal.isSensitive = row.canRemove
        root.resize()
    }

    /// Moves the focus to the choice of the quantity.
    func focus() { _ = quantity.focusFirst() }

    /// Draws it again in the present colours.
    func redraw() { slider.redraw() }
}
