public import ArgumentParser
public import Foundation
import Refreshing
import WeatherServices

/// "open-meteo=https://weather.example.org": another server for a source.
public struct ServerOption: ExpressibleByArgument, Equatable, Sendable {
    /// The source's identity.
    public let source: String
    /// The server's address.
    public let url: URL

    /// Nil unless both sides of "=" make sense and the address is https, or http on this computer.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let address = ServerAddress(String(parts[1])),
            SourceCatalogue.knows(String(parts[0]))
        else { return nil }
        source = String(parts[0])
        url = address.url
    }
}
