internal import Gtk
internal import Presentation

/// The page of the preferences with the sources that need a key.
@MainActor
final class KeysPage<Model: PreferencesModel> {
    private let column = Container(.vertical, spacing: 10)
    private var views: [String: KeyView] = [:]
    private var binding: Binding?
    var root: Widget { column }

    init(_ model: Model) {
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            for row in model.keys {
                let view = views[row.id] ?? add(row, of: model)
                view.show(row)
            }
        }
    }

    private func add(_ row: KeyRow, of model: Model) -> KeyView {
        let view = KeyView(row, model)
        views[row.id] = view
        column.append(view.root)
        return view
    }
}
