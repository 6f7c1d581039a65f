import WeatherStore
import WeatherText

extension ServerQuestion {
    /// Returns nil if there is no server to ask about.
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
