@testable public import Gtk
import Synchronization

/// The desktop's location portal, played on a bus of its own as xdg-desktop-portal behaves.
@MainActor
public final class PlayedLocation {
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

    private struct State {
        var behaviour = Behaviour.keepsSilent
        var calls: [PlayedCall] = []
    }

    /// The name that portals have on the bus.
    public static let service = "org.freedesktop.portal.Desktop"

    private let bus = PrivateBus()
    private let state: Shared

    /// The state, which GDBus's thread reads.
    private final class Shared: Sendable {
        let state = Mutex(State())
    }

    /// - Parameter isThere: Whether there is a portal on the bus.
    public init(_ behaviour: Behaviour = .keepsSilent, isThere: Bool = true) {
        let shared = Shared()
        state = shared
        self.behaviour = behaviour
        bus.play { call in
            let behaviour = shared.state.withLock { state in
                state.calls.append(call)
                return state.behaviour
            }
            return Self.answer(call, behaviour)
        }
        if isThere { _ = bus.own(Self.service) }
    }

    /// What it does from now on.
    public var behaviour: Behaviour {
        get { state.state.withLock { $0.behaviour } }
        set { state.state.withLock { $0.behaviour = newValue } }
    }

    /// Where it is asked.
    public var place: MessageBus { bus.place }

    /// The calls that have come, in their order.
    public var calls: [PlayedCall] { state.state.withLock { $0.calls } }

    /// The methods that were called, in their order.
    public var methods: [String] { calls.map(\.method) }

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

    /// The portal's process ends.
    public func vanish() { bus.disown(Self.service) }

    /// Returns when what was sent so far is on its way to the program's main loop.
    public func sync() { bus.sync(with: nil) }

    /// Takes the bus down.
    public func down() { bus.down() }

    private nonisolated static func update(_ entries: String, for session: String) -> PlayedCall.Signal {
        PlayedCall.Signal(
            name: "LocationUpdated", interface: "org.freedesktop.portal.Location",
            path: "/org/freedesktop/portal/desktop", values: "(objectpath '\(session)', @a{sv} {\(entries)})")
    }

    private nonisolated static func answer(
        _ call: PlayedCall, _ behaviour: Behaviour
    ) -> (PlayedCall.Reply, [PlayedCall.Signal]) {
        if case .fault(call.method, let error) = behaviour { return (.error(error), []) }
        let sender = call.sender.dropFirst().replacing(".", with: "_")
        func path(_ kind: String, _ option: Substring?) -> String {
            "/org/freedesktop/portal/desktop/\(kind)/\(sender)/\(option ?? "")"
        }
        switch call.method {
        case "CreateSession":
            let token = call.arguments.firstMatch(of: /'session_handle_token': <'([^']*)'>/)?.1
            return (.values("(objectpath '\(path("session", token))',)"), [])
        case "Start":
            let request = path("request", call.arguments.firstMatch(of: /'handle_token': <'([^']*)'>/)?.1)
            let session = call.arguments.firstMatch(of: /objectpath '([^']*)'/)?.1 ?? ""
            func response(_ code: Int) -> PlayedCall.Signal {
                PlayedCall.Signal(
                    name: "Response", interface: "org.freedesktop.portal.Request", path: request,
                    values: "(uint32 \(code), @a{sv} {})")
            }
            let signals: [PlayedCall.Signal] =
                switch behaviour {
                case .permits(let entries): [response(0), update(entries, for: String(session))]
                case .searches: [response(0)]
                case .refuses: [response(1)]
                case .fails: [response(2)]
                case .keepsSilent, .fault: []
                }
            return (.values("(objectpath '\(request)',)"), signals)
        default:
            return (.values("()"), [])
        }
    }
}
