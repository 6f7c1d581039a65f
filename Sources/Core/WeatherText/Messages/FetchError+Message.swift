public import Foundation
import WeatherModel
public import WeatherServices

extension FetchError {
    /// The message that explains the error and a remedy, in one or two sentences.
    public var message: String { message(retryTime: nil) }

    /// The error in a few words, to follow a colon, such as "no connection".
    public var brief: String {
        switch self {
        case .offline: tr("no connection")
        case .timedOut: tr("no answer")
        case .insecure: tr("no trusted connection")
        case .keyRefused: tr("the key was refused")
        case .quotaExceeded: tr("asked too often")
        case .notFound: tr("no data for this place")
        case .rejected: tr("the request was refused")
        case .serverTrouble: tr("the service is out of order")
        case .emptyAnswer, .unreadableAnswer, .answerTooLarge: tr("the answer could not be read")
        case .webPage: tr("this network wants you to sign in")
        case .redirectRefused: tr("the service has moved")
        case .unknown: tr("something went wrong")
        case .cancelled: tr("the request was given up")
        }
    }

    /// Returns the message about the last failure of a source: "Failed 5 minutes ago" and the explanation.
    public func message(failedAt date: Date, at now: Date, _ formatter: WeatherFormatter) -> String {
        tr("Failed {age}. {reason}", ["age": formatter.age(of: date, at: now), "reason": message])
    }

    /// - Parameter retryTime: The time the server named for the next try, such as "15:04"; nil if it named none.
    func message(retryTime: String?) -> String {
        switch self {
        case .offline: tr("The service could not be reached. Check the network connection and try again.")
        case .timedOut(let seconds):
            tr(
                one: "The service did not answer within {count} second. Try again later.",
                other: "The service did not answer within {count} seconds. Try again later.", count: seconds)
        case .insecure:
            tr("The service's certificate could not be trusted. Check the date of this computer and the network.")
        case .keyRefused: tr("The service wants a valid key. Check the key, or choose another source.")
        case .quotaExceeded: quotaMessage(retryTime)
        case .notFound: tr("The service has no data for what was asked. Try another place.")
        case .rejected(_, let reason?):
            tr("The service refused the request: {reason}", ["reason": reason.bounded(to: Bound.reason)])
        case .rejected(let status, nil):
            tr("The service refused the request (error {status}).", ["status": String(status)])
        case .serverTrouble(let status, _?) where retryTime != nil:
            tr(
                "The service is out of order (error {status}). Try again after {time}.",
                ["status": String(status), "time": retryTime ?? ""])
        case .serverTrouble(let status, _):
            tr("The service is out of order (error {status}). Try again later.", ["status": String(status)])
        case .emptyAnswer: tr("The service sent an empty answer. Try again later.")
        case .webPage: tr("A web page came where data was due. This network may want you to sign in first.")
        case .unreadableAnswer: tr("The service sent an answer that could not be read. Try again later.")
        case .answerTooLarge: tr("The service sent a larger answer than is accepted. Try again later.")
        case .redirectRefused:
            tr("The service pointed to another address, which was not followed. Check the server's address.")
        case .unknown: tr("Something went wrong while the service was asked. Try again later.")
        case .cancelled: tr("The request was given up.")
        }
    }

    private func quotaMessage(_ retryTime: String?) -> String {
        guard let retryTime else { return tr("The service was asked too often. Try again later.") }
        return tr("The service was asked too often. Try again after {time}.", ["time": retryTime])
    }
}

extension PartFailure {
    /// Returns the message about the failure, with the time of the next try if the sources named one themselves.
    public func message(at now: Date, _ formatter: WeatherFormatter) -> String {
        guard isOrdered, let retryAt, retryAt > now else { return error.message }
        // The time is rounded up, as the request is not allowed before.
        let minute = Date(
            timeIntervalSinceReferenceDate: (retryAt.timeIntervalSinceReferenceDate / 60).rounded(.up) * 60)
        return error.message(retryTime: formatter.moment(minute, in: formatter.ownZone, at: now))
    }
}
