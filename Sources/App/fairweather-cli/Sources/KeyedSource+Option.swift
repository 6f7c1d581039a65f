public import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import Refreshing
import WeatherModel
public import WeatherServices
import WeatherStore
import WeatherText

extension KeyedSource: ExpressibleByArgument {
    /// Reads the name of a source; nil if it needs no key or is unknown.
    public init?(argument: String) {
        self.init(
            rawValue: argument == WeatherSource.weatherUnderground.id ? Self.weatherUnderground.rawValue : argument)
    }

    /// Performs an action on the user's keys for the host at which the source is asked; an error ends the command.
    ///
    /// - Returns: The words for the source, with the host if that is not its own.
    func withKeys(
        in surroundings: Surroundings, _ body: (any KeyStore, KeyHost) async throws(KeyStoreError) -> Void
    ) async throws -> String {
        let host: KeyHost
        do throws(StoreError) {
            let file = SettingsFile(try DataFolders(environment: surroundings.environment).settingsFile)
            host = SettingsSnapshot(try file.present() ?? Settings()).keyHost(of: self)
        } catch {
            throw CommandFailure(message: error.settingsMessage, code: .storageTrouble)
        }
        do throws(KeyStoreError) {
            try await body(surroundings.keys ?? LayeredKeyStore.desktop(environment: surroundings.environment), host)
            return host.isUsual(for: self) ? name : "\(name) (\(host.name))"
        } catch {
            throw CommandFailure(
                message: error.message(for: self), code: error == .emptyKey ? .keyTrouble : .storageTrouble)
        }
    }
}
