/// A C callback paired with the type of the Swift closure that it calls, which C carries for it as a `gpointer`.
///
/// Always a constant of a file: a C function written inside a main-actor function would carry an executor check that
/// traps when C calls it from elsewhere. It gets its closure from itself, so that the two cannot fall apart:
///
///     private let pressed: Trampoline<@convention(c) (gpointer, gint, gpointer) -> Void, @MainActor (Int) -> Void> =
///         Trampoline { _, count, data in
///             let handler = pressed.handler(behind: data)
///             MainActor.assumeIsolated { handler(Int(count)) }
///         }
struct Trampoline<Callback: Sendable, Handler>: Sendable {
    /// The function for C to call.
    let callback: Callback

    init(_ callback: Callback) {
        self.callback = callback
    }

    /// Returns the pointer to pass to C with the callback; it owns the closure until `boxDestroyNotify` is called with
    /// it.
    func data(for handler: Handler) -> UnsafeMutableRawPointer {
        Box<Handler>.retained(handler)
    }

    /// Returns the closure that C passed; ends the program if the pointer is that of another kind of closure.
    func handler(behind data: UnsafeMutableRawPointer?) -> Handler {
        guard let data else { fatalError("a callback of \(Handler.self) came without its closure") }
        return Box<Handler>.value(of: data)
    }

    /// Returns the closure and releases the pointer, for a callback that is called once and has no destroy notify
    /// function.
    func lastHandler(behind data: UnsafeMutableRawPointer?) -> Handler {
        defer { boxDestroyNotify(data) }
        return handler(behind: data)
    }
}
