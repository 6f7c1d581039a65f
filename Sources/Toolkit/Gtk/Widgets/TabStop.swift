internal import CGtk
internal import CGtkShims

/// Something that Tab enters and leaves as a whole, however much of it takes the keyboard; arrow keys go on inside.
@MainActor
public final class TabStop: Widget {
    /// - Parameters:
    ///   - content: A list, or what it scrolls in.
    ///   - enter: Asked first to move the keyboard into it; false leaves that to the content.
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
