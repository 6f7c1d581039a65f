internal import Gtk
internal import Presentation

/// A line of text with its title, and below it why what was typed does not count.
@MainActor
final class FieldView {
    private let title = Label().styled("secondary")
    private let field: TextField
    private let problem = Label().wrapped(width: 44).styled("problem")
    private var shown: String?
    let root: Widget

    /// - Parameter onFinish: Gets what was typed at Enter, and when the keyboard goes elsewhere.
    init(_ model: PreferenceField, onFinish: @escaping @MainActor (String) -> Void) {
        field = TextField(placeholder: model.placeholder, name: model.title)
        title.text = model.title
        root = Container(.vertical, spacing: 4, [title.decorative(), field, problem])
        let finish: @MainActor () -> Void = { [weak self] in
            guard let self, field.text != shown else { return }
            shown = field.text
            onFinish(field.text)
        }
        field.onSubmit(finish)
        field.onFocusChange { if !$0 { finish() } }
        show(model)
    }

    /// Shows what counts now, but never over what is being typed.
    func show(_ model: PreferenceField) {
        problem.show(model.problem)
        guard !field.containsFocus || model.text != shown else { return }
        shown = model.text
        field.text = model.text
    }
}
