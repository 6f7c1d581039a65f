public import Observation
public import WeatherServices

/// An online search for places: its last good answer, whether a request is running, and the last error.
///
/// A failure keeps the answer. A second `load()` during a request waits for it instead of starting another.
@MainActor @Observable
public final class GeocodingLoader {
    /// The last answer, or the one it was made with.
    public private(set) var value: GeocodingAnswer?
    /// Whether a request is running.
    public private(set) var isLoading = false
    /// The error of the last request; nil after a success, and never `.cancelled`.
    public private(set) var error: FetchError?

    @ObservationIgnored private let fetch: @Sendable () async throws(FetchError) -> GeocodingAnswer
    @ObservationIgnored private var request: Task<Void, Never>?

    /// Makes a loader, which fetches nothing before `load()`.
    ///
    /// - Parameters:
    ///   - value: An answer that is known already.
    ///   - fetch: Performs one request; called once for each load.
    public init(
        _ value: GeocodingAnswer? = nil, fetch: @escaping @Sendable () async throws(FetchError) -> GeocodingAnswer
    ) {
        self.value = value
        self.fetch = fetch
    }

    /// Fetches an answer; returns when the request has ended, with or without success.
    public func load() async {
        if let request { return await request.value }
        let request = Task { await run() }
        self.request = request
        isLoading = true
        await request.value
    }

    /// Cancels the request and ignores its answer.
    public func cancel() {
        request?.cancel()
        request = nil
        isLoading = false
    }

    private func run() async {
        let outcome: Result<GeocodingAnswer, FetchError>
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
