internal import Gtk

/// A line of a dialog: what it is about, and the control at its end.
@MainActor
enum FormRow {
    static func make(_ title: String, note: String?, control: Widget) -> Widget {
        let words = Container(.vertical, spacing: 2, [Label(title).wrapped(width: 30)])
        if let note { words.append(Label(note).wrapped(width: 34).styled("secondary")) }
        return Container(
            .horizontal, spacing: 18,
            [
                words.expanding(horizontally: true).aligned(vertically: .center),
                control.aligned(horizontally: .end, vertically: .center),
            ]
        ).styled("form-row")
    }
}
