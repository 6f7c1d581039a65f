internal import Gtk
internal import Presentation

/// The page of the preferences with the sources in the order in which they are asked.
@MainActor
final class SourcesPage<Model: PreferencesModel> {
    private let column: RowColumn<SourceView>
    private let reset = Button(label: SettingsWords.resetOrder)
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let container = Container(.vertical, spacing: 10)
        root = Container(.vertical, spacing: 12, [container, reset.aligned(horizontally: .start)])
        column = RowColumn(container) { [weak model] row in
            SourceView(
                row, onMove: { [weak model] in model?.moveSource(row.id, by: $0) },
                onServer: { [weak model] in model?.setServer($0, for: row.id) })
        }
        reset.onClick { [weak model] in model?.resetOrder() }
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            reset.isSensitive = model.hasOwnOrder
            column.show(model.sources)
        }
    }
}
