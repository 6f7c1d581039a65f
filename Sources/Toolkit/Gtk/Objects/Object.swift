internal import CGtk

/// A GObject held by exactly one strong reference of its own.
///
/// A pointer taken from a wrapper is good as long as the wrapper is held by a variable, a property or a parameter; never
/// take one from a temporary, which Swift may release before C has used the pointer.
@MainActor
public class Object {
    /// Valid as long as this wrapper lives.
    let raw: UnsafeMutableRawPointer

    /// Takes over a reference that a C function gave away (transfer full); a floating one is sunk.
    init(adopting raw: UnsafeMutableRawPointer) {
        self.raw = raw
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
    }

    /// Adds a reference to an object that somebody else owns (transfer none).
    init(retaining raw: UnsafeMutableRawPointer) {
        self.raw = raw
        g_object_ref(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// The same object under the type a C function asks for.
    func pointer<T>(as type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: T.self)
    }

    /// The same object for a C function whose type is opaque.
    var opaque: OpaquePointer { OpaquePointer(raw) }
}
