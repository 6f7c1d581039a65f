/// One item of a list, and the cell that shows it at the moment.
@MainActor
final class ListRow<RowCell: Cell, Item: Identifiable> {
    var item: Item
    weak var cell: RowCell?
    var showAgain: (() -> Void)?

    init(_ item: Item) {
        self.item = item
    }
}
