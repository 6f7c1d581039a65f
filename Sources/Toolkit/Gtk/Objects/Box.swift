internal import CGtk
internal import Synchronization

/// Passes a Swift value through a C `gpointer`: retained when handed out, released by the destroy notify function.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
        LiveHandlers.born()
    }

    deinit {
        LiveHandlers.died()
    }

    /// Returns a pointer that owns the box, to be passed to C together with `boxDestroyNotify`.
    static func retained(_ value: Value) -> UnsafeMutableRawPointer {
        Unmanaged<AnyObject>.passRetained(Box(value)).toOpaque()
    }

    /// Returns the value of a pointer made by `retained(_:)` of the same type; ends the program if the type differs, as
    /// calling a closure with a wrong signature would damage memory.
    static func value(of pointer: UnsafeMutableRawPointer) -> Value {
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        guard let box = object as? Box else { fatalError("expected \(Box.self), but was handed \(type(of: object))") }
        return box.value
    }
}

/// Releases a pointer of `Box.retained(_:)`, as a `GDestroyNotify`.
let boxDestroyNotify: @convention(c) (gpointer?) -> Void = { pointer in
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

/// Releases a pointer of `Box.retained(_:)`, as a `GClosureNotify`.
let boxClosureNotify: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = { pointer, _ in
    boxDestroyNotify(pointer)
}

/// The number of signal handlers and attached values that are alive, counted in debug builds so that tests can find
/// leaks.
public enum LiveHandlers {
    private static let alive = Atomic<Int>(0)

    /// The number; always 0 in release builds.
    public static var count: Int { alive.load(ordering: .relaxed) }

    static func born() {
        #if DEBUG
            alive.add(1, ordering: .relaxed)
        #endif
    }

    static func died() {
        #if DEBUG
            alive.subtract(1, ordering: .relaxed)
        #endif
    }
}
