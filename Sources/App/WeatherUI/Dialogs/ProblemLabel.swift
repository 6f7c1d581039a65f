internal import Gtk

/// The sentence beside a control why a choice could not be followed, which a screen reader tells as it appears and finds
/// again as the control's description.
@MainActor
final class ProblemLabel {
    private let label = Label().wrapped(width: 44).styled("problem")
    private let control: Widget
    private var shown: String?
    var root: Widget { label }

    init(of control: Widget) {
        self.control = control
        label.isVisible = false
    }

    /// Shows the sentence, or none.
    func show(_ text: String?) {
        guard text != shown else { return }
        shown = text
        label.show(text)
        control.setAccessibleDescription(text)
        // A new description of what has the focus is read at once.
        if let text, !control.containsFocus { control.announce(text) }
    }
}
