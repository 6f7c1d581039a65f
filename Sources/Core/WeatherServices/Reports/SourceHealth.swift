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
    private let remembered: @Sendable () -> [String: SourceRest]
    /// The pauses by name; nil until the first request, as stored ones are not read before they are needed.
    private let rests = Mutex<[String: SourceRest]?>(nil)
    private let asked = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - now: Returns the current time, by which pauses begin and end.
    ///   - random: Returns a number in a range, for the random variation.
    ///   - remembered: Returns the pauses of an earlier run, of which only those ordered by sources are observed.
    public init(
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        remembered: @escaping @Sendable () -> [String: SourceRest] = { [:] }
    ) {
        self.now = now
        self.remembered = remembered
        self.random = random
    }

    /// The current pauses, by the names in `RestSubject`: the server, its service, or the service for a place.
    public var resting: [String: SourceRest] {
        let moment = now()
        return withRests { $0.filter { Self.holds($0.value, at: moment) } }
    }

    /// Returns the changed states of the sources asked since the last call, nil for those that work, to be stored.
    ///
    /// Failures that concern one place only are left out.
    public func takeNews() -> [String: SourceRest?] {
        let subjects = asked.withLock { asked in
            defer { asked = [] }
            return asked
        }
        return withRests { rests in
            Dictionary(
                uniqueKeysWithValues: subjects.map { ($0, rests[$0].flatMap { $0.reason.isOfPlace ? nil : $0 }) })
        }
    }

    /// Shortens the pauses of sources that failed because of the network, which is back.
    public func networkReturned() {
        withRests { $0 = $0.mapValues(\.shortened) }
    }

    /// Ends all pauses except those ordered by servers, as keys or servers were changed.
    public func sourcesChanged() {
        withRests { $0 = $0.filter(\.value.isOrdered) }
    }

    /// The current time, by which pauses begin and end.
    var moment: Date { now() }

    /// Returns the pause of a name; nil if it may be asked.
    ///
    /// - Parameter isInsistent: Whether a person waits for the answer, so that only a pause ordered by the source
    ///   counts.
    func rest(of subject: String, isInsistent: Bool) -> SourceRest? {
        let moment = now()
        guard let rest = withRests({ $0[subject] }), Self.holds(rest, at: moment),
            rest.isOrdered || !isInsistent
        else { return nil }
        return rest
    }

    /// Returns the pause that ends last of all that apply to a request; nil if it may be made.
    func rest(of subject: RestSubject, isInsistent: Bool) -> SourceRest? {
        subject.all.compactMap { rest(of: $0, isInsistent: isInsistent) }.max { $0.end < $1.end }
    }

    /// Returns the last failure of a name, even if its pause is over; nil after a success.
    func lastFailure(of subject: String) -> FetchError? {
        withRests { $0[subject]?.reason }
    }

    func succeeded(_ subject: String) {
        withRests { $0[subject] = nil }
        asked.withLock { _ = $0.insert(subject) }
    }

    func failed(_ subject: String, _ error: FetchError, of source: WeatherSource.ID? = nil) {
        guard let time = RestingTime(after: error) else { return }
        let start = now()
        let order = error.orderedMoment.map { min($0.timeIntervalSince(start), Self.longestOrder) }.flatMap {
            $0 > 0 ? $0 : nil
        }
        withRests { rests in
            let failures = (rests[subject]?.failures ?? 0) + 1
            // The next request is never earlier than the time the source named.
            let pause = order.map { $0 + random(0...30) } ?? time.seconds(failures: failures) * random(0.8...1.2)
            rests[subject] = SourceRest(
                start: start, end: start.addingTimeInterval(pause), reason: error, failures: failures,
                isOrdered: order != nil, source: source)
            // Without this, entries of removed places would stay for ever.
            rests = rests.filter { start.timeIntervalSince($0.value.end) < 2 * Self.longestOrder }
        }
        asked.withLock { _ = $0.insert(subject) }
    }

    @discardableResult
    private func withRests<Value: Sendable>(_ body: (inout [String: SourceRest]) -> Value) -> Value {
        rests.withLock { rests in
            // After a restart, sources are tried again unless they ordered a pause themselves.
            var known = rests ?? remembered().mapValues { $0.isOrdered ? $0 : $0.over }
            defer { rests = known }
            return body(&known)
        }
    }

    /// Returns whether a pause applies; if the clock was set back to before its beginning, it does not.
    private static func holds(_ rest: SourceRest, at moment: Date) -> Bool {
        (rest.start..<rest.end).contains(moment)
    }
}
