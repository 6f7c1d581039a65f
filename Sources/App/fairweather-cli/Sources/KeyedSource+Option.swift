public import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import WeatherModel
public import WeatherServices

extension KeyedSource: ExpressibleByArgument {
    /// Reads the name of a source; nil if it needs no key or is unknown.
    public init?(argument: String) {
        self.init(
            rawValue: argument == WeatherSource.weatherUnderground.id ? Self.weatherUnderground.rawValue : argument)
    }

    /// Performs an action on the user's keys; an error ends the command.
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
