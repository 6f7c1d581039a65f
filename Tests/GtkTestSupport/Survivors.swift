import CGtk
@testable public import Gtk

/// Watches widgets without holding them, and tells which are still alive.
@MainActor
public final class Survivors {
    private var watched: [(name: String, reference: UnsafeMutablePointer<GWeakRef>)] = []

    /// Watches nothing so far.
    public init() {}

    /// Watches the root and everything below it at this moment.
    public func watch(_ root: Widget) {
        WidgetTree.visit(root.widget) { widget in
            let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
            g_weak_ref_init(reference, widget)
            watched.append((WidgetTree.name(of: widget), reference))
        }
    }

    /// How many are watched.
    public var count: Int { watched.count }

    /// Type names of those still alive.
    public var alive: [String] {
        watched.compactMap { name, reference in
            guard let object = g_weak_ref_get(reference) else { return nil }
            g_object_unref(object)
            return name
        }
    }

    isolated deinit {
        for (_, reference) in watched {
            g_weak_ref_clear(reference)
            reference.deallocate()
        }
    }
}
