internal import CGtk

/// Turns while something is waited for, and keeps its room while it does not.
@MainActor
public final class Spinner: Widget {
    /// At rest.
    public convenience init() {
        self.init(new: gtk_spinner_new())
    }

    /// A spinner that is not seen does not turn, and so draws nothing.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque) != 0 }
        set { if newValue != isSpinning { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) } }
    }
}
