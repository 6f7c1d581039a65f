internal import CGtk
internal import CGtkShims

/// A container that Tab enters and leaves as a whole, while arrow keys move inside.
@MainActor
public final class TabStop: Widget {
    /// Where Tab or Shift+Tab comes from: out of the content or from inside it.
    public enum Move: Sendable, Hashable {
        case enter(forward: Bool), step(forward: Bool)
    }

    /// - Parameters:
    ///   - content: A list, or the view it scrolls in.
    ///   - move: Moves the focus inside the content; returns false to leave entering to GTK, and to let the focus go out.
    public convenience init(_ content: Widget, onMove move: @escaping @MainActor (Move) -> Bool = { _ in false }) {
        self.init(
            new: shim_tab_stop_new(
                content.widget, moveTrampoline.callback, moveTrampoline.data(for: move), boxDestroyNotify))
    }

    /// - Parameter enter: Moves the focus into the content; returns false to leave that to GTK.
    public convenience init(_ content: Widget, onEnter enter: @escaping @MainActor () -> Bool) {
        self.init(content) { move in
            if case .enter = move { enter() } else { false }
        }
    }
}

private let moveTrampoline:
    Trampoline<@convention(c) (gpointer?, gboolean, gboolean) -> gboolean, @MainActor (TabStop.Move) -> Bool> =
        Trampoline { data, isInside, isForward in
            let handler = moveTrampoline.handler(behind: data)
            let move: TabStop.Move = isInside != 0 ? .step(forward: isForward != 0) : .enter(forward: isForward != 0)
            return MainActor.assumeIsolated { handler(move) } ? 1 : 0
        }
