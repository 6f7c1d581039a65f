public import Foundation

/// Keeps answers and asks whether they still hold, or does not ask at all before the moment their server named.
public struct ConditionalTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let cache: any ResponseCache
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - base: Asks the servers.
    ///   - cache: Where the answers are kept.
    ///   - now: Tells fresh answers from stale ones.
    public init(_ base: any HTTPTransport, cache: any ResponseCache, now: @escaping @Sendable () -> Date) {
        self.base = base
        self.cache = cache
        self.now = now
    }

    /// A kept answer where it is fresh or confirmed, as a success that tells when it was; what the server sends otherwise.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        if let fresh = freshAnswer(to: request) { return fresh }
        guard !request.isConditional else { return try await base.response(to: request) }
        let key = request.cacheKey
        let kept = Freshness.wanted == .anew ? nil : cache.response(for: key)

        var question = request
        question.headers.merge(kept?.validators ?? [:]) { own, _ in own }
        var response = try await base.response(to: question)
        if response.status == 304, let kept {
            let confirmed = kept.confirmed(by: response.headers, at: now())
            cache.keep(confirmed, for: key)
            return confirmed.response
        }
        if response.status == 304 {
            // Nobody asked for that: something on the way answers for the server.
            question.headers["cache-control"] = "no-cache"
            response = try await base.response(to: question)
            guard response.status != 304 else { throw .emptyAnswer }
        }
        if (200...299).contains(response.status) {
            cache.keep(KeptResponse(response, at: now()), for: key)
        }
        return response
    }

    /// A kept answer for which the server need not be asked; nil where it has to be, or the task wants it to be.
    func freshAnswer(to request: HTTPRequest) -> HTTPResponse? {
        guard Freshness.wanted == .asUsual, !request.isConditional, let kept = cache.response(for: request.cacheKey),
            kept.isFresh(at: now())
        else { return nil }
        return kept.response
    }
}

extension HTTPRequest {
    /// Who asks a conditional question has kept the answer himself.
    fileprivate var isConditional: Bool {
        headers.keys.contains { ["if-none-match", "if-modified-since"].contains($0.lowercased()) }
    }
}
