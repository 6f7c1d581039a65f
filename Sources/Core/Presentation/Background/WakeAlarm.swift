/// Wakes the program at one moment to come.
@MainActor
public protocol WakeAlarm: AnyObject {
    /// Calls the handler once after the seconds, in place of what was set before.
    func set(in seconds: Double, _ handler: @escaping @MainActor () -> Void)
    /// Forgets what was set.
    func cancel()
}
