/// Tells a screen reader what has changed while the user types, once there is a pause and unless it was told last.
@MainActor
final class DelayedAnnouncement {
    private let announcements: Announcements
    private let pause: @Sendable () async throws -> Void
    private var told: String?
    /// The last wait for a pause.
    private(set) var task: Task<Void, Never>?

    /// - Parameter pause: Waits as long as nobody types; throws if it is cancelled.
    init(_ announcements: Announcements, pause: @escaping @Sendable () async throws -> Void) {
        (self.announcements, self.pause) = (announcements, pause)
    }

    /// Tells the text at once; nil for nothing.
    func tell(_ text: String?) {
        guard let text, text != told else { return }
        told = text
        announcements.tell(text)
    }

    /// Tells the text that there is after a pause, and nothing of what was to be told before.
    func tellOncePaused(_ text: @escaping @MainActor () -> String?) {
        task?.cancel()
        task = Task {
            do {
                try await pause()
                try Task.checkCancellation()
            } catch { return }
            tell(text())
        }
    }

    /// Tells nothing more of what was begun, and forgets what was told.
    func stop() {
        task?.cancel()
        told = nil
    }
}
