internal import CGtk

/// A Swift value attached to a GObject as qdata, which lives exactly as long as the object.
///
/// A view must never be attached to its own root widget, as the two would keep each other alive.
@MainActor
enum Attachment<Key: AttachmentKey> {
    /// Attaches a value, releasing the one attached before under this key.
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

/// A type used as the key of attachments, so that keys are distinct.
protocol AttachmentKey {
    /// The type of the attached value.
    associatedtype Value
}

/// GLib's quarks for attachments, one for each key.
@MainActor
enum AttachmentName {
    private static var quarks: [ObjectIdentifier: GQuark] = [:]

    static func of(_ key: any AttachmentKey.Type) -> GQuark {
        let identity = ObjectIdentifier(key)
        if let quark = quarks[identity] { return quark }
        // The name of the type is only for debugging; local types may share it, but not the number.
        let quark = g_quark_from_string("swift-\(quarks.count)-\(key)")
        quarks[identity] = quark
        return quark
    }
}
