public import ArgumentParser
public import Foundation
import SourceSettings
import WeatherServices
import WeatherText

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
                tr("Write a source, “=” and its server, such as open-meteo=https://weather.example.org."))
        }
        guard SourceCatalogue.knows(parts[0]) else {
            let names = SourceCatalogue.all.map(\.id).joined(separator: ", ")
            throw ValidationError(
                tr(
                    "No source is called “{source}”. The sources are: {sources}.",
                    ["source": parts[0], "sources": names]))
        }
        guard let address = ServerAddress(parts[1]) else {
            throw ValidationError(
                tr(
                    "“{server}” is not a server address. It has to begin with https://, or with http:// on this computer only.",
                    ["server": parts[1]]))
        }
        source = parts[0]
        url = address.url
    }
}
