public import Foundation
public import SourceSettings
public import WeatherServices
import WeatherStore

extension NetworkAccess {
    /// Makes access as the settings allow it, each use of which stands in the user's ledger.
    ///
    /// - Parameters:
    ///   - snapshot: The settings, read before every connection.
    ///   - environment: The variables in which the folder of the ledger is looked up; where there is none, nothing is noted.
    ///   - now: Returns the current time.
    public init(
        _ snapshot: SettingsSnapshot, environment: [String: String], now: @escaping @Sendable () -> Date
    ) {
        let ledger = (try? DataFolders(environment: environment)).map { RequestLedger($0.requestLedgerFile, now: now) }
        self.init(isOffline: { snapshot.isOffline }, note: { await ledger?.note($0) }, now: now)
    }
}
