internal import CSecret
internal import Dispatch

/// Secrets of one kind in the desktop's secret service (org.freedesktop.secrets), found by their attributes.
///
/// Every call waits in the background, at most until its deadline; a locked collection may ask the user for its
/// password meanwhile.
public struct SecretService: Sendable {
    private let schema: String
    private let attributeNames: [String]
    /// A serial queue outside libdispatch's shared pool, which would wake an idle process.
    private let queue = DispatchQueue(label: "secret-service")

    /// - Parameters:
    ///   - schema: The name of the schema, which distinguishes these secrets from those of others, such as
    ///     "org.example.Program.Key".
    ///   - attributeNames: The names of all attributes by which a secret can be found.
    public init(schema: String, attributeNames: [String]) {
        self.schema = schema
        self.attributeNames = attributeNames
    }

    /// Returns the secret stored with these attributes; nil if there is none.
    public func lookup(
        _ attributes: [String: String], deadline: Duration = .seconds(30)
    ) async throws(SecretServiceError) -> String? {
        try await perform(deadline) { schema, cancellable, error in
            let table = AttributeTable(attributes)
            guard let secret = secret_password_lookupv_sync(schema.raw, table.raw, cancellable, error) else {
                return nil
            }
            // This wipes the memory before it is freed.
            defer { secret_password_free(secret) }
            return String(cString: secret)
        }
    }

    /// Stores the secret in the user's default collection, replacing one with the same attributes.
    ///
    /// - Parameter label: The label that the desktop's own tools show.
    public func store(
        _ secret: String, label: String, attributes: [String: String], deadline: Duration = .seconds(30)
    ) async throws(SecretServiceError) {
        try await perform(deadline) { schema, cancellable, error in
            let table = AttributeTable(attributes)
            _ = secret_password_storev_sync(schema.raw, table.raw, nil, label, secret, cancellable, error)
        }
    }

    /// Removes the secret stored with these attributes, if any.
    public func clear(
        _ attributes: [String: String], deadline: Duration = .seconds(30)
    ) async throws(SecretServiceError) {
        try await perform(deadline) { schema, cancellable, error in
            let table = AttributeTable(attributes)
            _ = secret_password_clearv_sync(schema.raw, table.raw, cancellable, error)
        }
    }

    private func perform<Value: Sendable>(
        _ deadline: Duration,
        _ body:
            @escaping @Sendable (
                SecretSchemaHandle, UnsafeMutablePointer<GCancellable>,
                UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
            ) -> Value
    ) async throws(SecretServiceError) -> Value {
        let call = SecretCall<Value>()
        let (schema, names) = (schema, attributeNames)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.begin(continuation, deadline: deadline)
                queue.async {
                    var error: UnsafeMutablePointer<GError>?
                    let value = body(SecretSchemaHandle(schema, names), call.cancellable, &error)
                    call.end(error.map { .failure(SecretServiceError(consuming: $0)) } ?? .success(value))
                }
            }
        } onCancel: {
            call.end(.failure(.cancelled))
        }
        return try result.get()
    }
}
