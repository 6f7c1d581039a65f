public import Foundation
import WeatherModel
public import WeatherServices

extension FetchError {
    /// Returns the message that explains the error and a remedy, in one or two sentences.
    ///
    /// - Parameters:
    ///   - service: The name of the service that failed, such as "Open-Meteo".
    ///   - retryTime: The time the server named for the next try, such as "after 15:04"; nil if it named none.
    public func message(from service: String, retryTime: String? = nil) -> String {
        let values = ["service": service, "after": retryTime ?? ""]
        return switch self {
        case .offline: tr("{service} could not be reached. Check your network connection and try again.", values)
        case .offlineByChoice: tr("Offline: nothing is asked.")
        case .timedOut(let seconds):
            tr(
                one: "{service} did not answer within {count} second. Try again later.",
                other: "{service} did not answer within {count} seconds. Try again later.", count: seconds, values)
        case .insecure:
            tr(
                "{service} has no valid certificate. Check this computer’s date and your network.",
                values)
        case .keyRefused: tr("{service} needs a valid key. Check the key, or choose another source.", values)
        case .switchedOff: tr("Every source that has this is switched off in the preferences.")
        case .quotaExceeded where retryTime != nil:
            tr("The request limit of {service} has been reached. Try again {after}.", values)
        case .quotaExceeded: tr("The request limit of {service} has been reached. Try again later.", values)
        case .notFound: tr("{service} has no data for this place. Try another place.", values)
        case .rejected(_, let reason?):
            tr(
                "{service} refused the request: {reason}",
                ["service": service, "reason": reason.bounded(to: Bound.reason).endedAsSentence])
        case .rejected(let status, nil):
            tr("{service} refused the request (error {status}).", ["service": service, "status": String(status)])
        case .serverTrouble(let status, _): troubleMessage(status, values, hasTime: retryTime != nil)
        case .emptyAnswer: tr("{service} sent an empty answer. Try again later.", values)
        case .webPage:
            tr(
                "A web page arrived in place of data from {service}. You may need to sign in to this network first.",
                values)
        case .unreadableAnswer: tr("{service} sent an answer that could not be read. Try again later.", values)
        case .answerTooLarge: tr("{service} sent an answer that is too large. Try again later.", values)
        case .redirectRefused:
            tr("{service} redirected to another address, which was not followed. Check its server address.", values)
        case .proxyUnusable:
            tr(
                "The proxy for {service} cannot be used. Name one with http:// or socks5:// in the variable https_proxy or all_proxy.",
                values)
        case .unknown: tr("Something went wrong while contacting {service}. Try again later.", values)
        case .cancelled: tr("The request was cancelled.")
        }
    }

    /// The error in a few words, to follow a colon, such as "no connection".
    public var brief: String {
        switch self {
        case .offline: tr("no connection")
        case .offlineByChoice: tr("offline by choice")
        case .timedOut: tr("no answer")
        case .insecure: tr("no secure connection")
        case .keyRefused: tr("key not accepted")
        case .switchedOff: tr("its sources are switched off")
        case .quotaExceeded: tr("request limit reached")
        case .notFound: tr("no data for this place")
        case .rejected: tr("request refused")
        case .serverTrouble: tr("server trouble")
        case .emptyAnswer, .unreadableAnswer, .answerTooLarge: tr("invalid reply")
        case .webPage: tr("network sign-in needed")
        case .redirectRefused: tr("redirected to another address")
        case .proxyUnusable: tr("proxy cannot be used")
        case .unknown: tr("unknown error")
        case .cancelled: tr("cancelled")
        }
    }

    /// Returns the message about the last failure of a source: "Failed 5 minutes ago" and the explanation.
    public func message(
        from service: String, failedAt date: Date, at now: Date, _ formatter: WeatherFormatter
    ) -> String {
        tr("Failed {age}. {reason}", ["age": formatter.age(of: date, at: now), "reason": message(from: service)])
    }

