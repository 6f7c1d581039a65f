import Foundation
import WeatherModel

/// One round of questions about one place.
struct ReportInquiry: Sendable {
    /// Best first.
    let sources: [CataloguedSource]
    /// With coordinates as the sources may see them.
    let location: Location
    let health: SourceHealth

    private enum Outcome {
        case answered(SourceAnswer)
        case passedOver(PassedOverSource.Reason)
    }

    /// - Parameter parts: Such that come in one answer together, in the order they are looked for.
    func report(of parts: [WeatherPart]) async -> FetchedReport {
        var outcomes: [String: Outcome] = [:]
        var result = FetchedReport()
        let knowsZone = location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) != nil
        var report = WeatherReport(timeZone: location.zone)
        var zone: TimeZone?
        for part in parts {
            var passedOver: [PassedOverSource] = []
            for source in sources where source.gives(part, for: location) {
                let outcome: Outcome
                if let known = outcomes[source.source.id] {
                    outcome = known
                } else {
                    outcome = await ask(source, for: part)
                    outcomes[source.source.id] = outcome
                }
                switch outcome {
                case .answered(let answer) where answer.give(part, to: &report):
                    zone = zone ?? answer.timeZone
                case .answered:
                    passedOver.append(PassedOverSource(source: source.source, reason: .lacking))
                    continue
                case .passedOver(let reason):
                    passedOver.append(PassedOverSource(source: source.source, reason: reason))
                    continue
                }
                break
            }
            if !passedOver.isEmpty { result.passedOver[part] = passedOver }
            if report.fetchedAt(part) == nil {
                let gap = PartGap(passedOver, at: health.moment)
                result.gaps[part] = gap
                // The absence of a part that a place can do without is an answer, and not to be asked about soon again.
                if gap?.kind == .failed || [.current, .hours, .days].contains(part) {
                    result.failures[part] = passedOver.lazy.compactMap(\.failure).first
                }
            }
        }
        if let zone, !knowsZone { report.timeZone = zone }
        result.report = report.parts.isEmpty ? nil : report
        return result
    }

    private func ask(_ source: CataloguedSource, for part: WeatherPart) async -> Outcome {
        let source = await source.withKey()
        guard !source.lacksKey else { return .passedOver(.missingKey) }
        let kind = SourceAnswer.Kind(part)
        let subject = "\(source.source.id)/\(kind)"
        let subjectHere = "\(subject) \(location.coordinates.latitudeText),\(location.coordinates.longitudeText)"
        let isInsistent = Freshness.wanted != .asUsual
        for subject in [subject, subjectHere] {
            if let rest = health.rest(of: subject, isInsistent: isInsistent) {
                return .passedOver(.resting(until: rest.end, because: rest.reason))
            }
        }
        do throws(FetchError) {
            let answer = try await answer(of: source, with: part, afterFailure: health.lastFailure(of: subject) != nil)
            health.succeeded(subject)
            health.succeeded(subjectHere)
            return .answered(answer)
        } catch {
            switch error {
            case .notFound, .rejected: health.failed(subjectHere, error)
            default: health.failed(subject, error)
            }
            return .passedOver(.failed(error))
        }
    }

    /// - Parameter afterFailure: The next answer must not be the same again out of what was kept.
    private func answer(
        of source: CataloguedSource, with part: WeatherPart, afterFailure: Bool
    ) async throws(FetchError) -> SourceAnswer {
        let freshness = afterFailure ? Freshness.anew : Freshness.wanted
        let result = await Freshness.$wanted.withValue(freshness) { () async -> Result<SourceAnswer, FetchError> in
            do throws(FetchError) {
                return .success(try await source.answer(with: part, for: location))
            } catch {
                return .failure(error)
            }
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
