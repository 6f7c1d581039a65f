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

    /// Those still alive, each by its type and style classes, such as "GtkButton.flat".
    public var alive: [String] {
        watched.compactMap { name, reference in
            guard let object = g_weak_ref_get(reference) else { return nil }
            defer { g_object_unref(object) }
            let widget = object.assumingMemoryBound(to: GtkWidget.self)
            guard let classes = gtk_widget_get_css_classes(widget) else { return name }
            defer { g_strfreev(classes) }
            let styles = sequence(state: 0) { index -> String? in
                defer { index += 1 }
                return classes[index].map { String(cString: $0) }
            }
            return ([name] + styles).joined(separator: ".")
        }
    }

    isolated deinit {
        for (_, reference) in watched {
            g_weak_ref_clear(reference)
            reference.deallocate()
        }
    }
}
