internal import Charts
internal import Gtk
internal import Presentation

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
    /// The sky of an expanded day; nil of any other, and where it is not known.
    let ribbon: DayRibbon?
    let style = Look.style
    let textScale = Appearance.textScale

    var id: Item.ID { item.id }
}
