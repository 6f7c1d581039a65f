public import Foundation

extension FetchError {
    /// Whether the error may be over once the network is back.
    public var mayEndWithTheNetwork: Bool {
        switch self {
        case .offline, .timedOut, .insecure, .webPage, .redirectRefused: true
        default: false
        }
    }

    /// Whether the pause after the error holds for the next program as well: not where the network, a key or a setting may
    /// have been put right.
    var outlastsTheProgram: Bool {
        switch self {
        case .quotaExceeded, .serverTrouble, .emptyAnswer, .unreadableAnswer, .answerTooLarge: true
        default: false
        }
    }

    /// The time before which the server asks not to be asked again; nil if it names none.
    public var orderedMoment: Date? {
        switch self {
        case .quotaExceeded(let moment), .serverTrouble(_, let moment): moment
        default: nil
        }
    }

    /// Whether the error concerns only the requested place, such as one outside the covered area.
    var isOfPlace: Bool {
        switch self {
        // A client that is not allowed to ask is rejected for every place.
        case .rejected(status: 401, _), .rejected(status: 403, _): false
        case .notFound, .rejected: true
        default: false
        }
    }

    /// Whether the error concerns everything on the server and not only one of its services.
    var isOfServer: Bool {
        switch self {
        case .quotaExceeded, .serverTrouble(_, _?): true
        default: false
        }
    }
}
