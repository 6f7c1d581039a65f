internal import Gtk

/// A row of a dialog with a title and a control at the end.
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
