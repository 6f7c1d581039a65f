import ArgumentParser
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

extension ComparedAnswer {
    /// What is told beside a comparison, and its exit code.
    struct Quality {
        private(set) var messages: [String] = []
        private(set) var code = ExitCode.success
        private let session: Session

        init(_ session: Session) { self.session = session }

        /// Notes what came of asking a source.
        ///
        /// - Parameter known: When what is shown in place of its answer had arrived; nil if nothing is known.
        mutating func note(_ failure: FetchError?, of source: WeatherSource, knows known: Date?, _ trouble: StoreError?)
        {
            if let failure {
                let old = known.map {
                    tr("Showing what was fetched {age}.", ["age": session.formatter.age(of: $0, at: session.now)])
                }
                messages.append(
                    PhraseList.sentences([failure.message(from: source.name), old]) ?? "")
                if known != nil { code = .staleData }
            }
            note(trouble)
        }

        /// Notes what came of asking for the weather of a place.
        mutating func note(_ answer: WeatherAnswer) {
            if let failure = answer.failures[.days] {
                messages.append(
                    tr(
                        "{place}: {words}",
                        [
                            "place": answer.place.localName,
                            "words": failure.messages(
                                at: session.now, session.formatter, besideClockOf: session.pageZone(of: answer)),
                        ]))
                if answer.report?.days != nil { code = .staleData }
            }
            note(answer.savingError)
        }

        /// Notes of what nothing is stored.
        mutating func noteMissing(_ columns: [Column]) {
            for column in columns where column.forecast.report == nil {
                let values = ["place": column.place.localName, "source": column.source?.name ?? ""]
                messages.append(
                    column.source == nil
                        ? tr("No weather is stored for {place}.", values)
                        : tr("No weather from {source} is stored for {place}.", values))
            }
        }

        private mutating func note(_ trouble: StoreError?) {
            guard let trouble, session.stored.storeError == nil else { return }
            if !messages.contains(trouble.message) { messages.append(trouble.message) }
            if code == .success { code = .storageTrouble }
        }
    }
}
