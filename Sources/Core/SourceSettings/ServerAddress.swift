public import Foundation
import WeatherServices

/// A valid address of a server to ask instead of a source's own.
public struct ServerAddress: Sendable, Hashable {
    /// The address: https, or http to a loopback address, with a host, and with a port from 1 to 65535 if it has one.
    public let url: URL

    /// Returns nil if the text is no such address; surrounding white space is ignored.
    public init?(_ text: String) {
        guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), let host = url.host(),
            !host.isEmpty, url.hasUsablePort, url.scheme == "https" || (url.scheme == "http" && url.isLoopback)
        else { return nil }
        self.url = url
    }
}
