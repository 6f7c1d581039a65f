internal import Gtk
internal import Presentation

/// The sources in the order they are asked.
@MainActor
final class SourcesPage<Model: PreferencesModel> {
    private let column = Container(.vertical, spacing: 10)
    private let reset = Button(label: SettingsWords.resetOrder)
    private var views: [String: SourceView] = [:]
    private var order: [String] = []
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        root = Container(.vertical, spacing: 12, [column, reset.aligned(horizontally: .start)])
        reset.onClick { [weak model] in model?.resetOrder() }
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            let (rows, hasOwnOrder) = (model.sources, model.hasOwnOrder)
            reset.isSensitive = hasOwnOrder
            show(rows, of: model)
        }
    }

    private func show(_ rows: [SourceRow], of model: Model) {
        var last: Widget?
        for row in rows {
            let view = views[row.id] ?? add(row, of: model)
            view.show(row)
            if order != rows.map(\.id) { column.move(view.root, behind: last) }
            last = view.root
        }
        order = rows.map(\.id)
    }

    private func add(_ row: SourceRow, of model: Model) -> SourceView {
        let id = row.id
        let view = SourceView(
            row, onMove: { [weak model] in model?.moveSource(id, by: $0) },
            onServer: { [weak model] in model?.setServer($0, for: id) })
        views[id] = view
        column.append(view.root)
        return view
    }
}
