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
        root = TabStop(list.styled("card", "days"))
        list.onActivate { [weak self] content in
            self?.growing = content.item.openText == nil ? content.id : nil
            toggle(content.id)
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
