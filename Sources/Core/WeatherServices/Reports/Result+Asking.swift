extension Result where Failure == FetchError {
    /// What came of one of several requests, none of which is to fail the others.
    init(asking request: () async throws(FetchError) -> Success) async {
        do throws(FetchError) {
            self = .success(try await request())
        } catch {
            self = .failure(error)
        }
    }

    /// Nil for a failure.
    var success: Success? { try? get() }

    /// Nil for a success.
    var failure: FetchError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
