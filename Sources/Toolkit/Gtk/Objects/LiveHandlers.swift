internal import Synchronization

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
