import Foundation
import WeatherModel

/// A source asked for a part of a place's weather, or left to its rest.
struct SourceQuestion: Sendable {
    /// What came of it.
    enum Outcome: Sendable {
        case answered(SourceAnswer)
        case passedOver(PassedOverSource.Reason)

        /// Whether the part is in the answer.
        func gives(_ part: WeatherPart) -> Bool {
            if case .answered(let answer) = self { answer.has(part) } else { false }
        }
    }

    let source: CataloguedSource
    let part: WeatherPart
    /// With coordinates as the source may see them.
    let location: Location
    let health: SourceHealth

    private var subject: RestSubject { RestSubject(source, part, location) }

    /// Why it is not asked; nil where it is.
    var refusal: PassedOverSource.Reason? {
        guard !source.isLocked else { return .missingKey }
        return health.rest(of: subject, isInsistent: Freshness.wanted != .asUsual).map {
            .resting(until: $0.end, because: $0.reason)
        }
    }

    /// How long it rests from now on for all but a person's wish; nil where it does not.
    var rest: SourceRest? { health.rest(of: subject, isInsistent: false) }

    /// Everything that comes in the same answer as the part.
    func ask() async -> Outcome {
        let source = await source.withKey()
        guard !source.lacksKey else { return .passedOver(.missingKey) }
        let subject = subject
        do throws(FetchError) {
            let answer = try await answer(of: source, afterFailure: health.lastFailure(of: subject.service) != nil)
            subject.all.forEach(health.succeeded)
            return .answered(answer)
        } catch {
            health.failed(subject.concerned(by: error), error, of: source.source.id)
            return .passedOver(.failed(error))
        }
    }

    /// It was silent for so long that nobody waits for it any more.
    func gaveUp(after time: Duration) -> Outcome {
        let error = FetchError.timedOut(after: time.wholeSeconds)
        health.failed(subject.concerned(by: error), error, of: source.source.id)
        return .passedOver(.failed(error))
    }

    /// - Parameter afterFailure: The next answer must not be the same again out of what was kept.
    private func answer(of source: CataloguedSource, afterFailure: Bool) async throws(FetchError) -> SourceAnswer {
        let freshness = afterFailure ? Freshness.anew : Freshness.wanted
        let result = await Freshness.$wanted.withValue(freshness) {
            await Result(asking: { () async throws(FetchError) in try await source.answer(with: part, for: location) })
        }
        let answer = try result.get()
        guard case .forecast(let whole) = answer else { return answer }
        var forecast = whole.bounded.coveringPresent
        guard !forecast.isEmpty else { throw .unreadableAnswer }
        guard forecast.days.isEmpty else { return .forecast(forecast) }
        let own = location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
        forecast.days = .built(from: forecast.hours, in: own ?? forecast.timeZone)
        return .forecast(forecast)
    }
}
