public import Observation
public import WeatherServices

/// The state of something that is fetched: the last good value, whether a request is under way, and why the last one failed.
///
/// A failure keeps the value there was. A second `load()` while one runs waits for it instead of starting another.
@MainActor @Observable
public final class Loader<Value: Sendable> {
    /// The last good answer, or the value given at the start.
    public private(set) var value: Value?
    /// Whether a request is under way.
    public private(set) var isLoading = false
    /// Why the last request failed; nil after a success, and never `.cancelled`.
    public private(set) var error: FetchError?

    /// `error` in words.
    public var message: String? { error?.message }

    @ObservationIgnored private let fetch: @Sendable () async throws(FetchError) -> Value
    @ObservationIgnored private var request: Task<Void, Never>?

    /// Nothing is fetched before `load()`.
    ///
    /// - Parameters:
    ///   - value: What is known already, from a cache for example.
    ///   - fetch: One request; called once for each load.
    public init(
        _ value: Value? = nil, fetch: @escaping @Sendable () async throws(FetchError) -> Value
    ) {
        self.value = value
        self.fetch = fetch
    }

    /// Returns when the request has ended, well or not.
    public func load() async {
        if let request { return await request.value }
        let request = Task { await run() }
        self.request = request
        isLoading = true
        await request.value
    }

    /// Gives the request up; an answer that comes all the same is dropped.
    public func cancel() {
        request?.cancel()
        request = nil
        isLoading = false
    }

    private func run() async {
        let outcome: Result<Value, FetchError>
        do throws(FetchError) {
            outcome = .success(try await fetch())
        } catch {
            outcome = .failure(error)
        }
        guard !Task.isCancelled else { return }
        request = nil
        isLoading = false
        switch outcome {
        case .success(let answer): (value, error) = (answer, nil)
        case .failure(.cancelled): break
        case .failure(let failure): error = failure
        }
    }
}
