public import Foundation
import Synchronization
import WeatherModel

/// Remembers which sources failed and how long each is not to be asked; all back-off is handled here.
///
/// Pauses double with each failure and vary randomly, so that not all installations return at the same moment. A time
/// named by the source, in `Retry-After` or in words, takes precedence. A success ends the pause.
public final class SourceHealth: Sendable {
    /// The longest time in seconds for which a source's wish is followed, before the random addition: a day.
    static let longestOrder: TimeInterval = 86400

    private let now: @Sendable () -> Date
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let remembered: @Sendable () -> [String: SourceBackoff]?
    private let whenOrdered: @Sendable (SourceHealth) -> Void
    /// The pauses by name; nil until the first request, as stored ones are not read before they are needed.
    private let recorded = Mutex<[String: SourceBackoff]?>(nil)
    private let asked = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - now: Returns the current time, by which pauses begin and end.
    ///   - random: Returns a number in a range, for the random variation.
    ///   - remembered: Returns the pauses of earlier runs and of other programs; nil if there are none since the last call.
    ///     It is called at every use. From the second call on, only those ordered by sources are observed.
    ///   - whenOrdered: Called after a source has named a time.
    public init(
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        remembered: @escaping @Sendable () -> [String: SourceBackoff]? = { nil },
        whenOrdered: @escaping @Sendable (SourceHealth) -> Void = { _ in }
    ) {
        (self.now, self.random) = (now, random)
        (self.remembered, self.whenOrdered) = (remembered, whenOrdered)
    }

    /// The current pauses, by the names in `BackoffSubject`: the server, its service, or the service for a place.
    public var backoffs: [String: SourceBackoff] {
        let moment = now()
        return withBackoffs { $0.filter { $0.value.holds(at: moment) } }
    }

    /// Returns the changed states of the sources asked since the last call, nil for those that work, to be stored.
    ///
    /// Failures that concern one place only are left out.
    public func takeChanges() -> [String: SourceBackoff?] {
        let subjects = asked.withLock { asked in
            defer { asked = [] }
            return asked
        }
        return withBackoffs { backoffs in
            Dictionary(
                uniqueKeysWithValues: subjects.map { ($0, backoffs[$0].flatMap { $0.reason.isOfPlace ? nil : $0 }) })
        }
    }

    /// Takes back states that could not be stored, so that they are among the next news.
    public func giveBack(_ subjects: some Sequence<String>) {
        asked.withLock { $0.formUnion(subjects) }
    }

    /// Shortens the pauses of sources that failed because of the network, which is back.
    public func networkReturned() {
        withBackoffs { $0 = $0.mapValues(\.shortened) }
    }

    /// Ends all pauses except those ordered by servers, as keys or servers were changed.
    public func sourcesChanged() {
        withBackoffs { $0 = $0.filter(\.value.isOrdered) }
    }

    /// The current time, by which pauses begin and end.
    public var moment: Date { now() }

    /// Returns the pause of a name; nil if it may be asked.
    ///
    /// - Parameter isAskedByUser: Whether a person waits for the answer, so that only a pause ordered by the source
    ///   counts.
    func backoff(of subject: String, isAskedByUser: Bool) -> SourceBackoff? {
        let moment = now()
        guard let backoff = withBackoffs({ $0[subject] }), backoff.holds(at: moment),
            backoff.isOrdered || !isAskedByUser
        else { return nil }
        return backoff
    }

    /// Returns the pause that ends last of all that apply to a request; nil if it may be made.
    func backoff(of subject: BackoffSubject, isAskedByUser: Bool) -> SourceBackoff? {
        subject.all.compactMap { backoff(of: $0, isAskedByUser: isAskedByUser) }.max { $0.end < $1.end }
    }

    /// Returns the last failure of a name, even if its pause is over; nil after a success.
    func lastFailure(of subject: String) -> FetchError? {
        withBackoffs { $0[subject]?.reason }
    }

