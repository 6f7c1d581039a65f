import ArgumentParser
import Foundation
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The quality of an answer: the exit code, and messages to print beside it.
struct Standing {
    let code: ExitCode
    let message: String?

    /// - Parameter parts: The main parts of the command, of which the first available one counts; warnings and air
    ///   quality may be missing permanently.
    /// - Throws: A failure if there is nothing to print.
    init(of parts: [WeatherPart], _ answer: WeatherAnswer, in session: Session) throws(CommandFailure) {
        let known = answer.report?.stamp(ofFirst: parts)
        let trouble = session.stored.storeError ?? answer.savingError
        // That the places could not be opened was told when it was tried.
        let words = session.stored.storeError == nil ? trouble?.message : nil
        let failure = (known.map { [$0.part] } ?? parts).lazy.compactMap { answer.failures[$0] }.first
        // What another source gave earlier is no answer where the wanted one has none for the place.
        let isAnother =
            known.map { WeatherReport.shownTogether.contains($0.part) && session.isAnother($0.source) } ?? false
        if let stamp = known, failure != nil || !isAnother || session.options.offline {
            let age = session.age(of: stamp.fetchedAt, in: answer)
            if let failure {
                code = .staleData
                let told = tr(
                    "{reason} Showing what was fetched {age}.",
                    [
                        "reason": failure.message(
                            at: session.now, session.formatter, besideClockOf: session.pageZone(of: answer)),
                        "age": age,
                    ])
                message = Self.line(told, words)
            } else if Self.isStale(stamp.part, stamp.fetchedAt, in: session) {
                code = .staleData
                let reason = session.delay(of: stamp.part, in: answer)
                message = Self.line(reason, tr("Showing what was fetched {age}.", ["age": age]), words)
            } else {
                (code, message) = (trouble == nil ? .success : .storageTrouble, words)
            }
            return
        }
        guard parts.allSatisfy({ $0 == .alerts || $0 == .airQuality }), failure == nil, !session.options.offline,
            !answer.lacksKey || session.options.source == .automatic
        else { throw Self.nothing(failure, answer, in: session) }
        (code, message) = (trouble == nil ? .success : .storageTrouble, words)
    }

    private static func line(_ sentences: String?...) -> String {
        sentences.compactMap(\.self).joined(separator: " ")
    }

    private static func isStale(_ part: WeatherPart, _ fetchedAt: Date, in session: Session) -> Bool {
        if let limit = session.options.maxAge?.seconds {
            // Data fetched by this run are as recent as possible, however small the limit.
            let isOfThisRun = session.start <= fetchedAt && fetchedAt <= session.now
            return !isOfThisRun && abs(session.now.timeIntervalSince(fetchedAt)) > limit
        }
        return Staleness(
            of: part, fetchedAt: fetchedAt, interval: session.stored.settings.refreshInterval, at: session.now) > .fresh
    }

    private static func nothing(
        _ failure: PartFailure?, _ answer: WeatherAnswer, in session: Session
    ) -> CommandFailure {
        if answer.lacksKey, session.options.source != .automatic {
            return CommandFailure(
                message: tr(
                    "{source} needs a key. Save yours with “key set {source}”.",
                    ["source": session.options.source.rawValue]),
                code: .keyTrouble)
        }
        if let failure {
            return CommandFailure(
                message: failure.message(
                    at: session.now, session.formatter, besideClockOf: session.pageZone(of: answer)),
                code: failure.error == .keyRefused ? .keyTrouble : .nothingToShow)
        }
        if session.options.offline, let error = session.stored.storeError {
            return CommandFailure(message: error.message, code: .storageTrouble)
        }
        let message =
            session.options.offline
            ? tr("No weather is stored for {place}.", ["place": answer.place.name])
            : tr("No source has this for {place}.", ["place": answer.place.name])
        return CommandFailure(message: message, code: .nothingToShow)
    }
}
