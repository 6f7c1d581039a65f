/// A reusable row, which is bound to one item after another as the list scrolls.
@MainActor
public protocol Cell<ViewModel>: AnyObject {
    /// The type of the items shown: a value or a protocol of texts rather than a model.
    associatedtype ViewModel

    /// The widget of the row, the same during the cell's lifetime.
    var root: Widget { get }

    /// Makes an empty row.
    init()

    /// Shows the item.
    func bind(_ viewModel: ViewModel)

    /// Undoes `bind` and cancels anything that is still running for the item; may be called twice.
    func unbind()

    /// Returns the accessible name of the row for an item; nil to use the labels of the row.
    static func accessibleName(of viewModel: ViewModel) -> String?

    /// Returns whether the row is open, for rows that open and close; nil for any other.
    static func isExpanded(_ viewModel: ViewModel) -> Bool?
}

extension Cell {
    /// Returns nil: most rows do not open.
    public static func isExpanded(_ viewModel: ViewModel) -> Bool? { nil }
}
