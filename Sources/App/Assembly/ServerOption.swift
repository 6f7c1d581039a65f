public import ArgumentParser
public import Foundation
import SourceSettings
import WeatherServices

/// A command-line option for the server of a source: "open-meteo=https://weather.example.org".
public struct ServerOption: Equatable, Sendable {
    /// The identifier of the source.
    public let source: String
    /// The address of the server.
    public let url: URL

    /// Reads both sides of "="; the address must be https, or http to a loopback address.
    ///
    /// - Throws: An error that names what is valid.
    public init(argument: String) throws(ValidationError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw ValidationError(
                "Write a source, “=” and its server, such as open-meteo=https://weather.example.org.")
        }
        guard SourceCatalogue.knows(parts[0]) else {
            let names = SourceCatalogue.all.map(\.id).joined(separator: ", ")
            throw ValidationError("No source is called “\(parts[0])”. The sources are: \(names).")
        }
        guard let address = ServerAddress(parts[1]) else {
            throw ValidationError(
                "“\(parts[1])” is not a server address. It has to begin with https://, or with http:// on this computer only."
            )
        }
        source = parts[0]
        url = address.url
    }
}
