import Refreshing
import WeatherServices
public import WeatherStore

extension Settings.NamedServer {
    /// The line with the source and the server that a file wants to be asked; nil for an invalid server or an unknown
    /// source.
    public var line: String? {
        guard ServerAddress(address) != nil, SourceCatalogue.knows(source) else { return nil }
        return tr("{source}: {server}", ["source": source, "server": address])
    }

    /// The sentence that the server of a file cannot be used and was left out; nil for a valid one or an unknown source.
    public var refusal: String? {
        guard ServerAddress(address) == nil, SourceCatalogue.knows(source) else { return nil }
        return tr(
            "The server “{server}” for {source} cannot be used, so it was not imported.",
            ["server": address.bounded(to: 60), "source": source])
    }
}
