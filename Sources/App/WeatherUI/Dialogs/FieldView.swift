internal import Gtk
internal import Presentation

/// A text field with its title and a message below it if the text was rejected.
@MainActor
final class FieldView {
    private let title = Label().styled("secondary")
    private let field: TextField
    private let problem: ProblemLabel
    private var shown: String?
    let root: Widget

    /// - Parameter onFinish: Called with the text at Enter and when the field loses the focus.
    init(_ model: PreferenceField, onFinish: @escaping @MainActor (String) -> Void) {
        field = TextField(placeholder: model.placeholder, name: model.title)
        title.text = model.title
        problem = ProblemLabel(of: field)
        root = Container(.vertical, spacing: 4, [title.decorative(), field, problem.root])
        let finish: @MainActor () -> Void = { [weak self] in
            guard let self, field.text != shown else { return }
            shown = field.text
            onFinish(field.text)
        }
        field.onSubmit(finish)
        field.onFocusChange { if !$0 { finish() } }
        show(model)
    }

    /// Shows the present value, unless the user is typing.
    func show(_ model: PreferenceField) {
        problem.show(model.problem)
        field.setRefused(model.problem != nil)
        guard !field.containsFocus || model.text != shown else { return }
        shown = model.text
        field.text = model.text
    }
}
