internal import Gtk

/// A view of one row of the preferences, which follows the row when it changes.
@MainActor
protocol RowView: AnyObject {
    associatedtype Row: Identifiable

    /// The widget that shows it.
    var root: Widget { get }

    /// Shows the row as it is now.
    func show(_ row: Row)
}
