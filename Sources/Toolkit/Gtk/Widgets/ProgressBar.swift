internal import CGtk

/// How far a long piece of work has come.
@MainActor
public final class ProgressBar: Widget {
    /// - Parameter name: What a screen reader calls it.
    public convenience init(name: String) {
        self.init(new: gtk_progress_bar_new())
        setAccessibleName(name)
    }

    /// The share that is done, 0 to 1.
    public func show(_ share: Double) {
        gtk_progress_bar_set_fraction(opaque, share)
    }
}
