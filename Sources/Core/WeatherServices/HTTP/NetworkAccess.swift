import AsyncHTTPClient
public import Foundation
public import WeatherModel

/// The leave to use the network, and whoever is told of each use; asked by the transport itself, so that nothing passes by.
public struct NetworkAccess: Sendable {
    /// Whether the user wants nobody to be asked.
    let isOffline: @Sendable () -> Bool
    private let note: @Sendable (RequestRecord) async -> Void
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - isOffline: Returns whether the user wants nobody to be asked; called before every connection.
    ///   - note: Takes a request down before it is sent, and again with what came of it.
    ///   - now: Returns the current time.
    public init(
        isOffline: @escaping @Sendable () -> Bool, note: @escaping @Sendable (RequestRecord) async -> Void,
        now: @escaping @Sendable () -> Date
    ) {
        (self.isOffline, self.note, self.now) = (isOffline, note, now)
    }

    /// Takes down a request that is about to be sent.
    func began(_ request: HTTPRequest, as prepared: HTTPClientRequest) async -> RequestRecord {
        let headers = prepared.headers.map { $0.name.lowercased() } + ["accept-encoding", "host"]
        let record = RequestRecord(
            start: now(), address: request.shownAddress, headers: Set(headers).sorted(), cause: RequestContext.cause,
            sentBytes: request.size(with: prepared))
        await note(record)
        return record
    }

    /// Takes down what came of a request.
    ///
    /// - Parameter isSent: Whether there was a connection, by which the request was sent.
    func ended(
        _ record: RequestRecord, _ outcome: RequestRecord.Outcome, received: Int = 0, isSent: Bool = true
    ) async {
        var record = record
        record.outcome = outcome
        if !isSent { record.sentBytes = 0 }
        record.receivedBytes = received
        record.duration = max(0, now().timeIntervalSince(record.start))
        await note(record)
    }
}

/// What is known of the reason for which a task makes requests.
public enum RequestContext {
    /// The cause of all requests made within `RequestContext.$cause.withValue(…) { … }`.
    @TaskLocal public static var cause = RequestCause.renewal
}

extension RequestRecord.Failure {
    /// The kind of an error of the transport.
    init(_ error: FetchError) {
        self =
            switch error {
            case .offline: .noConnection
            case .timedOut: .noAnswer
            case .insecure: .insecure
            case .answerTooLarge: .tooLarge
            case .unreadableAnswer: .unreadable
            case .cancelled: .cancelled
            default: .unknown
            }
    }
}

extension HTTPRequest {
    /// The address without what only its owner may know: the values of keys, and the name and password of a server.
    var shownAddress: String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return description }
        parts.user = nil
        parts.password = nil
        parts.fragment = nil
        let items = parts.percentEncodedQueryItems?.map { item in
            let value = Self.isSecret(item.name) ? RequestRecord.keyMark : item.value ?? ""
            return item.value == nil ? item.name : "\(item.name)=\(value)"
        }
        parts.percentEncodedQuery = nil
        let address = parts.string ?? description
        return items.map { "\(address)?\($0.joined(separator: "&"))" } ?? address
    }

    /// The size of the head of the request in bytes, with the headers that the client adds (RFC 9112, section 3).
    fileprivate func size(with prepared: HTTPClientRequest) -> Int {
        let target = url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
        let host = (url.host() ?? "") + (url.port.map { ":\($0)" } ?? "")
        let lines = [
            "GET \(target.isEmpty ? "/" : target) HTTP/1.1", "host: \(host)", "accept-encoding: gzip, deflate", "",
        ]
        return prepared.headers.reduce(lines.reduce(0) { $0 + $1.utf8.count + 2 }) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 4
        }
    }
}

extension HTTPClientResponse {
    /// The size of the answer in bytes, its body as it came where the server told the length, and else as it was read.
    ///
    /// - Parameter isWhole: Whether all of the body came; of a part, no more than was read is known.
    func size(ofBody read: Int, isWhole: Bool = true) -> Int {
        let told = headers.first(name: "content-length").flatMap { Int($0) } ?? read
        let body = isWhole ? told : min(told, read)
        return headers.reduce(body + 19) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    }
}
