public import WeatherModel

extension Settings {
    /// A server for a source.
    public struct NamedServer: Sendable, Hashable {
        /// The source's identity.
        public let source: WeatherSource.ID
        /// As it was written, "https://weather.example.org".
        public let address: String
    }

    /// Servers of the other settings that these do not have, by the source's identity in alphabetical order.
    public func unknownServers(in other: Settings) -> [NamedServer] {
        other.servers.filter { servers[$0.key] != $0.value }.sorted { $0.key < $1.key }
            .map { NamedServer(source: $0.key, address: $0.value) }
    }

    /// The other settings, with the servers of these: whoever wrote the others must not decide who is asked, and so who
    /// learns where somebody lives, before the user has seen it.
    public func takingOver(_ other: Settings) -> Settings {
        var new = other
        new.servers = servers
        return new
    }
}
