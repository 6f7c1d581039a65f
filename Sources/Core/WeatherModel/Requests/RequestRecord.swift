public import Foundation

/// One request that went over the network: what was sent to whom, why, and what came of it.
public struct RequestRecord: Sendable, Hashable, Identifiable {
    /// What came of a request.
    public enum Outcome: Sendable, Hashable {
        /// The server answered with the status of HTTP.
        case answered(status: Int)
        /// Nothing, or nothing of use, came.
        case failed(Failure)
    }

    /// Why nothing of use came.
    public enum Failure: String, Sendable, Hashable, CaseIterable {
        /// No connection could be made, or it was lost.
        case noConnection
        /// The answer took too long.
        case noAnswer
        /// The server's certificate is not trusted or TLS failed.
        case insecure
        /// The answer was larger than the program takes.
        case tooLarge
        /// The answer could not be read.
        case unreadable
        /// Nobody waited for it any more.
        case cancelled
        /// Anything else.
        case unknown
    }

    /// What stands in the address for a key.
    public static let keyMark = "{key}"

    /// The same from its beginning to its end, and in no other record.
    public let id: UUID
    /// When it was sent.
    public let start: Date
    /// The address with its query as it was sent, percent-encoded, but for keys, for which `keyMark` stands.
    public let address: String
    /// The names of the headers that were sent, in lower case and in alphabetical order.
    public let headers: [String]
    /// Why it was sent.
    public let cause: RequestCause
    /// The size of what was sent, head and headers, in bytes before encryption; 0 where no connection could be made.
    public var sentBytes: Int
    /// The size of the answer in bytes before decryption, compressed where the server told the length of it; 0 for none.
    public var receivedBytes = 0
    /// The seconds until the whole answer was there, or the request had failed; nil while it is awaited.
    public var duration: TimeInterval?
    /// What came of it; nil while it is awaited, and for ever if the program ended meanwhile.
    public var outcome: Outcome?

    /// Makes the record of a request that is about to be sent.
    public init(
        id: UUID = UUID(), start: Date, address: String, headers: [String], cause: RequestCause, sentBytes: Int
    ) {
        (self.id, self.start, self.address, self.headers) = (id, start, address, headers)
        (self.cause, self.sentBytes) = (cause, sentBytes)
    }

    /// The status of HTTP, or the kind of failure; neither while it is awaited.
    public var codes: (status: Int?, failure: Failure?) {
        switch outcome {
        case .answered(let status): (status, nil)
        case .failed(let failure): (nil, failure)
        case nil: (nil, nil)
        }
    }

    /// The server that was asked, with its port if that is not the usual one, such as "api.met.no".
    public var host: String {
        let parts = URLComponents(string: address.replacing(Self.keyMark, with: ""))
        let host = parts?.host ?? ""
        return parts?.port.map { "\(host):\($0)" } ?? host
    }

    /// The path of the address, such as "/v1/forecast".
    public var path: String { URLComponents(string: address.replacing(Self.keyMark, with: ""))?.path ?? "" }

    /// The place that was named to the server, as it was written; nil if none was.
    public var coordinates: (latitude: String, longitude: String)? {
        guard let parts = URLComponents(string: address.replacing(Self.keyMark, with: "")) else { return nil }
        func value(_ names: [String]) -> String? {
            parts.queryItems?.first { names.contains($0.name) }?.value
        }
        if let latitude = value(["latitude", "lat"]), let longitude = value(["longitude", "lon", "lng"]) {
            return (latitude, longitude)
        }
        let pairs = ([value(["geocode", "point"]) ?? ""] + parts.path.split(separator: "/").map(String.init))
        for pair in pairs {
            let numbers = pair.split(separator: ",").map(String.init)
            if numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) { return (numbers[0], numbers[1]) }
        }
        return nil
    }
}

/// Why the network was asked.
public enum RequestCause: String, Sendable, Hashable, CaseIterable {
    /// The weather of a place was old enough to be renewed.
    case renewal
    /// The user asked for newer weather.
    case byHand
    /// The user searched for a place.
    case search
    /// The user opened the rain map.
    case rainMap
    /// The user compared sources.
    case comparison
    /// The user compared the weather with that of earlier years.
    case pastYears
    /// A key was tried out.
    case keyTrial
    /// A command was entered in a terminal, or by a script.
    case command
    /// Sources were tested, by a command.
    case test
}
