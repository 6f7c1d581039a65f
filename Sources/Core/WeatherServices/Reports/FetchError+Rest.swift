public import Foundation

extension FetchError {
    /// Whether a network that has come back may have mended it.
    public var mayEndWithTheNetwork: Bool {
        switch self {
        case .offline, .timedOut, .insecure, .webPage, .redirectRefused: true
        default: false
        }
    }

    /// The moment before which the server itself asks not to be asked again; nil where it names none.
    public var orderedMoment: Date? {
        switch self {
        case .quotaExceeded(let moment), .serverTrouble(_, let moment): moment
        default: nil
        }
    }

    /// Whether it says something of the place that was asked for alone, such as that it lies outside what is covered.
    var isOfPlace: Bool {
        switch self {
        // Who is forbidden to ask is so everywhere.
        case .rejected(status: 401, _), .rejected(status: 403, _): false
        case .notFound, .rejected: true
        default: false
        }
    }

    /// Whether it says something of everything the server gives, and not of one of its services alone.
    var isOfServer: Bool {
        switch self {
        case .quotaExceeded, .serverTrouble(_, _?): true
        default: false
        }
    }
}
