internal import CSecret
internal import Dispatch

/// Secrets of one kind in the desktop's secret service (org.freedesktop.secrets), each found by its attributes.
///
/// Every call waits on a thread of its own until its deadline, and no longer, whatever the service does; a locked
/// collection may ask the user for its password meanwhile.
public struct SecretService: Sendable {
    private let schema: String
    private let attributeNames: [String]
    /// Serial, and so outside of libdispatch's shared pool, which wakes an idle process.
    private let queue = DispatchQueue(label: "secret-service")

    /// - Parameters:
    ///   - schema: Tells these secrets from those of others, "org.example.Program.Key".
    ///   - attributeNames: All that may be used to find one.
    public init(schema: String, attributeNames: [String]) {
        self.schema = schema
        self.attributeNames = attributeNames
    }

    /// The secret that was stored with these attributes; nil where there is none.
    public func lookup(
        _ attributes: [String: String], deadline: Duration = .seconds(30)
    ) async throws(SecretServiceError) -> String? {
        try await perform(deadline) { schema, cancellable, error in
            let table = AttributeTable(attributes)
            guard let secret = secret_password_lookupv_sync(schema.raw, table.raw, cancellable, error) else {
                return nil
            }
            // Wipes the memory before it is given back.
            defer { secret_password_free(secret) }
            return String(cString: secret)
        }
    }

    /// Stores the secret in the user's default collection, in place of one with the same attributes.
    ///
    /// - Parameter label: As the desktop's own tools show it.
    public func store(
        _ secret: String, label: String, attributes: [String: String], deadline: Duration = .seconds(30)
    ) async throws(SecretServiceError) {
        try await perform(deadline) { schema, cancellable, error in
            let table = AttributeTable(attributes)
            _ = secret_password_storev_sync(schema.raw, table.raw, nil, label, secret, cancellable, error)
        }
    }

    /// Removes what was stored with these attributes, if anything was.
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
