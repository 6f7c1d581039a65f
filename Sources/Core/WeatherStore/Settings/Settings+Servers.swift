public import WeatherModel

extension Settings {
    /// A server for a source, as named in a file.
    public struct NamedServer: Sendable, Hashable {
        /// The identifier of the source.
        public let source: WeatherSource.ID
        /// The address as written, such as "https://weather.example.org".
        public let address: String
    }

    /// Returns the servers of the other settings that differ from these, in alphabetical order of the sources'
    /// identifiers.
    public func unknownServers(in other: Settings) -> [NamedServer] {
        other.servers.filter { servers[$0.key] != $0.value }.sorted { $0.key < $1.key }
            .map { NamedServer(source: $0.key, address: $0.value) }
    }

    /// Returns the other settings with what the author of an imported file must not decide as in these: which server learns
    /// the user's places, before the user has confirmed it, and whether the program goes on without a window, for which the
    /// desktop of each computer gives its leave.
    public func takingOver(_ other: Settings) -> Settings {
        var new = other
        new.servers = servers
        new.notices.goesOnWithoutWindow = notices.goesOnWithoutWindow
        return new
    }
}
