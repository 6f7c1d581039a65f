internal import Gtk

/// A view of one row of the preferences, which follows the row when it changes.
@MainActor
protocol RowView: AnyObject {
    associatedtype Row: Identifiable

    /// The widget that shows it.
    var root: Widget { get }

    /// Shows the row as it is now.
    func show(_ row: Row)
}

/// A row of a dialog with a title and a control at the end.
@MainActor
enum FormRow {
    /// - Parameter problem: The label for why a choice could not be followed; nil for a row whose choice always can.
    static func make(_ title: String, note: String?, control: Widget, problem: Widget? = nil) -> Widget {
        make(title, changing: note.map(self.note), control: control, problem: problem)
    }

    /// Returns the label of a note.
    static func note(_ text: String) -> Label { Label(text).wrapped(width: 48).styled("secondary") }

    /// Makes a row whose note may change; nil for none.
    static func make(_ title: String, changing note: Label?, control: Widget, problem: Widget? = nil) -> Widget {
        let words = Container(.vertical, [Label(title).wrapped(width: 30)])
        if let note { words.append(note) }
        if let problem { words.append(problem) }
        let row = StackingRow(
            words.aligned(vertically: .center), control.aligned(horizontally: .end, vertically: .center), spacing: 18,
            inset: 6
        ).styled("form-row")
        return note == nil ? row : row.styled("noted")
    }
}

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

    /// Says a sentence that is shown already once more, as nothing changes by which a screen reader would read it.
    func tellAgain(_ text: String?) {
        if let text, text == shown { control.announce(text) }
    }
}
