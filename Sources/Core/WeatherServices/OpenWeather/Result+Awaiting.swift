extension Result where Failure == FetchError, Success: Sendable {
    /// What comes of asking, for questions that are asked side by side.
    static func awaiting(_ answer: () async throws(FetchError) -> Success) async -> Self {
        do throws(FetchError) {
            return .success(try await answer())
        } catch {
            return .failure(error)
        }
    }

    /// Nil for a success.
    var failure: FetchError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
