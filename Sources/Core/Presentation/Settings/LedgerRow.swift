public import Foundation
import WeatherModel
import WeatherText

/// The list of who was asked what, as the preferences show it.
@MainActor
public protocol LedgerModel: AnyObject {
    /// The servers that the list can be limited to, after all of them, with the position of the one that is chosen.
    var servers: PreferenceRow.Control { get }
    /// The requests of the chosen servers, the last one first, as many as are shown.
    var rows: [LedgerRow] { get }
    /// How much was asked today; nil if nobody was asked.
    var summary: String? { get }
    /// Whether there are earlier requests than those shown.
    var hasMore: Bool { get }
    /// The sentence in place of the list; nil for a list with rows.
    var absence: String? { get }

    /// Reads the list; to be called when it is shown.
    func open()
    /// Limits the list to the server at the position; 0 for all.
    func choose(_ position: Int)
    /// Shows earlier requests below those that are shown.
    func showMore()
    /// Removes all requests.
    func clear()
}

/// A request in the list of who was asked what.
public struct LedgerRow: Sendable, Hashable, Identifiable {
    /// That of the request.
    public let id: UUID
    /// The time by the user's clock, such as "13:04:41".
    public let time: String
    /// The day, such as "Monday"; nil for today.
    public let day: String?
    /// The server, such as "api.met.no".
    public let host: String
    /// What was sent and what for in few words, such as "sent 53.55, 9.99 · hours"; the path where no place was named.
    public let sent: String
    /// The size of the answer and what came of it, such as "18.2 kB · answered".
    public let answer: String
    /// Why it was asked, such as "you asked for it".
    public let cause: String
    /// Whether nothing of use came.
    public let isFailed: Bool
    /// The full address, the names of the headers, and the sizes, a line each.
    public let details: [String]
    /// All of it but seconds and details, as a screen reader says it.
    public let spokenText: String

    /// Makes the row.
    ///
    /// - Parameter zone: The user's own time zone.
    init(_ record: RequestRecord, today: CivilDate, in zone: TimeZone, _ formatter: WeatherFormatter) {
        let (date, clock) = (CivilDate(record.start, in: zone), formatter.time(record.start, in: zone))
        day = date == today ? nil : formatter.weekday(date)
        time = formatter.timeWithSeconds(record.start, in: zone)
        (id, host) = (record.id, record.host)
        let named =
            record.placeText(formatter) ?? record.searchText(formatter) ?? formatter.isolated(record.path)
        sent = [named, record.subjectText(formatter)].compactMap(\.self).inOneLine()
        answer =
            record.receivedBytes == 0
            ? record.outcomeText
            : [formatter.kilobytes(record.receivedBytes), record.outcomeText].inOneLine()
        (cause, isFailed) = (record.cause.words, record.isFailed)
        let moment = day.map { tr("{weekday} {time}", ["weekday": $0, "time": clock]) } ?? clock
        spokenText = PhraseList.text([moment, host, sent, answer, cause])
        details = [
            formatter.isolated(record.addressText),
            tr("Headers: {names}", ["names": record.headers.joined(separator: ", ")]), record.measuresText(formatter),
        ]
    }
}

/// The fixed texts of the list of who was asked what.
public enum LedgerWords {
    /// The heading.
    public static var heading: String { tr("Requests") }
    /// The choice of all servers.
    public static var allServers: String { tr("All servers") }
    /// The accessible name of the choice of a server.
    public static var server: String { tr("Server") }
    /// The button that shows more.
    public static var more: String { tr("Show earlier requests") }
    /// The button that removes all requests.
    public static var clear: String { tr("Clear the list") }
    /// The sentence below the list.
    public static var keeping: String {
        tr("Kept for 7 days on this computer. Keys are sent to their sources, but never written into this list.")
    }
}
