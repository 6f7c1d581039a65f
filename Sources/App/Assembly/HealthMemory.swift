public import Foundation
public import WeatherServices
import WeatherStore

/// The failures of the sources that are remembered between runs, shared by the window and the command line.
///
/// If they cannot be saved, the failure is not reported, as only the memory of the last failures is lost.
public struct HealthMemory: Sendable {
    private let file: StateFile<[String: SourceRest]>?

    /// - Parameter environment: The variables in which the folder of the user's data is looked up.
    public init(environment: [String: String]) {
        file = (try? DataFolders(environment: environment)).map { StateFile($0.sourceHealthFile) }
    }

    /// The last failure under each name of a source; sources whose last answer was good have no entry.
    public var failures: [String: SourceRest] { file?.load() ?? [:] }

    /// Returns a memory of failures that begins with the stored ones.
    public func health(now: @escaping @Sendable () -> Date) -> SourceHealth {
        SourceHealth(now: now, remembered: { self.failures })
    }

    /// Saves the changes since the last call.
    public func keep(_ health: SourceHealth) {
        let news = health.takeNews()
        guard !news.isEmpty else { return }
        try? file?.update(from: [:]) { failures in
            for (subject, failure) in news { failures[subject] = failure }
        }
    }
}
