internal import Gtk

/// A row of a dialog with a title and a control at the end.
@MainActor
enum FormRow {
    /// - Parameter problem: The label for why a choice could not be followed; nil for a row whose choice always can.
    static func make(_ title: String, note: String?, control: Widget, problem: Widget? = nil) -> Widget {
        let words = Container(.vertical, [Label(title).wrapped(width: 30)])
        if let note { words.append(Label(note).wrapped(width: 48).styled("secondary")) }
        if let problem { words.append(problem) }
        let row = StackingRow(
            words.aligned(vertically: .center), control.aligned(horizontally: .end, vertically: .center), spacing: 18,
            inset: 6
        ).styled("form-row")
        return note == nil ? row : row.styled("noted")
    }
}
