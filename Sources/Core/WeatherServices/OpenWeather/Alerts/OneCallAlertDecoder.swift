public import Foundation
public import WeatherModel

/// Reads the warnings of OpenWeather's One Call 3.0 and 4.0.
public struct OneCallAlertDecoder: Sendable {
    private let selection: AlertSelection
    private let now: Date

    /// - Parameters:
    ///   - place: The place for which the answer was requested.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: true)
        self.now = now
    }

    /// Returns the warnings of an answer of 3.0, or the single warning that 4.0 gives for an identifier.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        selection.alerts(from: try notices(from: data))
    }

    /// Returns the warnings of several answers, of which one may update another.
    func alerts(fromEach answers: [Data]) throws(FetchError) -> [Alert] {
        var notices: [AlertNotice] = []
        for answer in answers { notices += try self.notices(from: answer) }
        return selection.alerts(from: notices)
    }

    /// Returns the identifiers of the warnings named in an answer of 4.0, each once.
    func identities(from data: Data) throws(FetchError) -> [String] {
        let root = try checkedRoot(data)
        guard let rows = root.objects("data") else { throw .unreadableAnswer }
        var seen: Set<String> = []
        return rows.flatMap { $0.list("alerts") ?? [] }.compactMap(\.text)
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private func notices(from data: Data) throws(FetchError) -> [AlertNotice] {
        let root = try checkedRoot(data)
        if let alerts = root.objects("alerts") { return alerts.map(notice) }
        let single = ([root] + (root.objects("data") ?? [])).first { $0.members["sender_name"] != nil }
        if let single { return [notice(single)] }
        // In 3.0, a missing member means that there are no warnings; its answers contain the coordinates.
        guard root.number("lat") != nil, root.number("lon") != nil else { throw .unreadableAnswer }
        return []
    }

    private func checkedRoot(_ data: Data) throws(FetchError) -> JSONObject {
        try JSONObject(openWeather: data, now: now)
    }

    private func notice(_ object: JSONObject) -> AlertNotice {
        let sender = object.text("sender_name")
        let start = instant(object.number("start"))
        let ends = instant(object.number("end"))
        let tags = (object.list("tags") ?? []).compactMap(\.text).filter { !$0.isEmpty }
        let event = object.text("event") ?? tags.first
        let times = [start, ends].map { $0.map { String(Int($0.timeIntervalSince1970)) } ?? "" }
        let marks = ([sender ?? ""] + times + tags.sorted()).joined(separator: "|")
        let alert = Alert(
            id: object.text("id") ?? "\(marks)|\(event ?? "")", sender: sender, onset: start, ends: ends, texts: [])
        let descriptions: [(language: String?, text: String?)] =
            object.objects("description")?.map { ($0.text("language"), $0.text("description")) }
            ?? [(nil, object.text("description"))]
        let words = (descriptions.isEmpty ? [(nil, nil)] : descriptions).map {
            AlertWords(
                text: AlertText(language: $0.language, event: event, description: AlertProse.unwrapped($0.text)))
        }
        return AlertNotice(
            alert: alert, words: words,
            // 3.0 repeats a warning in each language of its sender, which can be recognised by its tags only.
            twinKey: object.text("id") == nil && sender != nil && !tags.isEmpty ? marks : nil)
    }

    private func instant(_ seconds: Double?) -> Date? {
        guard let seconds, seconds > 0, seconds < 1e11 else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }
}
