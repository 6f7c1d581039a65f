public import Foundation
public import WeatherServices
import WeatherStore

/// What is remembered of the sources' failures from one run to the next, by the window and the command line alike.
///
/// Where it cannot be kept there is nothing to say: only what was printed a moment ago is forgotten.
public struct HealthMemory: Sendable {
    private let file: StateFile<[String: SourceRest]>?

    /// - Parameter environment: Where the folder for the user's data is looked up.
    public init(environment: [String: String]) {
        file = (try? DataFolders(environment: environment)).map { StateFile($0.sourceHealthFile) }
    }

    /// The last failure under each name a source is asked under; none where the last answer was well.
    public var failures: [String: SourceRest] { file?.load() ?? [:] }

    /// Begins with what is remembered.
    public func health(now: @escaping @Sendable () -> Date) -> SourceHealth {
        SourceHealth(now: now, remembered: { self.failures })
    }

    /// Takes over what has become of the sources since the last time.
    public func keep(_ health: SourceHealth) {
        let news = health.takeNews()
        guard !news.isEmpty else { return }
        try? file?.update(from: [:]) { failures in
            for (subject, failure) in news { failures[subject] = failure }
        }
    }
}
