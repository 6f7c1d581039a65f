internal import Gtk

/// One view a row in a column, in the rows' order and gone with its row; a row that moves takes its view, and with it the keyboard, along.
@MainActor
final class RowColumn<View: RowView> {
    private let column: Container
    private let make: @MainActor (View.Row) -> View
    private var views: [View.Row.ID: View] = [:]
    private var order: [View.Row.ID] = []

    /// - Parameters:
    ///   - column: A vertical container that holds nothing else.
    ///   - make: Makes the view of a row that is seen for the first time.
    init(_ column: Container, make: @escaping @MainActor (View.Row) -> View) {
        (self.column, self.make) = (column, make)
    }

    func show(_ rows: [View.Row]) {
        for id in Set(views.keys).subtracting(rows.map(\.id)) {
            if let view = views.removeValue(forKey: id) { column.remove(view.root) }
        }
        let isMoved = order != rows.map(\.id)
        var last: Widget?
        for row in rows {
            let view = views[row.id] ?? add(row)
            view.show(row)
            if isMoved { column.move(view.root, behind: last) }
            last = view.root
        }
        order = rows.map(\.id)
    }

    /// The view of the row of that identifier; nil if there is none.
    func view(of id: View.Row.ID) -> View? { views[id] }

    private func add(_ row: View.Row) -> View {
        let view = make(row)
        views[row.id] = view
        column.append(view.root)
        return view
    }
}
