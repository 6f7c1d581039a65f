public import Foundation
public import WeatherServices
import WeatherStore

/// The failures of the sources that are remembered between runs, shared by the window and the command line.
///
/// If they cannot be saved, the failure is not reported, and they are saved with the next ones.
public struct SourceHealthFile: Sendable {
    private let file: StateFile<[String: SourceBackoff]>?

    /// - Parameter environment: The variables in which the folder of the user's data is looked up.
    public init(environment: [String: String]) {
        file = (try? DataFolders(environment: environment)).map { StateFile($0.sourceHealthFile) }
    }

    /// The last failure under each name of a source; sources whose last answer was good have no entry.
    public var failures: [String: SourceBackoff] { file?.load() ?? [:] }

    /// Returns a memory of failures that begins with the stored ones, and learns what sources order of other programs.
    ///
    /// What a source orders is saved at once, as other programs may be about to ask it.
    public func health(now: @escaping @Sendable () -> Date) -> SourceHealth {
        let followed = file.map { FollowedState($0) }
        return SourceHealth(now: now, remembered: { followed?.news() }, whenOrdered: { self.keep($0) })
    }

    /// Saves the changes since the last call.
    public func keep(_ health: SourceHealth) {
        let news = health.takeChanges()
        guard !news.isEmpty else { return }
        do {
            try file?.update(from: [:]) { $0.take(news, at: health.moment) }
        } catch {
            health.giveBack(news.keys)
        }
    }
}
