/// The desktop's background portal, played.
@MainActor
public final class PlayedBackground: PlayedPortalService {
    /// What the portal and its user do with a question.
    public enum Behaviour: Sendable {
        /// The request ends well, with the entries of its results in GVariant's text format.
        case answers(String)
        /// Nobody answers.
        case keepsSilent
        /// The user says no.
        case refuses
        /// The portal ends the request for another reason.
        case fails
        /// The call is answered with the error of this name.
        case fault(String)
    }

    /// - Parameter isThere: Whether there is a portal on the bus.
    public init(_ behaviour: Behaviour = .keepsSilent, isThere: Bool = true) {
        super.init(isThere: isThere)
        answer { call in
            guard call.method == "RequestBackground" else { return (.values("()"), []) }
            let signals: [PlayedCall.Signal]
            switch behaviour {
            case .answers(let results): signals = [call.response(0, results)]
            case .refuses: signals = [call.response(1)]
            case .fails: signals = [call.response(2)]
            case .keepsSilent: signals = []
            case .fault(let error): return (.error(error), [])
            }
            return (.values("(objectpath '\(call.request)',)"), signals)
        }
    }

    /// What was asked last: the arguments, in GVariant's text format; nil before anything is.
    public var question: String? { asked?.arguments }

    /// The path of the last request; nil before there is one.
    public var request: String? { asked?.request }

    /// Ends the last request well, with the entries of its results.
    public func answer(_ results: String) {
        guard let signal = asked?.response(0, results) else { return }
        bus.emit(signal.name, of: signal.interface, at: signal.path, signal.values)
    }

    private var asked: PlayedCall? { calls.last { $0.method == "RequestBackground" } }
}
