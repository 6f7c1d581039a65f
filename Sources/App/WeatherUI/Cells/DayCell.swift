internal import Charts
internal import Gtk
internal import Presentation

/// A row in the list of days, which opens in place: name, words, picture, rain, wind and a bar from low to high.
@MainActor
final class DayCell<Item: DayCellItem & Equatable & Identifiable>: Cell {
    private let line = DayLineView()
    private let opened = Container(.vertical)
    private let revealer: Revealer
    private var details: DayDetailsView?

    /// The widget of the row.
    let root: Widget

    init() {
        revealer = Revealer(opened, duration: 200)
        root = Container(.vertical, [line.root.styled("day-head"), revealer]).styled("day-cell")
        revealer.onSettle { [weak self] in self?.dropDetails() }
    }

    func bind(_ content: DayCellContent<Item>) {
        let item = content.item
        line.show(item, columns: content.columns, river: content.river, textScale: content.textScale)
        root.setStyle("weekend", item.figures.isWeekend)
        root.setStyle("open", item.openText != nil)
        if let text = item.openText {
            let palette = Look.palette
            shownDetails.show(
                text, fan: content.fan, hours: content.hours, under: content.ribbon,
                on: item.figures.isWeekend ? palette.weekend : palette.card)
        }
        revealer.isRevealed = item.openText != nil
    }

    func unbind() {
        revealer.isRevealed = false
        dropDetails()
    }

    static func accessibleName(of content: DayCellContent<Item>) -> String? { content.item.spokenText }

    static func isExpanded(_ content: DayCellContent<Item>) -> Bool? { content.item.openText != nil }

    /// What takes the keyboard below the row of an opened day, in order.
    var stops: [Widget] { details?.stops ?? [] }

    /// Whether the row is not about to grow or to shrink.
    var isSettled: Bool { revealer.isSettled }

    /// The texts of the labels in reading order.
    var texts: [String] { line.texts }

    /// Made when a day is opened for the first time.
    private var shownDetails: DayDetailsView {
        if let details { return details }
        let made = DayDetailsView()
        details = made
        opened.append(made.root)
        return made
    }

    private func dropDetails() {
        guard !revealer.isRevealed, let details else { return }
        opened.remove(details.root)
        self.details = nil
    }
}

/// A day with all that the look of its row depends on.
@MainActor
struct DayCellContent<Item: DayCellItem & Equatable & Identifiable>: @MainActor Equatable, @MainActor Identifiable {
    let item: Item
    /// The longest texts of all days listed, so that columns line up.
    let columns: DayColumnTexts
    /// The part of the band through all days that lies in its row; nil where low or high is not known.
    let river: DayRiver?
    /// The hours of an expanded day; nil of any other, and where none are known.
    let hours: Meteogram?
    /// How the forecast of an expanded day moved; nil of any other, and where that is not known.
    var fan: IssueFan?
    /// The sky of an expanded day; nil of any other, and where it is not known.
    let ribbon: DayRibbon?
    let style = Look.style
    let textScale = Appearance.textScale

    var id: Item.ID { item.id }
}

/// What an opened day shows below its row: sentences, how its forecast moved, and its own hours.
@MainActor
final class DayDetailsView {
    private let label = Gtk.Label().wrapped(width: 100).styled("day-sentences")
    private let fan = IssueFanView()
    private let hours = DayHoursView()
    let root: Widget

    init() {
        root = Container(.vertical, spacing: 8, [label, fan.root, hours.root]).styled("day-details")
    }

    /// What takes the keyboard, in order.
    var stops: [Widget] {
        (fan.root.isVisible ? [fan.stop] : []) + (hours.root.isVisible ? [hours.stop] : [])
    }

    /// - Parameters:
    ///   - fan: How the forecast moved; nil where that is not known.
    ///   - meteogram: The chart of the day's hours; nil where none are known.
    ///   - ribbon: The day's sky, above the hours; nil where it is not known.
    ///   - ground: The colour of the row.
    func show(
        _ text: String, fan issues: IssueFan?, hours meteogram: Meteogram?, under ribbon: DayRibbon?, on ground: Colour
    ) {
        label.text = text
        fan.root.isVisible = issues != nil
        if let issues { fan.show(issues, on: ground) }
        hours.root.isVisible = meteogram != nil
        if let meteogram { hours.show(meteogram, under: ribbon, on: ground) }
    }
}
