import WeatherStore
import WeatherText

extension ServerQuestion {
    /// Returns nil if there is no server to ask about.
    init?(_ servers: [Settings.NamedServer]) {
        let lines = servers.compactMap { $0.line }
        guard !lines.isEmpty else { return nil }
        self.init(
            title: tr("Use other servers?"),
            text: tr(
                "This file names other weather servers. From now on the weather would come from them, and they would learn where your places are. Use them only if you know who runs them."
            ),
            servers: lines, take: tr("Use these servers"), leave: tr("Keep the usual servers"))
    }
}
