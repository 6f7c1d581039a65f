@testable public import Gtk
import Synchronization

/// The desktop's portals, played on a bus of their own as xdg-desktop-portal behaves; what each does is up to the subclass.
@MainActor
public class PlayedPortalService {
    typealias Answer = @Sendable (PlayedCall) -> (PlayedCall.Reply, [PlayedCall.Signal])

    private struct State {
        var answer: Answer = { _ in (.silence, []) }
        var calls: [PlayedCall] = []
    }

    /// The name that portals have on the bus.
    public static let service = "org.freedesktop.portal.Desktop"

    let bus = PrivateBus()
    private let state: Shared

    /// The state, which GDBus's thread reads.
    private final class Shared: Sendable {
        let state = Mutex(State())
    }

    /// - Parameter isThere: Whether there is a portal on the bus.
    init(isThere: Bool) {
        let shared = Shared()
        state = shared
        bus.play { call in
            let answer = shared.state.withLock { state in
                state.calls.append(call)
                return state.answer
            }
            return answer(call)
        }
        if isThere { _ = bus.own(Self.service) }
    }

    /// Answers so from now on, on GDBus's thread.
    func answer(_ answer: @escaping Answer) { state.state.withLock { $0.answer = answer } }

    /// Where it is asked.
    public var place: MessageBus { bus.place }

    /// The calls that have come, in their order.
    public var calls: [PlayedCall] { state.state.withLock { $0.calls } }

    /// The methods that were called, in their order.
    public var methods: [String] { calls.map(\.method) }

    /// The portal's process ends.
    public func vanish() { bus.disown(Self.service) }

    /// Returns when what was sent so far is on its way to the program's main loop, and when what the program has sent over
    /// its connection has come.
    public func sync(with program: BusConnection? = nil) {
        bus.sync(with: program)
        if program != nil { bus.sync(with: nil) }
    }

    /// Takes the bus down.
    public func down() { bus.down() }
}

extension PlayedCall {
    /// The path that a portal gives the request of this call.
    var request: String { path(among: "request", by: "handle_token") }

    /// The path that a portal gives the session of this call.
    var session: String { path(among: "session", by: "session_handle_token") }

    /// The signal by which a portal ends the request of this call.
    ///
    /// - Parameter results: The entries of the results, in GVariant's text format.
    func response(_ code: Int, _ results: String = "") -> Signal {
        Signal(
            name: "Response", interface: "org.freedesktop.portal.Request", path: request,
            values: "(uint32 \(code), @a{sv} {\(results)})")
    }

    private func path(among kind: String, by option: String) -> String {
        let token = arguments.split(separator: "'\(option)': <'").dropFirst().first?.prefix { $0 != "'" } ?? ""
        let sender = sender.dropFirst().replacing(".", with: "_")
        return "/org/freedesktop/portal/desktop/\(kind)/\(sender)/\(token)"
    }
}
