import Foundation
public import WeatherModel
import WeatherServices

extension RequestRecord {
    /// The sentence in place of an empty list of requests.
    public static var absenceText: String { tr("No requests in the last seven days.") }

    /// The address with words for the keys in it.
    public var addressText: String { address.replacing(Self.keyMark, with: tr("(your key)")) }

    /// What came of it in few words, such as "answered" or "no connection".
    public var outcomeText: String {
        switch outcome {
        case .answered(304): tr("unchanged", context: "request")
        case .answered(..<400): tr("answered", context: "request")
        case .answered(let status): tr("error {status}", ["status": Wording.number(status)])
        case .failed(.noConnection): FetchError.offline.brief
        case .failed(.insecure): FetchError.insecure.brief
        case .failed(.tooLarge), .failed(.unreadable): FetchError.unreadableAnswer.brief
        case .failed(.cancelled): FetchError.cancelled.brief
        case .failed(.unknown): FetchError.unknown.brief
        case .failed(.noAnswer), nil: FetchError.timedOut(after: 0).brief
        }
    }

    /// Whether nothing of use came.
    public var isFailed: Bool {
        if case .answered(..<400) = outcome { return false }
        return true
    }

    /// Returns the place that was named to the server, with as many decimals each, such as "sent 53.55, 9.99", or two corners of the
    /// area around it, such as "sent 53.55, 9.95 – 53.60, 10.00"; nil if none was.
    public func placeText(_ formatter: WeatherFormatter) -> String? {
        let corners = coordinates.map { [$0] } ?? corners
        let pairs = corners.map { formatter.pair($0.latitude, $0.longitude) }
        guard let first = pairs.first, let last = pairs.last else { return nil }
        let words = pairs.count > 1 ? tr("{first} – {last}", ["first": first, "last": last]) : first
        return tr("sent {coordinates}", ["coordinates": words])
    }

    /// Returns the sizes and the time taken in few words, such as "sent 0.4 kB · received 18.2 kB · 0.3 s".
    public func measuresText(_ formatter: WeatherFormatter) -> String {
        [
            tr("sent {size}", ["size": formatter.kilobytes(sentBytes)]),
            tr("received {size}", ["size": formatter.kilobytes(receivedBytes)]),
            duration.map { tr("{seconds} s", ["seconds": formatter.decimal($0, digits: 1)]) },
        ].compactMap(\.self).inOneLine()
    }
}

extension RequestCause {
    /// The reason as it follows what was asked, such as "you asked for it".
    public var words: String {
        switch self {
        case .renewal: tr("automatic update")
        case .byHand: tr("you asked for it")
        case .search: tr("you searched for a place")
        case .rainMap: tr("you opened the rain map")
        case .comparison: tr("you compared sources")
        case .pastYears: tr("you compared with earlier years")
        case .keyTrial: tr("you checked a key")
        case .command: tr("a command asked for it")
        case .test: tr("you checked the sources")
        }
    }
}

extension WeatherFormatter {
    /// Returns a size in thousands of bytes with one decimal, such as "18.2 kB".
    public func kilobytes(_ bytes: Int) -> String {
        tr("{number} kB", ["number": decimal(Double(bytes) / 1000, digits: 1)])
    }
}
