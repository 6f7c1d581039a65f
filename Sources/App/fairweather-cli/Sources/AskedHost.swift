import Foundation
import WeatherModel
import WeatherServices
import WeatherText

/// The host at which a source is asked.
struct AskedHost {
    private let source: WeatherSource
    /// The host, such as "weather.example.org", with a port that is not the scheme's default; nil if there is none.
    let name: String?
    /// The host of the source's own server; nil if there is none.
    let defaultName: String?

    /// - Parameter access: The user's access, which can name another server.
    init(of source: WeatherSource, _ access: SourceAccess) {
        self.source = source
        defaultName = source.defaultServer.flatMap { URL(string: $0) }.flatMap { KeyHost($0)?.name }
        name = access.servers[source.id].flatMap { KeyHost($0)?.name } ?? defaultName
    }

    /// The note that another server than the source's own is asked; nil if it is its own.
    var note: String? {
        guard let name, let defaultName, name != defaultName else { return nil }
        return tr(
            "{source} uses the server {host}, not {usual}.", ["source": source.id, "host": name, "usual": defaultName])
    }
}
