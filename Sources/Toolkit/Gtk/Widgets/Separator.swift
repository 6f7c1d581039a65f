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

/// An activity indicator, which keeps its room while it is idle.
@MainActor
public final class Spinner: Widget {
    /// Makes an idle spinner.
    public convenience init() {
        self.init(new: gtk_spinner_new())
    }

    /// Whether it spins; an invisible spinner is not drawn.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque) != 0 }
        set { if newValue != isSpinning { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) } }
    }
}
