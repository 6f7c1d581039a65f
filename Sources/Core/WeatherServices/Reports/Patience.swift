/// The time limits for asking several sources: a head start for each before the next is asked too, and a total.
public struct Patience: Sendable {
    /// The time after which the next source is asked beside one that has not answered.
    let headStart: Duration
    /// The time from the first request to the last answer.
    let budget: Duration
    /// Returns after the given time, or earlier when the task is cancelled.
    let wait: @Sendable (Duration) async -> Void

    /// - Parameter budget: The total time, as long as a person can be expected to wait; a fifth of it is the head
    ///   start.
    public init(
        budget: Duration = AsyncHTTPTransport.usualDeadline,
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        (self.budget, self.wait) = (budget, wait)
        headStart = budget / 5
    }
}

extension Duration {
    /// The duration in whole seconds, at least 1.
    var wholeSeconds: Int { max(1, Int((self / .seconds(1)).rounded())) }
}
