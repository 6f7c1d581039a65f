/// A reusable row: made once, then bound to one item after another as the list scrolls.
@MainActor
public protocol Cell<ViewModel>: AnyObject {
    /// What the row shows; a value or a protocol of text, never a model.
    associatedtype ViewModel

    /// The row's widget, the same for the cell's whole life.
    var root: Widget { get }

    /// An empty row.
    init()

    /// Shows the item.
    func bind(_ viewModel: ViewModel)

    /// Undoes all that `bind` did: whatever is still under way for the item is cancelled.
    func unbind()

    /// What a screen reader calls the row that shows the item; nil leaves it to the row's labels.
    static func accessibleName(of viewModel: ViewModel) -> String?
}
