public import Foundation
public import WeatherModel

/// The host that a key was given for; the key is sent to no other.
public struct KeyHost: Sendable, Hashable {
    /// The host name, such as "api.openweathermap.org", with the port if it is not the scheme's default, such as
    /// "localhost:8080".
    public let name: String

    /// Makes a key host from the host and port of an address; nil if the address has no host.
    public init?(_ server: URL) {
        guard let host = server.host()?.lowercased(), !host.isEmpty else { return nil }
        let defaultPort = server.scheme?.lowercased() == "http" ? 80 : 443
        name = server.port.map { $0 == defaultPort ? host : "\(host):\($0)" } ?? host
    }

    private init(name: String) {
        self.name = name
    }

    /// Returns the source's own server.
    public static func `default`(of source: KeyedSource) -> KeyHost {
        source.source.defaultServer.flatMap { URL(string: $0) }.flatMap { KeyHost($0) }
            ?? KeyHost(name: source.rawValue)
    }

    /// Returns whether the host is the source's own server.
    public func isDefault(for source: KeyedSource) -> Bool { name == Self.default(of: source).name }
}

extension KeyedSource {
    /// The provider that the weather is attributed to.
    public var source: WeatherSource {
        switch self {
        case .openWeather: .openWeather
        case .weatherUnderground: .weatherUnderground
        }
    }
}
