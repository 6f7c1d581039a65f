internal import CGtk

/// A Swift value that lives exactly as long as a GObject, attached as qdata under a name that is the key's own.
///
/// Never attach a view to its own root widget: the two would keep each other alive.
@MainActor
enum Attachment<Key: AttachmentKey> {
    /// Replaces, and so releases, what was attached before under this key.
    static func set(_ value: Key.Value, on object: UnsafeMutableRawPointer) {
        g_object_set_qdata_full(
            object.assumingMemoryBound(to: GObject.self), AttachmentName.of(Key.self), Box.retained(value),
            boxDestroyNotify)
    }

    /// Returns the value attached under this key; nil if there is none.
    static func value(of object: UnsafeMutableRawPointer) -> Key.Value? {
        g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), AttachmentName.of(Key.self)).map {
            Box<Key.Value>.value(of: $0)
        }
    }
}
