public import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import WeatherModel
public import WeatherServices

extension KeyedSource: ExpressibleByArgument {
    /// By the name of the source that `--source` takes, too.
    public init?(argument: String) {
        self.init(
            rawValue: argument == WeatherSource.weatherUnderground.id ? Self.weatherUnderground.rawValue : argument)
    }

    /// Carries something out on the user's keys; its errors end the command.
    func withKeys(
        in surroundings: Surroundings, _ body: (any KeyStore) async throws(KeyStoreError) -> Void
    ) async throws {
        do throws(KeyStoreError) {
            try await body(surroundings.keys ?? LayeredKeyStore.desktop(environment: surroundings.environment))
        } catch {
            throw CommandFailure(
                message: error.message(for: self), code: error == .emptyKey ? .keyTrouble : .storageTrouble)
        }
    }
}
