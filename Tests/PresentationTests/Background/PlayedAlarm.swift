import Presentation

/// An alarm that rings when a test says so.
@MainActor
final class PlayedAlarm: WakeAlarm {
    private(set) var seconds: Double?
    private var handler: (@MainActor () -> Void)?

    func set(in seconds: Double, _ handler: @escaping @MainActor () -> Void) {
        (self.seconds, self.handler) = (seconds, handler)
    }

    func cancel() {
        (seconds, handler) = (nil, nil)
    }

    func ring() {
        let handler = handler
        cancel()
        handler?()
    }
}
