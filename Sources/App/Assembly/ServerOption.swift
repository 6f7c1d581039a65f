public import ArgumentParser
public import Foundation
import Refreshing
import WeatherServices

/// A command-line option for the server of a source: "open-meteo=https://weather.example.org".
public struct ServerOption: ExpressibleByArgument, Equatable, Sendable {
    /// The identifier of the source.
    public let source: String
    /// The address of the server.
    public let url: URL

    /// Returns nil unless both sides of "=" are valid and the address is https, or http to a loopback address.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let address = ServerAddress(String(parts[1])),
            SourceCatalogue.knows(String(parts[0]))
        else { return nil }
        source = String(parts[0])
        url = address.url
    }
}
