import Foundation
import WeatherText
import WeatherModel
import WeatherServices

/// The server a source is asked at.
struct AskedHost {
    private let source: WeatherSource
    /// "weather.example.org", with its port where that is not the scheme's own.
    let name: String?
    /// The source's own.
    let usualName: String?

    /// - Parameter access: Where other servers are named.
    init(of source: WeatherSource, _ access: SourceAccess) {
        self.source = source
        usualName = source.usualServer.flatMap { URL(string: $0) }.flatMap { KeyHost($0)?.name }
        name = access.servers[source.id].flatMap { KeyHost($0)?.name } ?? usualName
    }

    /// Says who is asked where that is not the source's own server.
    var note: String? {
        guard let name, let usualName, name != usualName else { return nil }
        return tr(
            "{source} is asked at {host}, not at {usual}.", ["source": source.id, "host": name, "usual": usualName])
    }
}
