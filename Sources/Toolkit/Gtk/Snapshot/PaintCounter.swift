internal import CGtk

/// Counts a window's painted frames and then lets go of its frame clock.
@MainActor
final class PaintCounter {
    private let clock: Object
    private var left: Int
    private var connection: gulong = 0

    init(_ clock: Object, count: Int, each: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void) {
        self.clock = clock
        left = count
        // The connection owns the counter, and ends with it.
        let painted: @MainActor () -> Void = { [self] in
            left -= 1
            guard left <= 0 else { return each() }
            g_signal_handler_disconnect(clock.raw, connection)
            end()
        }
        connection = Signal.connect(clock, "after-paint", painted)
    }
}
