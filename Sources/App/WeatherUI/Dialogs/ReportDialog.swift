internal import Gtk
internal import Presentation

/// The dialog that shows a report before it is saved.
@MainActor
final class ReportDialog<Model: ReportModel> {
    private let model: Model
    private let preview = Label().wrapped(width: 60).selectable().styled("dialog-text")
    private let problem = Label().wrapped(width: 50).styled("dialog-text", "problem")
    private let done = Label().wrapped(width: 50).styled("dialog-text")
    private let blur = Switch(name: ReportWords.blur)
    private let save = Button(label: WindowWords.save).styled("suggested-action")
    private let dialog: Dialog
    private var binding: Binding?

    init(_ model: Model, over window: Window) {
        self.model = model
        let card = Container(
            .vertical, [FormRow.make(ReportWords.blur, note: ReportWords.blurNote, control: blur)]
        ).styled("card", "form")
        let text = Container(.vertical, [preview]).styled("dialog-page")
        let column = Container(
            .vertical, spacing: 12,
            [
                Label([ReportWords.purpose, ReportWords.secrets].joined(separator: "\n")).wrapped(width: 50)
                    .styled("dialog-text"),
                card, Label(ReportWords.content).styled("heading"),
                ScrolledWindow(.vertical, text).expanding(horizontally: true, vertically: true)
                    .scrollableByKeyboard(name: ReportWords.content).styled("card"),
                problem, done, Container(.horizontal, [save]).aligned(horizontally: .end),
            ]
        ).styled("dialog-page")
        dialog = Dialog(ReportWords.title, over: window, width: 560, height: 600, content: column)
        blur.onChange { [weak model] in model?.blur($0) }
        save.onClick { [weak self, weak window] in
            if let self, let window { ask(over: window) }
        }
        binding = Binding { [weak self] in self?.render() }
        model.open()
    }

    func present(among dialogs: OpenDialogs) { dialogs.present(dialog, keeping: self) }

    private func ask(over window: Window) {
        let model = model
        FileSaving.ask(for: model.fileName, title: ReportWords.title, over: window) { _ in
            model.content
        } onDone: { [weak self] words in
            self?.done.show(words)
        }
    }

    private func render() {
        let (text, trouble, isReady) = (model.preview, model.problem, model.content != nil)
        preview.show(text)
        problem.show(trouble)
        blur.isOn = model.isBlurred
        save.isSensitive = isReady
    }
}
