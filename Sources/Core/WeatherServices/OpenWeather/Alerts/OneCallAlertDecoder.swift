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
        try selection.alerts(ofAll: try notices(from: data), isWhole: true)
    }

    /// Returns the warnings of several answers, of which one may update another.
    func alerts(fromEach answers: [Data]) throws(FetchError) -> [Alert] {
        var notices: [AlertEntry?] = []
        for answer in answers { notices.append(single(try checkedRoot(answer))) }
        return try selection.alerts(ofAll: notices, isWhole: true)
    }

    /// Returns the identifiers of the warnings named in an answer of 4.0, each once.
    func identities(from data: Data) throws(FetchError) -> [String] {
        let root = try checkedRoot(data)
        guard root.isOneCall, let rows = root.list("data"), !rows.isEmpty else { throw .unreadableAnswer }
        var identities: [String] = []
        for row in rows {
            guard let row = row.object, row.openWeatherMoment("dt") != nil else { throw .unreadableAnswer }
            // A row without warnings has no such member.
            guard let alerts = row.members["alerts"] else { continue }
            guard let texts = alerts.list?.map(\.text), !texts.contains(where: { $0?.isEmpty ?? true }) else {
                throw .unreadableAnswer
            }
            identities += texts.compactMap(\.self)
        }
        var seen: Set<String> = []
        return identities.filter { seen.insert($0).inserted }
    }

    private func notices(from data: Data) throws(FetchError) -> [AlertEntry?] {
        let root = try checkedRoot(data)
        if let single = single(root) { return [single] }
        // The rows of 4.0 name their warnings themselves.
        guard root.isOneCall, root.members["data"] == nil else { throw .unreadableAnswer }
        // In 3.0, a missing member means that there are no warnings.
        guard let alerts = root.members["alerts"] else { return [] }
        guard let alerts = alerts.list else { throw .unreadableAnswer }
        return alerts.map { $0.object.map(notice) }
    }

    /// Returns the warning of an answer of 4.0 to an identifier; nil for anything else.
    private func single(_ root: JSONObject) -> AlertEntry? {
        ([root] + (root.objects("data") ?? [])).first { $0.members["sender_name"] != nil }.map(notice)
    }

    private func checkedRoot(_ data: Data) throws(FetchError) -> JSONObject {
        try JSONObject(openWeather: data, now: now)
    }

    private func notice(_ object: JSONObject) -> AlertEntry {
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
            LocalizedAlertText(
                text: AlertText(language: $0.language, event: event, description: LineUnwrapping.unwrapped($0.text)))
        }
        return AlertEntry(
            alert: alert, words: words,
            // 3.0 repeats a warning in each language of its sender, which can be recognised by its tags only.
            twinKey: object.text("id") == nil && sender != nil && !tags.isEmpty ? marks : nil)
    }

    private func instant(_ seconds: Double?) -> Date? {
        guard let seconds, seconds > 0, seconds < 1e11 else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }
}

extension JSONObject {
    /// Whether the object says for which place and zone it is, as each answer of One Call does.
    fileprivate var isOneCall: Bool {
        guard case .number = members["lat"], case .number = members["lon"] else { return false }
        return text("timezone") != nil
    }
}
