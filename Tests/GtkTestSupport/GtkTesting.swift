import CGtk
import CGtkTestShims
@testable public import Gtk

/// Runs GTK's main loop inside a synchronous test on the real main thread.
@MainActor
public enum GtkTesting {
    /// Initialises GTK once for the process; false where there is no display.
    public static func start() -> Bool {
        SwiftConcurrency.bridge()
        // The same letters on every machine, also where a test is not started by scripts/test.
        g_setenv("FONTCONFIG_FILE", #filePath.replacing("GtkTestSupport/GtkTesting.swift", with: "fonts.conf"), 0)
        // Without an address, whoever asks for a bus first starts one for the display, to which GLib then holds on.
        g_setenv(PrivateBus.addressName, "unix:path=/nonexistent", 0)
        guard gtk_init_check() != 0 else { return false }
        // Where the test before has left it, it would be over something of the next window.
        if !isPointerAway { isPointerAway = test_press_button(Int32(Int16.max), Int32(Int16.max), 1, 0, 0) != 0 }
        return true
    }

    /// Whether the pointer is where no test has a window.
    static var isPointerAway = true

    /// Whether windows are shown by a Wayland compositor, which opens a popover only for a press of a real key or button.
    public static var isOnWayland: Bool {
        gdk_display_get_default().map { String(cString: g_type_name_from_instance(.init($0))) } == "GdkWaylandDisplay"
    }

    /// Runs the loop until the condition holds; blocks in poll between events, and gives up after the time limit.
    public static func pump(until condition: () -> Bool, limit seconds: UInt32 = 120) -> Bool {
        var isOver = false
        let limit = Timeout(milliseconds: seconds * 1000) { isOver = true }
        defer { withExtendedLifetime(limit) {} }
        while !condition() {
            if isOver { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs everything that is due now: events, idle work, and what the main actor was given.
    public static func settle() {
        // The main actor's queue is a source of this context, so an empty context has an empty queue. A loop that spins
        // is never empty: the limit lets the test go on and fail.
        for _ in 0..<100_000 {
            guard g_main_context_iteration(nil, 0) != 0 else { return }
        }
    }

    /// Runs the loop until no more closures are alive than before, as what passes by itself, such as a fade, holds some for
    /// a moment; returns false if more stay.
    public static func handlersFall(to count: Int) -> Bool {
        // One is the time limit's own.
        pump(until: { LiveHandlers.count <= count + 1 }, limit: 20)
    }

    /// Shows the window and runs the loop until it was painted twice, so that everything in it has its place.
    public static func paint(_ window: Window) -> Bool {
        window.present()
        var isPainted = false
        window.afterPaint(count: 2) { isPainted = true }
        return pump(until: { isPainted })
    }
}
