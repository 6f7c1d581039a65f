import WeatherStore
import WeatherText

/// The question to the user whether servers named in an imported file may be asked.
public struct ServerQuestion: Sendable, Hashable {
    /// The title of the dialog.
    public let title: String
    /// The explanation of what accepting them means.
    public let text: String
    /// The servers, a line each, such as "open-meteo: https://weather.example.org".
    public let servers: [String]
    /// The label of the button that accepts them.
    public let accept: String
    /// The label of the button that rejects them.
    public let reject: String
}

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
            servers: lines, accept: tr("Use these servers"), reject: tr("Keep the usual servers"))
    }
}
