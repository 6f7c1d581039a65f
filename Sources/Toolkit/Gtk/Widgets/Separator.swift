internal import CGtk

/// A line across a column, which says nothing to a screen reader.
@MainActor
public final class Separator: Widget {
    /// Makes a horizontal line.
    public convenience init() {
        self.init(new: gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
        decorative()
    }
}
