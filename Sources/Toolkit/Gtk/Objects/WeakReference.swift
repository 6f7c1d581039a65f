internal import CGtk

/// A reference to a GObject that does not keep it alive and is empty once it is gone, whatever becomes of its wrapper.
@MainActor
final class WeakReference {
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ object: Object) {
        g_weak_ref_init(reference, object.raw)
    }

    isolated deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// The object, held by a wrapper of its own; nil once it is gone.
    var object: Object? {
        g_weak_ref_get(reference).map { Object(adopting: $0) }
    }

    /// The object as a widget, which it must have been; nil once it is gone.
    var widget: Widget? {
        g_weak_ref_get(reference).map { Widget(adopting: $0) }
    }
}
