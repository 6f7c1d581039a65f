internal import CGtk

/// A line that shows and hides what lies below it, by a click, Enter or Space.
@MainActor
public final class Expander: Widget {
    /// Makes one whose content is hidden.
    ///
    /// - Parameters:
    ///   - heading: The widget in the line.
    ///   - name: The accessible name.
    public convenience init(_ heading: Widget, name: String, content: Widget) {
        self.init(new: gtk_expander_new(nil))
        gtk_expander_set_label_widget(opaque, heading.widget)
        gtk_expander_set_child(opaque, content.widget)
        setAccessibleName(name)
    }
}
