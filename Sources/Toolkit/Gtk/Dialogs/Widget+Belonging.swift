internal import CGtk

extension Widget {
    /// Keeps this window above another one, which waits for it and takes it along when it is destroyed.
    func belong(to parent: Window) {
        let window: UnsafeMutablePointer<GtkWindow> = pointer()
        gtk_window_set_transient_for(window, parent.pointer())
        gtk_window_set_modal(window, 1)
        gtk_window_set_destroy_with_parent(window, 1)
        // A destroyed window that somebody holds is not told of its parent's end, and GTK would look for the parent when it
        // is released.
        Signal.connect(self, "unrealize") { gtk_window_set_transient_for(window, nil) }
    }
}
