internal import CGtk
internal import CGtkShims

/// The bridge that lets Swift's main actor run inside GTK's main loop.
@MainActor
public enum MainQueue {
    private static var isAttached = false

    /// Attaches libdispatch's main queue to the default main context; further calls do nothing.
    public static func attach() {
        guard !isAttached else { return }
        isAttached = true
        shim_attach_main_queue()
    }
}
