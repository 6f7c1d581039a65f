internal import Gtk
internal import Presentation

/// The sections of the page in their order, each to be shown, hidden and moved.
@MainActor
final class SectionsPage<Model: PreferencesModel> {
    private let card = Container(.vertical).styled("card", "form")
    private var views: [String: SectionView] = [:]
    private var order: [String] = []
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        root = Container(.vertical, spacing: 8, [Label(SettingsWords.sections).styled("heading"), card])
        binding = Binding { [weak self, weak model] in
            if let self, let model { show(model.sections, of: model) }
        }
    }

    private func show(_ rows: [SectionRow], of model: Model) {
        var last: Widget?
        for row in rows {
            let view = views[row.id] ?? add(row, of: model)
            view.show(row)
            if order != rows.map(\.id) { card.move(view.root, behind: last) }
            last = view.root
        }
        order = rows.map(\.id)
    }

    private func add(_ row: SectionRow, of model: Model) -> SectionView {
        let id = row.id
        let view = SectionView(
            row, onShow: { [weak model] in model?.showSection(id, $0) },
            onMove: { [weak model] in model?.moveSection(id, by: $0) })
        views[id] = view
        card.append(view.root)
        return view
    }
}
