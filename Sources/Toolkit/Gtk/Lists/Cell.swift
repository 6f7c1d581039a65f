/// A reusable row: made once, then bound to one item after another as the list scrolls.
@MainActor
public protocol Cell<ViewModel>: AnyObject {
    /// The type of the items shown: a value or a protocol of texts rather than a model.
    associatedtype ViewModel

    /// The row's widget, the same for the cell's whole life.
    var root: Widget { get }

    /// An empty row.
    init()

    /// Shows the item.
    func bind(_ viewModel: ViewModel)

    /// Undoes all that `bind` did: whatever is still under way for the item is cancelled.
    func unbind()

    /// Returns the accessible name of the row for an item; nil to use the labels of the row.
    static func accessibleName(of viewModel: ViewModel) -> String?
}
