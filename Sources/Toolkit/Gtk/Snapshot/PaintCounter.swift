internal import CGtk

/// Counts the frames that a window paints, and then disconnects from its frame clock.
@MainActor
final class PaintCounter {
    private let clock: Object
    private var left: Int
    private var connection: SignalConnection?

    init(_ clock: Object, count: Int, each: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void) {
        self.clock = clock
        left = count
        // The connection owns the counter until the last frame or `stop()`.
        let painted: @MainActor () -> Void = { [self] in
            left -= 1
            guard left <= 0 else { return each() }
            stop()
            end()
        }
        connection = Signal.connect(clock, "after-paint", painted)
    }

    /// Stops counting; further calls do nothing.
    func stop() {
        connection?.disconnect()
        connection = nil
    }
}
