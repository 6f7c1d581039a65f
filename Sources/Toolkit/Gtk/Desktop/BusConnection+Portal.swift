internal import CGtk

/// The names by which portals find a caller's requests and sessions (org.freedesktop.portal.Request and Session).
extension BusConnection {
    /// Makes a name for a request or a session, which nobody can guess.
    func newToken() -> String { "token\(UInt64.random(in: 0 ... .max))" }

    /// Returns the object path that a portal gives the request with the token.
    func requestPath(of token: String) -> String { path(of: token, among: "request") }

    /// Returns the object path that a portal gives the session with the token.
    func sessionPath(of token: String) -> String { path(of: token, among: "session") }

    private func path(of token: String, among kind: String) -> String {
        let name = connection.flatMap { g_dbus_connection_get_unique_name($0.opaque) }.map { String(cString: $0) } ?? ""
        let sender = name.dropFirst().replacing(".", with: "_")
        return "/org/freedesktop/portal/desktop/\(kind)/\(sender)/\(token)"
    }
}
