internal import CGtk

/// A GObject with a strong reference owned by this wrapper.
///
/// A pointer taken from a wrapper is valid while the wrapper is held by a variable, a property or a parameter; it must
/// not be taken from a temporary, which Swift may release before C has used the pointer.
@MainActor
open class Object {
    /// The pointer, valid as long as this wrapper lives.
    public final let raw: UnsafeMutableRawPointer

    /// Takes over a reference from a C function (transfer full); a floating one is sunk.
    public init(adopting raw: UnsafeMutableRawPointer) {
        self.raw = raw
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
    }

    /// Adds a reference to an object owned elsewhere (transfer none).
    public init(retaining raw: UnsafeMutableRawPointer) {
        self.raw = raw
        g_object_ref(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// Returns the pointer with the type that a C function requires.
    public final func pointer<T>(as type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: T.self)
    }

    /// The pointer for a C function whose type is opaque.
    public final var opaque: OpaquePointer { OpaquePointer(raw) }

    /// Connects a handler to a signal without arguments or to "notify::" with a property; a signal that does not exist ends
    /// the program with its name.
    @discardableResult
    public final func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        signal.hasPrefix("notify::")
            ? Signal.connect(self, signal, argument: { _ in handler() }) : Signal.connect(self, signal, handler)
    }
}
