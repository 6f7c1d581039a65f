internal import CGtk

/// Work that is done step by step whenever the main loop has nothing more urgent to do, such as input and painting.
///
/// Steps that are left when it is released are not done.
@MainActor
public final class IdleSteps {
    private var steps: [@MainActor () -> Void]
    private var source: guint = 0

    /// - Parameter steps: The steps in their order, each short enough to come between two frames.
    public init(_ steps: [@MainActor () -> Void]) {
        self.steps = steps.reversed()
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
    }

    /// Begins once the widget has had a frame; never while it is not on screen.
    public func start(afterFrameOf widget: Widget) {
        var isFirst = true
        widget.onFrame { [weak self] _ in
            defer { isFirst = false }
            if !isFirst { self?.start() }
            return isFirst
        }
    }

    /// Begins with the first step in a later turn of the loop; further calls do nothing.
    public func start() {
        guard source == 0, !steps.isEmpty else { return }
        let next: @MainActor () -> Bool = { [weak self] in
            guard let self else { return false }
            let step = steps.popLast()
            if steps.isEmpty { source = 0 }
            let isOver = steps.isEmpty
            // The last thing done, as it may release this.
            step?()
            return !isOver
        }
        // GTK paints at a higher priority.
        source = g_idle_add_full(
            G_PRIORITY_DEFAULT_IDLE, idleTrampoline.callback, idleTrampoline.data(for: next), boxDestroyNotify)
    }
}

private let idleTrampoline: Trampoline<@convention(c) (gpointer?) -> gboolean, @MainActor () -> Bool> =
    Trampoline { data in
        let handler = idleTrampoline.handler(behind: data)
        return MainActor.assumeIsolated { handler() } ? 1 : 0
    }
