internal import CGtk

/// The ways of the desktop's portals: where they are, how they answer (org.freedesktop.portal.Request), and the names by
/// which they find a caller's requests and sessions.
extension BusConnection {
    private static let portal = "org.freedesktop.portal.Desktop"
    private static let portalPath = "/org/freedesktop/portal/desktop"
    private static let request = "org.freedesktop.portal.Request"

    /// Calls a method of a portal.
    ///
    /// - Parameters:
    ///   - interface: The portal's interface.
    ///   - handler: Called with the path of the request or the session, which is not the answer yet.
    func callPortal(
        _ method: String, of interface: String, _ arguments: [Variant],
        _ handler: @escaping @MainActor (String) -> Void = { _ in },
        onFailure: @escaping @MainActor (PortalFailure) -> Void
    ) {
        call(
            method, of: interface, at: Self.portalPath, in: Self.portal, arguments: .tuple(arguments), type: "(o)"
        ) { answer in
            if let path = answer.children.first?.path { handler(path) }
        } onFailure: {
            onFailure(PortalFailure(error: $0))
        }
    }

    /// Calls the handler when the bus or the portals on it go away.
    func onPortalLoss(_ handler: @escaping @MainActor () -> Void) {
        onLoss(handler)
        onSignal(
            "NameOwnerChanged", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", from: "org.freedesktop.DBus",
            type: "(sss)"
        ) { arguments in
            let names = arguments.texts
            if names.first == Self.portal, names.last?.isEmpty == true { handler() }
        }
    }

    /// Subscribes to a signal of a portal, or of a session of it; to be done before the call, so that none is missed.
    func onPortalSignal(
        _ name: String, of interface: String, at path: String? = nil, type: String,
        _ handler: @escaping @MainActor (Variant) -> Void
    ) {
        onSignal(name, of: interface, at: path ?? Self.portalPath, from: Self.portal, type: type, handler)
    }

    /// Subscribes to the end of a request; to be done before the call.
    func onResponse(
        at path: String, _ handler: @escaping @MainActor (Result<[String: Variant], PortalFailure>) -> Void
    ) {
        onPortalSignal("Response", of: Self.request, at: path, type: "(ua{sv})") { arguments in
            let failure = PortalFailure(response: arguments.children.first?.number)
            handler(failure.map(Result.failure) ?? .success(arguments.children.last?.entries ?? [:]))
        }
    }

    /// Ends a request that nobody waits for any more.
    func closeRequest(_ path: String) { closePortal(Self.request, at: path) }

    /// Ends a session.
    func closeSession(_ path: String) { closePortal("org.freedesktop.portal.Session", at: path) }

    private func closePortal(_ interface: String, at path: String) {
        send("Close", of: interface, at: path, in: Self.portal)
    }

    /// Makes a name for a request or a session, which nobody can guess.
    func newToken() -> String { "token\(UInt64.random(in: 0 ... .max))" }

    /// Returns the object path that a portal gives the request with the token.
    func requestPath(of token: String) -> String { path(of: token, among: "request") }

    /// Returns the object path that a portal gives the session with the token.
    func sessionPath(of token: String) -> String { path(of: token, among: "session") }

    private func path(of token: String, among kind: String) -> String {
        let name = connection.flatMap { g_dbus_connection_get_unique_name($0.opaque) }.map { String(cString: $0) } ?? ""
        let sender = name.dropFirst().replacing(".", with: "_")
        return "\(Self.portalPath)/\(kind)/\(sender)/\(token)"
    }
}