    /// Returns the last failure of a server, with its pause even if that is over.
    func lastBackoff(at server: String) -> SourceBackoff? {
        withBackoffs { $0[server] }
    }

    /// Ends the pauses of a request that was answered, except what its server ordered meanwhile or for longer.
    ///
    /// - Parameter known: The last failure of the server before the request.
    func succeeded(_ subject: BackoffSubject, since known: SourceBackoff?, of source: WeatherSource.ID) {
        let moment = now()
        succeeded(subject.service)
        succeeded(subject.place)
        withBackoffs { backoffs in
            guard let backoff = backoffs[subject.server] else { return }
            let stands = backoff != known || (backoff.isOrdered && backoff.holds(at: moment))
            backoffs[subject.server] = stands ? backoff.signed(by: source) : nil
        }
        asked.withLock { _ = $0.insert(subject.server) }
    }

    func succeeded(_ subject: String) {
        withBackoffs { $0[subject] = nil }
        asked.withLock { _ = $0.insert(subject) }
    }

    /// Records a failure, except what its server ordered if that is recorded already.
    ///
    /// - Parameter known: The last failure of the server before the request.
    func failed(
        _ subject: BackoffSubject, _ error: FetchError, since known: SourceBackoff?, of source: WeatherSource.ID
    ) {
        let moment = now()
        let isRecorded =
            error.isOfServer
            && withBackoffs { backoffs in
                guard let backoff = backoffs[subject.server], backoff.holds(at: moment),
                    backoff != known || (backoff.isOrdered && backoff.reason == error),
                    backoff.isOrdered || error.orderedMoment == nil
                else { return false }
                backoffs[subject.server] = backoff.signed(by: source)
                return true
            }
        guard !isRecorded else { return asked.withLock { _ = $0.insert(subject.server) } }
        failed(subject.concerned(by: error), error, of: source)
    }

    func failed(_ subject: String, _ error: FetchError, of source: WeatherSource.ID? = nil) {
        guard let time = BackoffTime(after: error) else { return }
        let start = now()
        let order = error.orderedMoment.map { min($0.timeIntervalSince(start), Self.longestOrder) }.flatMap {
            $0 > 0 ? $0 : nil
        }
        withBackoffs { backoffs in
            let failures = (backoffs[subject]?.failures ?? 0) + 1
            // The next request is never earlier than the time the source named.
            let pause = order.map { $0 + random(0...30) } ?? time.seconds(failures: failures) * random(0.8...1.2)
            let backoff = SourceBackoff(
                start: start, end: start.addingTimeInterval(pause), reason: error, failures: failures,
                isOrdered: order != nil, source: source)
            // What a server ordered is not shortened by what it says later.
            if let known = backoffs[subject], known.isOrdered, known.holds(at: start), known.end >= backoff.end {
                return
            }
            backoffs[subject] = backoff
            // Without this, entries of removed places would stay for ever.
            backoffs = backoffs.filter { start.timeIntervalSince($0.value.end) < 2 * Self.longestOrder }
        }
        asked.withLock { _ = $0.insert(subject) }
        if order != nil { whenOrdered(self) }
    }

    @discardableResult
    private func withBackoffs<Value: Sendable>(_ body: (inout [String: SourceBackoff]) -> Value) -> Value {
        recorded.withLock { recorded in
            var known = recorded ?? [:]
            if let stored = remembered() {
                // After a restart, sources are tried again where the user may have mended the cause; a server in trouble would
                // be asked by each command of a script.
                if recorded == nil {
                    known = stored.mapValues { $0.isOrdered || $0.reason.outlastsTheProgram ? $0 : $0.over }
                }
                let moment = now()
                for (subject, backoff) in stored where backoff.outlasts(known[subject], at: moment) {
                    known[subject] = backoff
                }
            }
            defer { recorded = known }
            return body(&known)
        }
    }
}
