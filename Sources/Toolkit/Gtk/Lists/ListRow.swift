/// An item of a list, with the cell that currently shows it.
@MainActor
final class ListRow<RowCell: Cell, Item: Identifiable> {
    var item: Item
    weak var cell: RowCell?
    var showAgain: (() -> Void)?

    init(_ item: Item) {
        self.item = item
    }
}
