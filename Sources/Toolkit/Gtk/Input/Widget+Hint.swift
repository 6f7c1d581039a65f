internal import CGtk

extension Widget {
    /// The closure behind a widget's hint.
    private enum HintKey: AttachmentKey { typealias Value = @MainActor () -> String? }
    private typealias Hint = Attachment<HintKey>

    /// Shows the text that the closure returns in a tooltip when the pointer rests here; nil shows none.
    ///
    /// Unlike `setTooltip(_:)` it costs nothing before that: GTK answers every tooltip that is set by asking the display
    /// for the pointer. It says nothing to a screen reader; `setAccessibleDescription(_:)` does.
    public func onHint(_ text: @escaping @MainActor () -> String?) {
        let isNew = Hint.value(of: raw) == nil
        Hint.set(text, on: raw)
        guard isNew else { return }
        Signal.connect(self, "query-tooltip", queryTrampoline) { [raw] tooltip in
            guard let text = Hint.value(of: raw)?() else { return false }
            gtk_tooltip_set_text(OpaquePointer(tooltip), text.displayable)
            return true
        }
        gtk_widget_set_has_tooltip(widget, 1)
    }

    /// Returns what the hint of GTK's widget says at this moment; nil if there is none.
    static func hint(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        Hint.value(of: UnsafeMutableRawPointer(widget))?()
    }
}

private let queryTrampoline:
    Trampoline<
        @convention(c) (gpointer, gint, gint, gboolean, gpointer, gpointer) -> gboolean,
        @MainActor (gpointer) -> Bool
    > = Trampoline { _, _, _, _, tooltip, data in
        let handler = queryTrampoline.handler(behind: data)
        // The tooltip is only used during this call, on the main thread.
        nonisolated(unsafe) let tooltip = tooltip
        return MainActor.assumeIsolated { handler(tooltip) } ? 1 : 0
    }
