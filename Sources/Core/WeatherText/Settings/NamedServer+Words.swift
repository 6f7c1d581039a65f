import Refreshing
import WeatherServices
public import WeatherStore

extension Settings.NamedServer {
    /// Whom the file wants to be asked, and who is asked usually; nil for what is no server or no source.
    public var line: String? {
        guard ServerAddress(address) != nil, SourceCatalogue.knows(source) else { return nil }
        return tr("{source}: {server}", ["source": source, "server": address])
    }
}
