/// A question to the desktop's background portal (org.freedesktop.portal.Background), asked once when it is made: whether
/// the program may run without a window, and be started with the user's session.
///
/// The portal may first ask the user. Its request is closed when the question is released or the time is over.
@MainActor
public final class BackgroundPortal {
    private let reason: String
    private let command: [String]?
    private var handler: (@MainActor (BackgroundAnswer) -> Void)?
    private(set) var bus: BusConnection?
    private var deadline: Timeout?
    /// The object path of the request; nil before it is made, and once the portal has ended it.
    private var request: String?

    /// The usual time limit in milliseconds, long enough to read a question and answer it.
    public static let defaultTimeout: UInt32 = 60_000

    /// - Parameters:
    ///   - reason: What the program does without a window, in words for the user.
    ///   - command: The program and its arguments, as it is to be started with the session; nil if it is not to be, no
    ///     more if it was.
    ///   - place: The bus of the portal.
    ///   - timeout: The milliseconds to wait for an answer, the user's included.
    ///   - handler: Called once, never before `init` returns, unless the question is released before.
    public init(
        reason: String, autostart command: [String]?, on place: MessageBus = .session,
        timeout: UInt32 = defaultTimeout, _ handler: @escaping @MainActor (BackgroundAnswer) -> Void
    ) {
        (self.reason, self.command, self.handler) = (reason, command, handler)
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
        let token = bus.newToken()
        let request = bus.requestPath(of: token)
        bus.onResponse(at: request) { [weak self] in self?.endRequest(with: BackgroundAnswer($0)) }
        self.request = request
        var options: [String: Variant] = [
            "handle_token": .text(token), "reason": .text(reason), "autostart": .flag(command != nil),
            "dbus-activatable": .flag(false),
        ]
        options["commandline"] = command.map(Variant.texts)
        // There is no name for the window that all displays share, so that none is told.
        bus.callPortal(
            "RequestBackground", of: "org.freedesktop.portal.Background", [.text(""), .dictionary(options)],
            onFailure: { [weak self] in self?.endRequest(with: BackgroundAnswer(.failure($0))) })
    }

    /// Ends the question, whose request the portal has ended, or never began.
    private func endRequest(with answer: BackgroundAnswer) {
        request = nil
        end(with: answer)
    }

    private func end(with answer: BackgroundAnswer) {
        guard let handler else { return }
        self.handler = nil
        close()
        handler(answer)
    }

    /// Closes a request that is still open, and forgets the bus.
    private func close() {
        if let request { bus?.closeRequest(request) }
        (request, deadline, bus) = (nil, nil, nil)
    }
}

extension BackgroundAnswer {
    fileprivate init(_ response: Result<[String: Variant], PortalFailure>) {
        switch response {
        case .success(let results):
            switch results["background"]?.flag {
            case true?: self = .granted(autostart: results["autostart"]?.flag ?? false)
            case false?: self = .refused
            case nil: self = .unavailable
            }
        case .failure(.refused): self = .refused
        case .failure(.absent): self = .absent
        case .failure(.unavailable): self = .unavailable
        case .failure(.lost): self = .lost
        }
    }
}
