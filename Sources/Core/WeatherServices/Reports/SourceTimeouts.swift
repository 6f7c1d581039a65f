/// The time limits for asking several sources: a head start for each before the next is asked too, and a total.
public struct SourceTimeouts: Sendable {
    /// The time without a sign of life after which the next source is asked beside one that has not answered.
    let headStart: Duration
    /// The time from the first request to the last answer.
    let budget: Duration
    /// Returns after the given time, or earlier when the task is cancelled.
    let wait: @Sendable (Duration) async -> Void

    /// - Parameter budget: The total time, as long as a person can be expected to wait; a fifth of it is the head
    ///   start.
    public init(
        budget: Duration = AsyncHTTPTransport.defaultDeadline,
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        (self.budget, self.wait) = (budget, wait)
        headStart = budget / 5
    }

    /// Returns when a source has given no sign of life for the head start, or has been waited for half the budget, so
    /// that the next source has time to answer, too.
    func waitForSilence(of pulse: SourcePulse) async {
        await waitForSilence(of: pulse, since: 0, until: ContinuousClock.now.advanced(by: budget / 2))
    }

    /// Returns when no source has given a sign of life for the head start, from now on or later.
    func waitForEndOfSigns(of pulse: SourcePulse) async {
        await waitForSilence(of: pulse, since: pulse.latest.count, until: nil)
    }

    private func waitForSilence(
        of pulse: SourcePulse, since beats: Int, until end: ContinuousClock.Instant?
    ) async {
        var (remaining, known) = (headStart, beats)
        while remaining > .zero, !Task.isCancelled {
            await wait(remaining)
            let (count, last) = pulse.latest
            guard count != known else { return }
            known = count
            let silence = last.advanced(by: headStart)
            remaining = ContinuousClock.now.duration(to: end.map { min(silence, $0) } ?? silence)
        }
    }
}

extension Duration {
    /// The duration in whole seconds, at least 1.
    var wholeSeconds: Int { max(1, Int((self / .seconds(1)).rounded())) }
}
