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
    public static let defaultTimeout: UInt32 = 10_000

    private static let interface = "org.freedesktop.portal.Location"

    /// - Parameters:
    ///   - place: The bus of the portal.
    ///   - timeout: The milliseconds to wait for an answer, the user's included.
    ///   - handler: Called once, never before `init` returns, unless the question is released before.
    public init(
        _ accuracy: LocationAccuracy, on place: MessageBus = .session, timeout: UInt32 = defaultTimeout,
        _ handler: @escaping @MainActor (LocationAnswer) -> Void
    ) {
        (self.accuracy, self.handler) = (accuracy, handler)
        deadline = Timeout(milliseconds: timeout) { [weak self] in self?.end(with: .silent) }
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
        bus.onPortalLoss { [weak self] in self?.end(with: .lost) }
        bus.onPortalSignal("LocationUpdated", of: Self.interface, type: "(oa{sv})") { [weak self] arguments in
            guard let self, arguments.children.first?.path == session, session != nil else { return }
            end(with: Self.answer(arguments.children.last?.entries ?? [:]))
        }
        let token = bus.newToken()
        session = bus.sessionPath(of: token)
        bus.callPortal(
            "CreateSession", of: Self.interface,
            [.dictionary(["session_handle_token": .text(token), "accuracy": .number(accuracy.rawValue)])]
        ) { [weak self] in
            self?.start($0, over: bus)
        } onFailure: { [weak self] in
            self?.end(with: LocationAnswer($0))
        }
    }

    private func start(_ session: String, over bus: BusConnection) {
        self.session = session
        // The user may change the permission at any time.
        bus.onPortalSignal("Closed", of: "org.freedesktop.portal.Session", at: session, type: "(a{sv})") {
            [weak self] _ in self?.end(with: .lost)
        }
        let token = bus.newToken()
        bus.onResponse(at: bus.requestPath(of: token)) { [weak self] response in
            if case .failure(let failure) = response { self?.end(with: LocationAnswer(failure)) }
        }
        // There is no name for the window that all displays share, so that none is told.
        bus.callPortal(
            "Start", of: Self.interface, [.path(session), .text(""), .dictionary(["handle_token": .text(token)])],
            onFailure: { [weak self] in self?.end(with: LocationAnswer($0)) })
    }

    private static func answer(_ location: [String: Variant]) -> LocationAnswer {
        guard let latitude = location["Latitude"]?.real, let longitude = location["Longitude"]?.real else {
            return .unavailable
        }
        let accuracy = location["Accuracy"]?.real.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        return .found(latitude: latitude, longitude: longitude, accuracy: accuracy)
    }

    private func end(with answer: LocationAnswer) {
        guard let handler else { return }
        self.handler = nil
        close()
        handler(answer)
    }

    /// Closes the session and forgets the bus.
    private func close() {
        if let session { bus?.closeSession(session) }
        (session, deadline, bus) = (nil, nil, nil)
    }
}

extension LocationAnswer {
    fileprivate init(_ failure: PortalFailure) {
        switch failure {
        case .refused: self = .refused
        case .absent: self = .absent
        case .unavailable: self = .unavailable
        case .lost: self = .lost
        }
    }
}
