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
}
