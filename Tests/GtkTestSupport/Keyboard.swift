import CGtk
import CGtkTestShims
@testable public import Gtk

/// The display's own keyboard, whose keys come to a window by the way that any key of a person's comes.
@MainActor
public enum Keyboard {
    /// Whether keys can be struck on this display.
    public static var isThere: Bool { !GtkTesting.isOnWayland }

    /// Strikes keys one after another and lets the window do what they ask for; false where that cannot be done.
    ///
    /// A dialog above the window has the keyboard, as it would have it from a window manager.
    ///
    /// - Parameter keys: The keys as GTK writes accelerators, "<Shift>F10", with spaces between them.
    @discardableResult
    public static func press(_ keys: String, in window: Window) -> Bool {
        keys.split(separator: " ").allSatisfy { keys in
            var (key, modifiers): (guint, GdkModifierType) = (0, test_modifiers_none)
            return gtk_accelerator_parse(String(keys), &key, &modifiers) != 0 && strike(key, modifiers, in: window)
        }
    }

    /// Holds a key down until it has repeated itself so many times, letting the window do what each asks for.
    @discardableResult
    public static func hold(_ key: String, repetitions: Int, in window: Window) -> Bool {
        let value = gdk_keyval_from_name(key)
        let isHeld = (0...repetitions).allSatisfy { _ in
            strike(value, test_modifiers_none, in: window, up: false)
        }
        return strike(value, test_modifiers_none, in: window, down: false) && isHeld
    }

    /// Strikes the key of each letter.
    @discardableResult
    public static func type(_ text: String, in window: Window) -> Bool {
        text.unicodeScalars.allSatisfy {
            strike(gdk_unicode_to_keyval($0.value), test_modifiers_none, in: window)
        }
    }

    /// The window that has the keyboard while the other one is open: the last of those opened over it.
    public static func front(of window: Window) -> Window {
        let above = WidgetTree.topLevels().first {
            gtk_window_get_transient_for($0.pointer())
                == UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
                && gtk_widget_get_mapped($0.widget) != 0
        }
        return above.map(front) ?? window
    }

    private static func strike(
        _ key: guint, _ modifiers: GdkModifierType, in window: Window, down: Bool = true, up: Bool = true
    ) -> Bool {
        GtkTesting.settle()
        guard isThere, let surface = gtk_native_get_surface(front(of: window).opaque),
            test_strike_key(surface, key, modifiers, down ? 1 : 0, up ? 1 : 0) != 0
        else { return false }
        GtkTesting.settle()
        return true
    }
}
