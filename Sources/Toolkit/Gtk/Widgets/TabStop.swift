internal import CGtk
internal import CGtkShims

/// A container that Tab enters and leaves as a whole, while arrow keys move inside.
@MainActor
public final class TabStop: Widget {
    /// - Parameters:
    ///   - content: A list, or the view it scrolls in.
    ///   - enter: Moves the focus into the content; returns false to leave that to GTK.
    public convenience init(_ content: Widget, onEnter enter: @escaping @MainActor () -> Bool = { false }) {
        self.init(
            new: shim_tab_stop_new(
                content.widget, enterTrampoline.callback, enterTrampoline.data(for: enter), boxDestroyNotify))
    }
}

private let enterTrampoline: Trampoline<@convention(c) (gpointer?) -> gboolean, @MainActor () -> Bool> =
    Trampoline { data in
        let handler = enterTrampoline.handler(behind: data)
        return MainActor.assumeIsolated { handler() } ? 1 : 0
    }
