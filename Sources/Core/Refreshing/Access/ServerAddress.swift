public import Foundation
import WeatherServices

/// The address of another server for a source, as somebody may give it.
public struct ServerAddress: Sendable, Hashable {
    /// Https, or http on this computer, with a host.
    public let url: URL

    /// Nil where the text is no such address; white space around it is dropped.
    public init?(_ text: String) {
        guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), let host = url.host(),
            !host.isEmpty, url.scheme == "https" || (url.scheme == "http" && url.isLoopback)
        else { return nil }
        self.url = url
    }
}
