internal import CGtk

/// A question to the desktop's location portal (org.freedesktop.portal.Location, version 1), asked once when it is made.
///
/// The portal may first ask the user. Its session is closed as soon as there is an answer, and when the question is
/// released.
@MainActor
public final class LocationPortal {
    private let accuracy: LocationAccuracy
    private var handler: (@MainActor (LocationAnswer) -> Void)?
    private(set) var bus: BusConnection?
    private var deadline: Timeout?
    /// The object path of the session; nil before one is asked for.
    private var session: String?

    /// The usual time limit in milliseconds.
    public static let usualPatience: UInt32 = 10_000

    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Location"
    private static let sessionInterface = "org.freedesktop.portal.Session"

    /// - Parameters:
    ///   - place: The bus of the portal.
    ///   - patience: The milliseconds to wait for an answer, the user's included.
    ///   - handler: Called once, never before `init` returns, unless the question is released before.
    public init(
        _ accuracy: LocationAccuracy, on place: MessageBus = .session, patience: UInt32 = usualPatience,
        _ handler: @escaping @MainActor (LocationAnswer) -> Void
    ) {
        (self.accuracy, self.handler) = (accuracy, handler)
        deadline = Timeout(milliseconds: patience) { [weak self] in self?.end(with: .silent) }
        bus = BusConnection(place) { [weak self] in
            self?.begin($0)
        } onFailure: { [weak self] in
            self?.end(with: .absent)
        }
    }

    isolated deinit {
        close()
    }

    private func begin(_ bus: BusConnection) {
        bus.onLoss { [weak self] in self?.end(with: .lost) }
        // Signals are subscribed to first, so that none is missed.
        bus.onSignal(
            "NameOwnerChanged", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", from: "org.freedesktop.DBus",
            type: "(sss)"
        ) { [weak self] arguments in
            let names = arguments.texts
            if names.first == Self.service, names.last?.isEmpty == true { self?.end(with: .lost) }
        }
        bus.onSignal("LocationUpdated", of: Self.interface, at: Self.path, from: Self.service, type: "(oa{sv})") {
            [weak self] arguments in
            guard let self, arguments.children.first?.path == session, session != nil else { return }
            end(with: Self.answer(arguments.children.last?.entries ?? [:]))
        }
        let token = bus.newToken()
        session = bus.sessionPath(of: token)
        bus.call(
            "CreateSession", of: Self.interface, at: Self.path, in: Self.service,
            arguments: .tuple([
                .dictionary(["session_handle_token": .text(token), "accuracy": .number(accuracy.rawValue)])
            ]),
            type: "(o)"
        ) { [weak self] answer in
            if let session = answer.children.first?.path { self?.start(session, over: bus) }
        } onFailure: { [weak self] in
            self?.end(with: Self.answer(toError: $0))
        }
    }

    private func start(_ session: String, over bus: BusConnection) {
        self.session = session
        // The user may change the permission at any time.
        bus.onSignal("Closed", of: Self.sessionInterface, at: session, from: Self.service, type: "(a{sv})") {
            [weak self] _ in self?.end(with: .lost)
        }
        let token = bus.newToken()
        bus.onSignal(
            "Response", of: "org.freedesktop.portal.Request", at: bus.requestPath(of: token), from: Self.service,
            type: "(ua{sv})"
        ) { [weak self] arguments in
            switch arguments.children.first?.number {
            case 0: break
            case 1: self?.end(with: .refused)
            default: self?.end(with: .unavailable)
            }
        }
        bus.call(
            "Start", of: Self.interface, at: Self.path, in: Self.service,
            // There is no name for the window that all displays share, so that none is told.
            arguments: .tuple([.path(session), .text(""), .dictionary(["handle_token": .text(token)])]), type: "(o)"
        ) { _ in
        } onFailure: { [weak self] in
            self?.end(with: Self.answer(toError: $0))
        }
    }

    private static func answer(_ location: [String: Variant]) -> LocationAnswer {
        guard let latitude = location["Latitude"]?.real, let longitude = location["Longitude"]?.real else {
            return .unavailable
        }
        let accuracy = location["Accuracy"]?.real.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        return .found(latitude: latitude, longitude: longitude, accuracy: accuracy)
    }

    /// - Parameter error: The name of the error; nil for one that came from neither the portal nor the bus.
    private static func answer(toError error: String?) -> LocationAnswer {
        let bus = "org.freedesktop.DBus.Error."
        return switch error {
        case nil, bus + "NoReply", bus + "Disconnected": .lost
        case "org.freedesktop.portal.Error.NotAllowed", "org.freedesktop.portal.Error.Cancelled",
            bus + "AccessDenied":
            .refused
        case let error?: error.hasPrefix(bus) ? .absent : .unavailable
        }
    }

    private func end(with answer: LocationAnswer) {
        guard let handler else { return }
        self.handler = nil
        close()
        handler(answer)
    }

    /// Closes the session and forgets the bus.
    private func close() {
        if let session { bus?.send("Close", of: Self.sessionInterface, at: session, in: Self.service) }
        (session, deadline, bus) = (nil, nil, nil)
    }
}
