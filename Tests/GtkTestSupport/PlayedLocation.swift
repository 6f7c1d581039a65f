/// The desktop's location portal, played.
@MainActor
public final class PlayedLocation: PlayedPortalService {
    /// What the portal and its user do with a question.
    public enum Behaviour: Sendable {
        /// The user permits it, and the location follows: the entries of its dictionary, in GVariant's text format.
        case permits(String)
        /// The user permits it, and no location follows.
        case searches
        /// Nobody answers.
        case keepsSilent
        /// The user says no.
        case refuses
        /// The portal ends the request for another reason.
        case fails
        /// The method answers with the error of this name.
        case fault(in: String, String)
    }

    /// What it does from now on.
    public var behaviour: Behaviour { didSet { play() } }

    /// - Parameter isThere: Whether there is a portal on the bus.
    public init(_ behaviour: Behaviour = .keepsSilent, isThere: Bool = true) {
        self.behaviour = behaviour
        super.init(isThere: isThere)
        play()
    }

    private func play() {
        answer { [behaviour] in Self.answer($0, behaviour) }
    }

    /// The path of the last session that was started; nil before one is.
    public var session: String? {
        calls.last { $0.method == "Start" }.flatMap { $0.arguments.firstMatch(of: /objectpath '([^']*)'/) }
            .map { String($0.1) }
    }

    /// Sends a location for a session.
    public func locate(_ entries: String, for session: String) {
        let signal = Self.update(entries, for: session)
        bus.emit(signal.name, of: signal.interface, at: signal.path, signal.values)
    }

    /// Ends the session, as when the user withdraws the permission.
    public func revoke() {
        bus.emit("Closed", of: "org.freedesktop.portal.Session", at: session ?? "/", "(@a{sv} {},)")
    }

    private nonisolated static func update(_ entries: String, for session: String) -> PlayedCall.Signal {
        PlayedCall.Signal(
            name: "LocationUpdated", interface: "org.freedesktop.portal.Location",
            path: "/org/freedesktop/portal/desktop", values: "(objectpath '\(session)', @a{sv} {\(entries)})")
    }

    private nonisolated static func answer(
        _ call: PlayedCall, _ behaviour: Behaviour
    ) -> (PlayedCall.Reply, [PlayedCall.Signal]) {
        if case .fault(call.method, let error) = behaviour { return (.error(error), []) }
        switch call.method {
        case "CreateSession":
            return (.values("(objectpath '\(call.session)',)"), [])
        case "Start":
            let session = call.arguments.firstMatch(of: /objectpath '([^']*)'/)?.1 ?? ""
            let signals: [PlayedCall.Signal] =
                switch behaviour {
                case .permits(let entries): [call.response(0), update(entries, for: String(session))]
                case .searches: [call.response(0)]
                case .refuses: [call.response(1)]
                case .fails: [call.response(2)]
                case .keepsSilent, .fault: []
                }
            return (.values("(objectpath '\(call.request)',)"), signals)
        default:
            return (.values("()"), [])
        }
    }
}
