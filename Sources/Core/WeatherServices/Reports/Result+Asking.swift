extension Result where Failure == FetchError {
    /// Makes the result of one of several requests, whose errors must not end the others.
    init(asking request: () async throws(FetchError) -> Success) async {
        do throws(FetchError) {
            self = .success(try await request())
        } catch {
            self = .failure(error)
        }
    }

    /// The value; nil for a failure.
    var success: Success? { try? get() }

    /// The error; nil for a success.
    var failure: FetchError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
