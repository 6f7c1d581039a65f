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
        let stamp = answer.report?.stamp(ofFirst: parts)
        let failure = (stamp.map { [$0.part] } ?? parts).lazy.compactMap { answer.failures[$0] }.first
        if let stamp {
            let age = session.formatter.age(of: stamp.fetchedAt, at: session.now)
            if let failure {
                code = .staleData
                message = tr(
                    "{reason} Showing what was fetched {age}.",
                    [
                        "reason": failure.message(at: session.now, session.formatter),
                        "age": age,
                    ])
            } else if Self.isStale(stamp.part, stamp.fetchedAt, in: session) {
                code = .staleData
                message = tr("Showing what was fetched {age}.", ["age": age])
            } else if let error = session.stored.storeError ?? answer.savingError {
                code = .storageTrouble
                message = session.stored.storeError == nil ? error.message : nil
            } else {
                (code, message) = (.success, nil)
            }
            return
        }
        guard parts.allSatisfy({ $0 == .alerts || $0 == .airQuality }), failure == nil, !session.options.offline,
            !answer.lacksKey || session.options.source == .automatic
        else { throw Self.nothing(failure, answer, in: session) }
        (code, message) = (.success, nil)
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
                message: failure.message(at: session.now, session.formatter),
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
