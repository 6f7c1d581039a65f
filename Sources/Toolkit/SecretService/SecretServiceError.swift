internal import CSecret

/// The reasons why the desktop's secret service did not carry out a request.
public enum SecretServiceError: Error, Sendable, Hashable {
    /// There is no session bus, or no secret service on it.
    case unavailable
    /// The collection is locked and was not unlocked.
    case locked
    /// The service did not answer before the deadline.
    case timedOut
    /// The request was cancelled.
    case cancelled
    /// Any other error, with the service's message.
    case failed(String)
}

extension SecretServiceError {
    /// Maps and frees the C error.
    init(consuming error: UnsafeMutablePointer<GError>) {
        defer { g_error_free(error) }
        switch (error.pointee.domain, error.pointee.code) {
        case (g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)): self = .cancelled
        case (g_io_error_quark(), Int32(G_IO_ERROR_TIMED_OUT.rawValue)),
            (g_dbus_error_quark(), Int32(G_DBUS_ERROR_NO_REPLY.rawValue)),
            (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMEOUT.rawValue)),
            (g_dbus_error_quark(), Int32(G_DBUS_ERROR_TIMED_OUT.rawValue)):
            self = .timedOut
        case (secret_error_get_quark(), Int32(SECRET_ERROR_IS_LOCKED.rawValue)): self = .locked
        // Without a bus, every operation fails with an I/O error.
        case (g_io_error_quark(), _): self = .unavailable
        case (g_dbus_error_quark(), let code) where Self.absence.contains(code): self = .unavailable
        default: self = .failed(error.pointee.message.map { String(cString: $0) } ?? "")
        }
    }

    /// The D-Bus errors of a service that is not running and cannot be started.
    private static let absence = Set(
        [
            G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_NO_SERVER,
            G_DBUS_ERROR_DISCONNECTED, G_DBUS_ERROR_SPAWN_EXEC_FAILED, G_DBUS_ERROR_SPAWN_FORK_FAILED,
            G_DBUS_ERROR_SPAWN_CHILD_EXITED, G_DBUS_ERROR_SPAWN_CHILD_SIGNALED, G_DBUS_ERROR_SPAWN_FAILED,
            G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND,
        ].map { Int32($0.rawValue) })
}
