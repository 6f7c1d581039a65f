/// How long sources are waited for: each a head start before the next is asked beside it, all together a budget.
public struct Patience: Sendable {
    /// Before the next source is asked beside one that is silent.
    let headStart: Duration
    /// From the first question to the last answer.
    let budget: Duration
    /// Returns after the time it is handed, or earlier when the task is cancelled.
    let wait: @Sendable (Duration) async -> Void

    /// - Parameter budget: What a person can be asked to wait; a fifth of it is the head start.
    public init(
        budget: Duration = AsyncHTTPTransport.usualDeadline,
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        (self.budget, self.wait) = (budget, wait)
        headStart = budget / 5
    }
}

extension Duration {
    /// Whole ones, at least 1.
    var wholeSeconds: Int { max(1, Int((self / .seconds(1)).rounded())) }
}
