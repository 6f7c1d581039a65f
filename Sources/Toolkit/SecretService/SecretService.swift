internal import CSecret
internal import Dispatch
internal import Synchronization
internal import Waiting

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

/// Attributes as a GLib hash table, for the duration of a call.
final class AttributeTable {
    let raw: OpaquePointer?

    init(_ attributes: [String: String]) {
        raw = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        for (name, value) in attributes { g_hash_table_insert(raw, g_strdup(name), g_strdup(value)) }
    }

    deinit {
        g_hash_table_unref(raw)
    }
}

/// A schema in libsecret's form, for the duration of a call.
final class SecretSchemaHandle {
    let raw: UnsafeMutablePointer<SecretSchema>

    init(_ name: String, _ attributeNames: [String]) {
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        // The type of strings is 0, which is a null pointer.
        for name in attributeNames { g_hash_table_insert(types, g_strdup(name), nil) }
        raw = secret_schema_newv(name, SECRET_SCHEMA_NONE, types)
        g_hash_table_unref(types)
    }

    deinit {
        secret_schema_unref(raw)
    }
}

/// A running call, ended once by the service's answer, its deadline or the caller.
///
/// `@unchecked Sendable`: the state is protected by a mutex, and a GCancellable can be used by any thread.
final class SecretCall<Value: Sendable>: @unchecked Sendable {
    typealias Outcome = Result<Value, SecretServiceError>

    private enum State {
        case idle
        case waiting(CheckedContinuation<Outcome, Never>, Task<Void, Never>)
        case ended(Outcome)
    }

    let cancellable: UnsafeMutablePointer<GCancellable>
    private let state = Mutex(State.idle)

    init() {
        cancellable = g_cancellable_new()
    }

    deinit {
        g_object_unref(cancellable)
    }

    /// - Parameter deadline: The time after which the call is cancelled with `timedOut`.
    func begin(_ continuation: CheckedContinuation<Outcome, Never>, deadline: Duration) {
        let early = state.withLock { state -> Outcome? in
            if case .ended(let outcome) = state { return outcome }
            let alarm = Task { [weak self] in
                guard (try? await Pause.wait(seconds: deadline / .seconds(1))) != nil else { return }
                self?.end(.failure(.timedOut))
            }
            state = .waiting(continuation, alarm)
            return nil
        }
        if let early { continuation.resume(returning: early) }
    }

    /// Ends the call; later outcomes are ignored.
    func end(_ outcome: Outcome) {
        let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            switch state {
            case .ended: return nil
            case .idle:
                state = .ended(outcome)
                return nil
            case .waiting(let continuation, let alarm):
                alarm.cancel()
                state = .ended(outcome)
                return continuation
            }
        }
        if case .failure = outcome { g_cancellable_cancel(cancellable) }
        waiting?.resume(returning: outcome)
    }
}
