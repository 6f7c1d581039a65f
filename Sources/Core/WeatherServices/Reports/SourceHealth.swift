public import Foundation
import Synchronization
import WeatherModel

/// Remembers who failed, and for how long each is left to rest: the only back-off there is.
///
/// Pauses double with each failure and are scattered, so that not all copies of the program come back at one moment.
/// Where the source names a moment, in `Retry-After` or in words, that one counts. A success ends everything.
public final class SourceHealth: Sendable {
    /// Seconds a source is obeyed at most, before the scatter: a day.
    static let longestOrder: TimeInterval = 86400

    private let now: @Sendable () -> Date
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let remembered: @Sendable () -> [String: SourceRest]
    /// Nil until the first question, so that nothing is read where nothing is asked.
    private let rests = Mutex<[String: SourceRest]?>(nil)
    private let asked = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - now: Starts and ends the pauses.
    ///   - random: A number out of a range, for the scatter.
    ///   - remembered: What an earlier run left, of which only what a source ordered itself is obeyed.
    public init(
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        remembered: @escaping @Sendable () -> [String: SourceRest] = { [:] }
    ) {
        self.now = now
        self.remembered = remembered
        self.random = random
    }

    /// Everything at rest now, by the name it is asked under: the server, its service, and the place where that matters.
    public var resting: [String: SourceRest] {
        let moment = now()
        return withRests { $0.filter { Self.holds($0.value, at: moment) } }
    }

    /// What has become of those that were asked since the last call, to be remembered; nil where all is well.
    ///
    /// What a source has against one place says nothing about the source, and is not among it.
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

    /// The network is there again, so that what failed for want of it is tried soon.
    public func networkReturned() {
        withRests { $0 = $0.mapValues(\.shortened) }
    }

    /// Keys or servers were changed: no failure of before says anything any more, except what a server ordered.
    public func sourcesChanged() {
        withRests { $0 = $0.filter(\.value.isOrdered) }
    }

    /// The moment by which rests begin and end.
    var moment: Date { now() }

    /// Whether the subject is at rest; nil if it may be asked.
    ///
    /// - Parameter isInsistent: Somebody waits for the answer, and only what the source ordered itself is obeyed.
    func rest(of subject: String, isInsistent: Bool) -> SourceRest? {
        let moment = now()
        guard let rest = withRests({ $0[subject] }), Self.holds(rest, at: moment),
            rest.isOrdered || !isInsistent
        else { return nil }
        return rest
    }

    /// The rest that ends last of all that concern a question; nil if it may be asked.
    func rest(of subject: RestSubject, isInsistent: Bool) -> SourceRest? {
        subject.all.compactMap { rest(of: $0, isInsistent: isInsistent) }.max { $0.end < $1.end }
    }

    /// Its last failure, whether or not it rests for it still; nil after a success.
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
            // Never before the moment the source named.
            let pause = order.map { $0 + random(0...30) } ?? time.seconds(failures: failures) * random(0.8...1.2)
            rests[subject] = SourceRest(
                start: start, end: start.addingTimeInterval(pause), reason: error, failures: failures,
                isOrdered: order != nil, source: source)
            // Places that were removed long ago would stay for ever.
            rests = rests.filter { start.timeIntervalSince($0.value.end) < 2 * Self.longestOrder }
        }
        asked.withLock { _ = $0.insert(subject) }
    }

    @discardableResult
    private func withRests<Value: Sendable>(_ body: (inout [String: SourceRest]) -> Value) -> Value {
        rests.withLock { rests in
            // Whoever starts the program anew wants to know whether the source is well by now.
            var known = rests ?? remembered().mapValues { $0.isOrdered ? $0 : $0.over }
            defer { rests = known }
            return body(&known)
        }
    }

    /// A clock that was set back ends a rest that, by it, has not begun.
    private static func holds(_ rest: SourceRest, at moment: Date) -> Bool {
        (rest.start..<rest.end).contains(moment)
    }
}
