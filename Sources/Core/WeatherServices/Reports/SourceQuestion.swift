import Foundation
import WeatherModel

/// A request to a source for a part of a place's weather, which may be refused because of a pause.
struct SourceQuestion: Sendable {
    /// The result of the request.
    enum Outcome: Sendable {
        case answered(WeatherReport)
        case passedOver(PassedOverSource.Reason)

        /// Returns whether the part is in the answer.
        func gives(_ part: WeatherPart) -> Bool {
            if case .answered(let answer) = self { answer.fetchedAt(part) != nil } else { false }
        }
    }

    let source: CataloguedSource
    let part: WeatherPart
    /// The place, with coordinates in the precision the source may see.
    let location: Location
    let health: SourceHealth
    /// Whether the user has switched the source off.
    let isSwitchedOff: Bool

    private var subject: BackoffSubject { BackoffSubject(source, part, location) }

    /// The reason for not asking the source; nil if it may be asked.
    var refusal: PassedOverSource.Reason? {
        guard !isSwitchedOff else { return .switchedOff }
        guard !source.isLocked else { return .missingKey }
        return health.backoff(of: subject, isAskedByUser: Freshness.wanted != .asUsual).map {
            .backedOff(until: $0.end, because: $0.reason)
        }
    }

    /// The pause of the source for automatic requests; nil if it has none.
    var backoff: SourceBackoff? { health.backoff(of: subject, isAskedByUser: false) }

    /// Requests the answer that contains the part.
    func ask() async -> Outcome {
        let source = await source.withKey()
        guard !source.lacksKey else { return .passedOver(.missingKey) }
        let subject = subject
        let known = health.lastBackoff(at: subject.server)
        do throws(FetchError) {
            let answer = try await answer(of: source, afterFailure: health.lastFailure(of: subject.service) != nil)
            // What was cut off in the middle may lack parts that the source has.
            guard !Task.isCancelled else { return .passedOver(.failed(.cancelled)) }
            health.succeeded(subject, since: known, of: source.source.id)
            return .answered(answer)
        } catch {
            // Who gave the source up has noted why; what a request that was cut off ends with tells nothing.
            guard !Task.isCancelled else { return .passedOver(.failed(.cancelled)) }
            health.failed(subject, error, since: known, of: source.source.id)
            return .passedOver(.failed(error))
        }
    }

    /// Records that the source did not answer in time and returns the timeout.
    func gaveUp(after time: Duration) -> Outcome {
        let error = FetchError.timedOut(after: time.wholeSeconds)
        health.failed(subject.concerned(by: error), error, of: source.source.id)
        return .passedOver(.failed(error))
    }

    /// - Parameter afterFailure: Whether the cache must be bypassed, as its answer may have caused the last failure.
    private func answer(of source: CataloguedSource, afterFailure: Bool) async throws(FetchError) -> WeatherReport {
        let freshness = afterFailure ? Freshness.anew : Freshness.wanted
        let result = await Freshness.$wanted.withValue(freshness) {
            await Result(asking: { () async throws(FetchError) in try await source.answer(with: part, for: location) })
        }
        return try result.get()
    }
}
