internal import Gtk
internal import Presentation

/// The page of the preferences with the sections, which can be shown, hidden and moved.
@MainActor
final class SectionsPage<Model: PreferencesModel> {
    private let column: RowColumn<SectionView>
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let card = Container(.vertical).styled("card", "form")
        root = Container(.vertical, spacing: 8, [Label(SettingsWords.sections).styled("heading"), card])
        column = RowColumn(card) { [weak model] row in
            SectionView(
                row, onShow: { [weak model] in model?.showSection(row.id, $0) },
                onMove: { [weak model] in model?.moveSection(row.id, by: $0) })
        }
        binding = Binding { [weak self, weak model] in
            if let self, let model { column.show(model.sections) }
        }
    }
}
