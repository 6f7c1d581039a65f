internal import CGtk

extension Widget {
    /// Calls the handler when a key is pressed while the focus is on the widget or inside it; true stops the event.
    ///
    /// - Parameter first: Whether the handler is called before the widgets inside.
    @discardableResult
    public func onKey(first: Bool = false, _ handler: @escaping @MainActor (Key, Modifiers) -> Bool) -> SignalConnection
    {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        // The widget takes over the reference the constructor returned.
        gtk_event_controller_set_propagation_phase(controller.opaque, first ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        gtk_widget_add_controller(widget, controller.opaque)
        return Signal.connect(controller, "key-pressed", keyTrampoline, handler)
    }

    /// Takes what a key repeats while it is held down for nothing, where that applies.
    ///
    /// - Parameter applies: Returns whether the repetitions would do harm where the focus is now.
    public func ignoreRepetitions(of key: Key, where applies: @escaping @MainActor () -> Bool) {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller.opaque)
        var isDown = false
        Signal.connect(controller, "key-pressed", keyTrampoline) { pressed, _ in
            guard pressed == key else { return false }
            defer { isDown = true }
            return isDown && applies()
        }
        Signal.connect(controller, "key-released", keyReleaseTrampoline) { released in
            if released == key { isDown = false }
        }
    }

    /// Keeps the arrows to the sides from moving the focus to what happens to lie there.
    public func holdSideways() {
        onKey { key, modifiers in modifiers.isEmpty && (key == .left || key == .right) }
    }

    /// Keeps the arrows to the sides inside: one that finds nothing further there leads nowhere.
    public func keepSideways() {
        onKey { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, key == .left || key == .right else { return false }
            _ = gtk_widget_child_focus(widget, key == .left ? GTK_DIR_LEFT : GTK_DIR_RIGHT)
            return true
        }
    }

    /// Activates a named GTK action when the keys are pressed anywhere in the widget's window.
    func addShortcut(_ keys: String, action name: String) {
        addShortcut(keys, first: false, gtk_named_action_new(name))
    }

    /// Calls the handler when the keys are pressed anywhere in the widget's window.
    ///
    /// - Parameters:
    ///   - keys: The keys in GTK's accelerator syntax, such as "<Control>f" or "F5".
    ///   - first: Whether the handler is called before the focused widget, which may use the keys for something else.
    ///   - applies: Returns whether the keys mean this where the focus is now; else others may use them.
    public func addShortcut(
        _ keys: String, first: Bool = false, where applies: @escaping @MainActor () -> Bool = { true },
        _ handler: @escaping @MainActor () -> Void
    ) {
        let shortcut = Shortcut(applies: applies, perform: handler)
        addShortcut(
            keys, first: first,
            gtk_callback_action_new(
                shortcutTrampoline.callback, shortcutTrampoline.data(for: shortcut), boxDestroyNotify))
    }

    private func addShortcut(_ keys: String, first: Bool, _ action: OpaquePointer?) {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
        gtk_shortcut_controller_set_scope(controller.opaque, GTK_SHORTCUT_SCOPE_GLOBAL)
        gtk_event_controller_set_propagation_phase(controller.opaque, first ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        gtk_widget_add_controller(widget, controller.opaque)
        let trigger = gtk_shortcut_trigger_parse_string(keys)
        gtk_shortcut_controller_add_shortcut(controller.opaque, gtk_shortcut_new(trigger, action))
    }
}

private let keyTrampoline:
    Trampoline<
        @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean,
        @MainActor (Key, Modifiers) -> Bool
    > = Trampoline { _, value, _, state, data in
        guard let key = Key(value) else { return 0 }
        let handler = keyTrampoline.handler(behind: data)
        let modifiers = Modifiers(state)
        return MainActor.assumeIsolated { handler(key, modifiers) } ? 1 : 0
    }

private let keyReleaseTrampoline:
    Trampoline<@convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> Void, @MainActor (Key) -> Void> =
        Trampoline { _, value, _, _, data in
            guard let key = Key(value) else { return }
            let handler = keyReleaseTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler(key) }
        }

/// What keys do, and where.
private struct Shortcut: Sendable {
    let applies: @MainActor () -> Bool
    let perform: @MainActor () -> Void
}

private let shortcutTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean, Shortcut
    > = Trampoline { widget, _, data in
        let shortcut = shortcutTrampoline.handler(behind: data)
        guard MainActor.assumeIsolated({ shortcut.applies() }) else { return 0 }
        // The keyboard is in use, so that what it leads to shows that it has the focus.
        if let root = gtk_widget_get_root(widget) {
            gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
        }
        MainActor.assumeIsolated { shortcut.perform() }
        return 1
    }
