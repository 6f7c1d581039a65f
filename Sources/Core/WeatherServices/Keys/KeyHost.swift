public import Foundation
public import WeatherModel

/// The server a key was given for, and to which alone it is sent.
public struct KeyHost: Sendable, Hashable {
    /// "api.openweathermap.org"; with a port that is not its scheme's own, "localhost:8080".
    public let name: String
    /// Whether the user named it when the program was started, with the environment in hand: keys from there are for it.
    public let isNamedAtStart: Bool

    /// By host and port alone, as they decide who reads the key; nil for an address without a host.
    public init?(_ server: URL, isNamedAtStart: Bool = false) {
        guard let host = server.host()?.lowercased(), !host.isEmpty else { return nil }
        let usualPort = server.scheme?.lowercased() == "http" ? 80 : 443
        name = server.port.map { $0 == usualPort ? host : "\(host):\($0)" } ?? host
        self.isNamedAtStart = isNamedAtStart
    }

    private init(name: String) {
        (self.name, isNamedAtStart) = (name, false)
    }

    /// The source's own server.
    public static func usual(of source: KeyedSource) -> KeyHost {
        source.source.usualServer.flatMap { URL(string: $0) }.flatMap { KeyHost($0) } ?? KeyHost(name: source.rawValue)
    }

    /// Whether it is the source's own.
    public func isUsual(for source: KeyedSource) -> Bool { name == Self.usual(of: source).name }
}

extension KeyedSource {
    /// As the weather it gives is labelled.
    public var source: WeatherSource {
        switch self {
        case .openWeather: .openWeather
        case .weatherUnderground: .weatherUnderground
        }
    }
}