    /// Returns the message about several services that failed alike; nil where each is told of alone.
    ///
    /// - Parameter services: Their names, such as "Open-Meteo and MET Norway".
    func message(fromAllOf services: String) -> String? {
        switch self {
        case .offline, .offlineByChoice, .timedOut, .unknown: message(from: services)
        case .quotaExceeded:
            tr("The request limits of {services} have been reached. Try again later.", ["services": services])
        case .serverTrouble(let status, _):
            tr(
                "{services} are having problems (error {status}). Try again later.",
                ["services": services, "status": String(status)])
        default: nil
        }
    }

    private func troubleMessage(_ status: Int, _ values: [String: String], hasTime: Bool) -> String {
        let values = values.merging(["status": String(status)]) { _, new in new }
        return hasTime
            ? tr("{service} is having problems (error {status}). Try again {after}.", values)
            : tr("{service} is having problems (error {status}). Try again later.", values)
    }
}

extension PartFailure {
    /// Returns the message about the failure, with the time of the next try if the source or all sources named one themselves.
    ///
    /// - Parameter zone: The zone of the place, beside whose clock the message is read.
    public func message(at now: Date, _ formatter: WeatherFormatter, besideClockOf zone: TimeZone) -> String {
        guard !isLacking else {
            return tr("{service} answered, but not with all it gives. Try again later.", ["service": source.name])
        }
        let time = retryTime(at: now, formatter, besideClockOf: zone)
        guard !isOrdered, let time else { return error.message(from: source.name, retryTime: time) }
        // Another source may be asked before.
        return tr(
            "{message} {source} will be asked again {after}.",
            ["message": error.message(from: source.name), "source": source.name, "after": time])
    }

    /// Returns the messages about each source that failed.
    ///
    /// - Parameter zone: The zone of the place, beside whose clock the messages are read.
    public func messages(at now: Date, _ formatter: WeatherFormatter, besideClockOf zone: TimeZone) -> String {
        let failures = others.compactMap(\.failure)
        // One sentence with one advice where all failed alike.
        if !failures.isEmpty, failures.allSatisfy({ $0.error == error && !$0.isLacking }), !isLacking,
            retryTime(at: now, formatter, besideClockOf: zone) == nil,
            let text = error.message(
                fromAllOf: PhraseList.enumeration([source.name] + failures.map(\.source.name)))
        {
            return text
        }
        return PhraseList.sentences(
            ([self] + failures).map { $0.message(at: now, formatter, besideClockOf: zone) }) ?? ""
    }

    /// Returns the failures in few words with that time, such as "Open-Meteo: request limit reached, next try after 15:04" or
    /// "Open-Meteo, MET Norway: server trouble".
    ///
    /// - Parameter zone: The zone of the place, beside whose clock the words are read.
    public func brief(at now: Date, _ formatter: WeatherFormatter, besideClockOf zone: TimeZone) -> String {
        // What is switched off has no source to be named.
        guard error != .switchedOff else { return tr("Every source is switched off") }
        let failures = others.compactMap(\.failure)
        let isAlike = failures.allSatisfy { $0.brief == brief }
        guard isAlike || failures.isEmpty else {
            return ([self] + failures).map {
                tr("{source}: {reason}", ["source": $0.source.name, "reason": $0.brief])
            }
            .inOneLine()
        }
        let values = [
            "source": PhraseList.text([source.name] + failures.map(\.source.name)), "reason": brief,
            "after": ([self] + failures).compactMap { $0.retryDate(after: now) }.min().map {
                formatter.nextMoment($0, .after, at: now, besideClockOf: zone)
            } ?? "",
        ]
        return values["after"] == ""
            ? tr("{source}: {reason}", values) : tr("{source}: {reason}, next try {after}", values)
    }

    /// What happened in a few words, to follow a colon.
    package var brief: String { isLacking ? tr("answer without this part") : error.brief }

    private func retryTime(at now: Date, _ formatter: WeatherFormatter, besideClockOf zone: TimeZone) -> String? {
        retryDate(after: now).map { formatter.nextMoment($0, .after, at: now, besideClockOf: zone) }
    }

    private func retryDate(after now: Date) -> Date? {
        (isOrdered ? retryAt : sourceRetryAt).flatMap { $0 > now ? $0 : nil }
    }
}
