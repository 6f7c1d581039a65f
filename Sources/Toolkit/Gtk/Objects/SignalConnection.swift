internal import CGtk

/// The handlers that one call has connected, such as `onClick`, for whoever wants to take them off before their object goes.
///
/// It keeps neither the object nor the handlers, and nothing happens when it is released.
@MainActor
public final class SignalConnection {
    private var handlers: [(object: WeakReference, id: gulong)]

    init(_ object: Object, _ id: gulong) {
        handlers = [(WeakReference(object), id)]
    }

    /// Joins connections into one.
    init(_ parts: [SignalConnection]) {
        handlers = parts.flatMap(\.handlers)
    }

    /// Takes the handlers off and releases what they hold; further calls do nothing.
    public func disconnect() {
        forEach { g_signal_handler_disconnect($0.raw, $1) }
        handlers = []
    }

    /// Keeps the handlers from being called until as many calls of `unblock()` have come.
    public func block() {
        forEach { g_signal_handler_block($0.raw, $1) }
    }

    /// Ends what one call of `block()` began.
    public func unblock() {
        forEach { g_signal_handler_unblock($0.raw, $1) }
    }

    private func forEach(_ body: (Object, gulong) -> Void) {
        for (reference, id) in handlers {
            // An object that is being taken apart has no handlers any more.
            guard let object = reference.object, g_signal_handler_is_connected(object.raw, id) != 0 else { continue }
            body(object, id)
        }
    }
}
