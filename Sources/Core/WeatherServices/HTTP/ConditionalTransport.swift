public import Foundation

/// Caches answers: it revalidates them with conditional requests, and does not ask at all while they are fresh.
public struct ConditionalTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let cache: ResponseCache
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - base: The transport that asks the servers.
    ///   - cache: The storage of the answers.
    ///   - now: Returns the current time, by which fresh and stale answers are told apart.
    public init(_ base: any HTTPTransport, cache: ResponseCache, now: @escaping @Sendable () -> Date) {
        self.base = base
        self.cache = cache
        self.now = now
    }

    /// Returns a cached answer if it is fresh or confirmed by a 304, as a success with its age; otherwise the server's
    /// answer.
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
            // A 304 to an unconditional request comes from an intermediary, which is bypassed.
            question.headers["cache-control"] = "no-cache"
            response = try await base.response(to: question)
            guard response.status != 304 else { throw .emptyAnswer }
        }
        if (200...299).contains(response.status) {
            cache.keep(KeptResponse(response, at: now()), for: key)
        }
        return response
    }

    /// Returns a cached answer that may be used without asking; nil if the server must be asked or the task wants it to
    /// be.
    func freshAnswer(to request: HTTPRequest) -> HTTPResponse? {
        guard Freshness.wanted == .asUsual, !request.isConditional, let kept = cache.response(for: request.cacheKey),
            kept.isFresh(at: now())
        else { return nil }
        return kept.response
    }
}

extension HTTPRequest {
    /// Whether the caller itself makes the request conditional and thus has a copy of its own.
    fileprivate var isConditional: Bool {
        headers.keys.contains { ["if-none-match", "if-modified-since"].contains($0.lowercased()) }
    }
}
