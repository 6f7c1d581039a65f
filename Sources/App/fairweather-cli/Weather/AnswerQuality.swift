import ArgumentParser
import Foundation
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The quality of an answer: the exit code, and messages to print beside it.
struct AnswerQuality {
    let code: ExitCode
    let message: String?

    /// - Parameters:
    ///   - parts: The main parts of the command, of which the first available one counts; warnings and air quality may be
    ///     missing permanently.
    ///   - dated: The parts of what is printed beside the main one, which may not be old either.
    ///   - others: The parts shown beside them, which an age that is asked for is asked of as well.
    /// - Throws: A failure if there is nothing to print.
    init(
        of parts: [WeatherPart], dating dated: Set<WeatherPart> = [], beside others: Set<WeatherPart> = [],
        _ answer: WeatherAnswer, in session: Session
    ) throws(CommandFailure) {
        let known = answer.report?.stamp(ofFirst: parts)
        let trouble = session.stored.storeError ?? answer.savingError
        // That the places could not be opened was told when it was tried.
        let words = session.stored.storeError == nil ? trouble?.message : nil
        let failed = (known.map { [$0.part] } ?? parts).first { answer.failures[$0] != nil }
        let failure = failed.flatMap { answer.failures[$0] }
        if let stamp = known {
            if let old = failure == nil ? Self.oldStamp(stamp, dated, beside: others, answer, in: session) : stamp {
                code = .staleData
                let age = session.age(of: old.fetchedAt, in: answer)
                let reason =
                    Self.reason(answer.failures[old.part], of: old.part, answer, in: session)
                    ?? PhraseList.sentences([
                        Self.reason(beside: old.part, others, answer, in: session),
                        session.delay(of: old.part, in: answer),
                    ])
                message = Self.line(reason, tr("Showing what was fetched {age}.", ["age": age]), words)
            } else {
                (code, message) = (trouble == nil ? .success : .storageTrouble, words)
            }
            return
        }
        guard parts.allSatisfy({ $0 == .alerts || $0 == .airQuality }), failure == nil, !session.isOffline,
            !answer.lacksKey || session.options.source == .automatic
        else {
            throw Self.nothing(
                failure, failed.flatMap { Self.reason(failure, of: $0, answer, in: session) }, answer, in: session)
        }
        (code, message) = (trouble == nil ? .success : .storageTrouble, words)
    }

    /// Returns the stamp of the main part, of the first dated one or, where an age is asked for, of the first part beside them
    /// that is older than it should be; nil if none is.
    static func oldStamp(
        _ main: WeatherReport.Stamp, _ dated: Set<WeatherPart>, beside others: Set<WeatherPart> = [],
        _ answer: WeatherAnswer, in session: Session
    ) -> WeatherReport.Stamp? {
        if isStale(main.part, main.fetchedAt, in: session) { return main }
        let asked = session.options.maxAge == nil ? dated : others.union(dated)
        return answer.report?.stamps.first {
            asked.contains($0.part) && isStale($0.part, $0.fetchedAt, in: session)
        }
    }

    /// Returns the sentences about the failure of another part of the forecast that was asked for beside an old one, whose own
    /// source may have asked not to be asked; nil if none failed.
    private static func reason(
        beside old: WeatherPart, _ others: Set<WeatherPart>, _ answer: WeatherAnswer, in session: Session
    ) -> String? {
        let shown = others.intersection(WeatherReport.shownTogether).subtracting([old])
        guard let part = WeatherPart.allCases.first(where: { shown.contains($0) && answer.failures[$0] != nil }) else {
            return nil
        }
        return reason(answer.failures[part], of: part, answer, in: session)
    }

    /// Returns the sentences about the failure of a part, one of each source that failed; nil if it did not fail.
    private static func reason(
        _ failure: PartFailure?, of part: WeatherPart, _ answer: WeatherAnswer, in session: Session
    ) -> String? {
        guard var failure else { return nil }
        failure.others = (answer.passedOver[part] ?? []).filter {
            $0.isToldOf && $0.source.id != failure.source.id
        }
        return failure.messages(at: session.now, session.formatter, besideClockOf: session.pageZone(of: answer))
    }

    private static func line(_ sentences: String?...) -> String {
        sentences.compactMap(\.self).joined(separator: " ")
    }

    /// Returns whether a part is older than it may be by the settings or the age that is asked for.
    static func isStale(_ part: WeatherPart, _ fetchedAt: Date, in session: Session) -> Bool {
        if let limit = session.options.maxAge?.seconds {
            // Data fetched by this run are as recent as possible, however small the limit.
            let isOfThisRun = session.start <= fetchedAt && fetchedAt <= session.now
            return !isOfThisRun && abs(session.now.timeIntervalSince(fetchedAt)) > limit
        }
        return Staleness(
            of: part, fetchedAt: fetchedAt, interval: session.stored.settings.refreshInterval, at: session.now) > .fresh
    }

    private static func nothing(
        _ failure: PartFailure?, _ reason: String?, _ answer: WeatherAnswer, in session: Session
    ) -> CommandFailure {
        if answer.lacksKey, session.options.source != .automatic {
            return CommandFailure(
                message: tr(
                    "{source} needs a key. Save yours with “key set {source}”.",
                    ["source": session.options.source.rawValue]),
                code: .keyTrouble)
        }
        if let failure, let reason {
            return CommandFailure(
                message: reason, code: failure.error == .keyRefused ? .keyTrouble : .nothingToShow)
        }
        if session.isOffline, let error = session.stored.storeError {
            return CommandFailure(message: error.message, code: .storageTrouble)
        }
        let values = ["place": answer.place.localName, "source": session.wantedName ?? ""]
        let message =
            switch (session.isOffline, session.wantsOne) {
            case (true, true): tr("No weather from {source} is stored for {place}.", values)
            case (true, false): tr("No weather is stored for {place}.", values)
            case (false, true): tr("{source} does not have this for {place}.", values)
            case (false, false): tr("No source has this for {place}.", values)
            }
        return CommandFailure(message: message, code: .nothingToShow)
    }
}
