internal import CGtk

/// A Swift value that lives exactly as long as a GObject, attached as qdata.
///
/// Never attach a view to its own root widget: the two would keep each other alive.
struct Attachment<Value> {
    private let key: GQuark

    /// - Parameter name: Unlike any other attachment's name.
    init(_ name: StaticString) {
        key = g_quark_from_static_string(name.utf8Start.withMemoryRebound(to: CChar.self, capacity: 1) { $0 })
    }

    /// Replaces, and so releases, what was attached before.
    func set(_ value: Value, on object: UnsafeMutableRawPointer) {
        g_object_set_qdata_full(
            object.assumingMemoryBound(to: GObject.self), key, Box.retained(value), boxDestroyNotify)
    }

    func value(of object: UnsafeMutableRawPointer) -> Value? {
        g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), key).map { Box<Value>.value(of: $0) }
    }
}
