internal import CGtk

/// Carries a Swift value through a C `gpointer`: retained when handed out, released only by the destroy-notify.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
        LiveHandlers.born()
    }

    deinit {
        LiveHandlers.died()
    }

    /// A pointer that owns the box; to be given to C together with `boxDestroyNotify`.
    static func retained(_ value: Value) -> UnsafeMutableRawPointer {
        Unmanaged<AnyObject>.passRetained(Box(value)).toOpaque()
    }

    /// The value behind a pointer made by `retained(_:)` of the same type; ends the program where it is of another one,
    /// since calling a closure by the wrong signature damages memory before it crashes.
    static func value(of pointer: UnsafeMutableRawPointer) -> Value {
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        guard let box = object as? Box else { fatalError("expected \(Box.self), but was handed \(type(of: object))") }
        return box.value
    }
}

/// Releases what `Box.retained(_:)` retained, as GLib's `GDestroyNotify`.
let boxDestroyNotify: @convention(c) (gpointer?) -> Void = { pointer in
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

/// The same as GLib's `GClosureNotify`.
let boxClosureNotify: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = { pointer, _ in
    boxDestroyNotify(pointer)
}
