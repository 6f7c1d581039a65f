internal import Gtk
internal import Presentation

/// The API key of a source: where it is stored, and a field for another one.
@MainActor
final class KeyView {
    private let status = Label().wrapped(width: 46)
    private let message = Label().wrapped(width: 46)
    private let spinner = Spinner().decorative()
    private let field: TextField
    private let save = Button(label: SettingsWords.saveKey)
    private let check = Button(label: SettingsWords.checkKey)
    private let remove = Button(label: SettingsWords.removeKey)
    private let extra: FieldView?
    let root: Widget

    init<Model: PreferencesModel>(_ row: KeyRow, _ model: Model) {
        let id = row.id
        field = TextField(placeholder: SettingsWords.pasteKey, name: row.fieldName, isSecret: true)
        extra = row.extra.map { extra in FieldView(extra) { [weak model] in model?.setExtra($0, for: id) } }
        let heading = Container(.horizontal, spacing: 8, [Label(row.name).styled("heading"), spinner])
        let entry = Container(.horizontal, spacing: 8, [field.expanding(horizontally: true), save])
        let content = Container(.vertical, spacing: 8, [heading, status, entry])
        if let extra { content.append(extra.root) }
        content.append(message)
        content.append(Container(.horizontal, spacing: 8, [check, remove]))
        root = content.styled("card", "form-card")
        let keep: @MainActor () -> Void = { [weak self, weak model] in
            guard let self else { return }
            model?.saveKey(field.text, for: id)
            field.text = ""
        }
        save.onClick(keep)
        field.onSubmit(keep)
        check.onClick { [weak model] in model?.checkKey(for: id) }
        remove.onClick { [weak model] in model?.removeKey(for: id) }
        for (button, words) in [(save, SettingsWords.saveKey), (check, SettingsWords.checkKey)] {
            button.setAccessibleName(words + ", " + row.fieldName)
        }
        remove.setAccessibleName(SettingsWords.removeKey + ", " + row.fieldName)
    }

    func show(_ row: KeyRow) {
        status.text = row.status
        message.show(row.message)
        message.setStyle("problem", row.isProblem)
        spinner.isSpinning = row.isBusy
        spinner.isVisible = row.isBusy
        save.isSensitive = !row.isBusy
        check.isSensitive = row.canCheck && !row.isBusy
        remove.isSensitive = row.canRemove && !row.isBusy
        if let extra = row.extra { self.extra?.show(extra) }
    }
}
