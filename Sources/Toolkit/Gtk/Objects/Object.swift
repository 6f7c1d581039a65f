internal import CGtk

/// A GObject with a strong reference owned by this wrapper.
///
/// A pointer taken from a wrapper is valid while the wrapper is held by a variable, a property or a parameter; it must
/// not be taken from a temporary, which Swift may release before C has used the pointer.
@MainActor
public class Object {
    /// The pointer, valid as long as this wrapper lives.
    let raw: UnsafeMutableRawPointer

    /// Takes over a reference from a C function (transfer full); a floating one is sunk.
    init(adopting raw: UnsafeMutableRawPointer) {
        self.raw = raw
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
    }

    /// Adds a reference to an object owned elsewhere (transfer none).
    init(retaining raw: UnsafeMutableRawPointer) {
        self.raw = raw
        g_object_ref(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// Returns the pointer with the type that a C function requires.
    func pointer<T>(as type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: T.self)
    }

    /// The pointer for a C function whose type is opaque.
    var opaque: OpaquePointer { OpaquePointer(raw) }
}
