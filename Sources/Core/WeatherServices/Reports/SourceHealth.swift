public import Foundation
import Synchronization
import WeatherModel

/// Remembers which sources failed, and for how long each is left to rest.
///
/// Pauses double with each failure and are scattered, so that not all copies of the program come back at one moment.
/// Where the source names a moment, in `Retry-After` or in words, that one counts. A success ends everything.
public final class SourceHealth: Sendable {
    /// The longest a source is obeyed: a day and the scatter.
    private static let longestOrder: TimeInterval = 86400

    private let now: @Sendable () -> Date
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let rests = Mutex<[String: SourceRest]>([:])

    /// - Parameters:
    ///   - now: Starts and ends the pauses.
    ///   - random: A number out of a range, for the scatter.
    public init(
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }
    ) {
        self.now = now
        self.random = random
    }

    /// Every source at rest now, by the name it is asked under: its identity and what it is asked for.
    public var resting: [String: SourceRest] {
        let moment = now()
        return rests.withLock { $0.filter { Self.holds($0.value, at: moment) } }
    }

    /// Whether the subject is at rest; nil if it may be asked.
    ///
    /// - Parameter isInsistent: Somebody waits for the answer, and only what the source ordered itself is obeyed.
    func rest(of subject: String, isInsistent: Bool) -> SourceRest? {
        let moment = now()
        guard let rest = rests.withLock({ $0[subject] }), Self.holds(rest, at: moment),
            rest.isOrdered || !isInsistent
        else { return nil }
        return rest
    }

    /// Its last failure, whether or not it rests for it still; nil after a success.
    func lastFailure(of subject: String) -> FetchError? {
        rests.withLock { $0[subject]?.reason }
    }

    func succeeded(_ subject: String) {
        rests.withLock { $0[subject] = nil }
    }

    func failed(_ subject: String, _ error: FetchError) {
        guard let time = RestingTime(after: error) else { return }
        let start = now()
        let order = Self.order(error).map { min($0.timeIntervalSince(start), Self.longestOrder) }.flatMap {
            $0 > 0 ? $0 : nil
        }
        rests.withLock { rests in
            let failures = (rests[subject]?.failures ?? 0) + 1
            // Never before the moment the source named.
            let pause = order.map { $0 + random(0...30) } ?? time.seconds(failures: failures) * random(0.8...1.2)
            rests[subject] = SourceRest(
                start: start, end: start.addingTimeInterval(pause), reason: error, failures: failures,
                isOrdered: order != nil)
            // Places that were removed long ago would stay for ever.
            rests = rests.filter { start.timeIntervalSince($0.value.end) < 2 * Self.longestOrder }
        }
    }

    private static func order(_ error: FetchError) -> Date? {
        switch error {
        case .quotaExceeded(let moment), .serverTrouble(_, let moment): moment
        default: nil
        }
    }

    /// A clock that was set back ends a rest that, by it, has not begun.
    private static func holds(_ rest: SourceRest, at moment: Date) -> Bool {
        (rest.start..<rest.end).contains(moment)
    }
}
