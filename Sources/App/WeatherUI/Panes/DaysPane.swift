internal import Charts
internal import Gtk
internal import Presentation

/// The list of days, of which one can be open.
@MainActor
final class DaysPane<Item: DayCellItem & Equatable & Identifiable> {
    private let list = RowList<DayCell<Item>, DayCellContent<Item>>()
    /// The day that was opened last, while its row grows.
    private var growing: Item.ID?
    private var contents: [DayCellContent<Item>] = []
    let root: Widget

    /// - Parameter toggle: Opens the day, or closes it.
    init(toggle: @escaping @MainActor (Item.ID) -> Void) {
        list.holdSideways()
        let list = list
        root = TabStop(list.styled("card", "days")) { Self.moveFocus($0, in: list) }
        list.onActivate { [weak self] content in
            self?.growing = content.item.openText == nil ? content.id : nil
            toggle(content.id)
        }
    }

    /// Leads from the rows into what an opened day shows, from one part of it to the next, and out again.
    private static func moveFocus(
        _ move: TabStop.Move, in list: RowList<DayCell<Item>, DayCellContent<Item>>
    ) -> Bool {
        let items = list.items
        guard let open = items.firstIndex(where: { $0.item.openText != nil }),
            let stops = list.cell(of: items[open].id)?.stops, !stops.isEmpty
        else { return false }
        switch move {
        case .enter(let isForward): return isForward ? false : stops.last?.grabFocus() ?? false
        case .step(let isForward):
            guard let place = stops.firstIndex(where: \.containsFocus) else {
                // From a row below it Tab would lead back up.
                guard isForward, let row = list.focusedIndex, row <= open else { return false }
                return stops.first?.grabFocus() ?? false
            }
            let next = place + (isForward ? 1 : -1)
            return next < 0
                ? list.focus(items[open].id) : stops.indices.contains(next) ? stops[next].grabFocus() : false
        }
    }

    /// The most days to be shown, the first ones; for a start whose first frame need not wait for them.
    var limit = Int.max {
        didSet { if limit != oldValue { list.show(Array(contents.prefix(limit))) } }
    }

    /// - Parameters:
    ///   - hours: The hours of the open day; nil if none are known.
    ///   - fan: How its forecast moved; nil if that is not known.
    ///   - ribbon: Its sky; nil if that is not known.
    func show(_ days: [Item], hours: Meteogram?, fan: IssueFan? = nil, ribbon: DayRibbon? = nil) {
        let columns = DayColumnTexts(
            names: days.map(\.dayText), dates: days.map(\.dateText), weather: days.map(\.undatedWeather),
            figures: days.map(\.figures))
        let rivers = DayRiver.parts(of: days.map(\.figures), open: days.firstIndex { $0.openText != nil })
        contents = zip(days, rivers).map { day, river in
            let isOpen = day.openText != nil
            return DayCellContent(
                item: day, columns: columns, river: river, hours: isOpen ? hours : nil, fan: isOpen ? fan : nil,
                ribbon: isOpen ? ribbon : nil)
        }
        list.show(Array(contents.prefix(limit)))
        list.setAccessibleName(WindowWords.days(from: days.first?.provenance))
    }

    /// Lets the view and the focus go to the row of a day that is about to be opened.
    func follow(_ id: Item.ID) {
        growing = id
        list.focus(id)
    }

    /// The row that is growing after it was opened; nil if there is none.
    var growingRow: Widget? {
        guard let id = growing, let cell = list.cell(of: id) else { return nil }
        if cell.isSettled { growing = nil }
        return cell.root
    }
}
