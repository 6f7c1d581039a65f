import WeatherServices
import WeatherModel
public import WeatherStore

extension ServerQuestion {
    /// Nil where there is nothing to ask.
    init?(_ servers: [Settings.NamedServer]) {
        let lines = servers.compactMap { $0.line }
        guard !lines.isEmpty else { return nil }
        self.init(
            title: tr("Other servers"),
            text: tr(
                "The file names servers of its own. They would be asked for the weather from now on, and learn where your places are. Take them over only if you know who runs them."
            ),
            servers: lines, take: tr("Ask these servers"), leave: tr("Keep the usual ones"))
    }
}

extension Settings.NamedServer {
    /// Whom the file wants to be asked, and who is asked usually; nil for what is no server or no source.
    public var line: String? {
        guard ServerAddress(address) != nil, SourceCatalogue.knows(source) else { return nil }
        return tr("{source}: {server}", ["source": source, "server": address])
    }
}
