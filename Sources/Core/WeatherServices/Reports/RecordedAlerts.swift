import Foundation
import WeatherModel

/// The warnings of a recorded answer, told apart by its content: CAP 1.2, MeteoAlarm's two feeds, and the formats of Bright Sky,
/// MET Norway, the US National Weather Service and OpenWeather.
struct RecordedAlerts {
    /// The warnings for the place, at the time the answer was made.
    let alerts: Sourced<[Alert]>
    /// The corner of an outline that the most outlines hold, named by its area; in the Gulf of Guinea, and named so, where the
    /// answer has no outline.
    let place: Location
    /// The offset from Greenwich that the answer's times are written with; Greenwich's where they have none.
    let timeZone: TimeZone

    /// Reads an answer whose content are warnings alone; nil for any other.
    ///
    /// - Throws: What the format's own decoder throws.
    init?(_ data: Data) throws(FetchError) {
        guard let root = try? JSONObject(data) else {
            try self.init(markup: data)
            return
        }
        if let warnings = root.objects("warnings") {
            self.init(of: warnings.compactMap { $0.object("alert").flatMap { CAPMessage($0) } }, .meteoAlarm)
        } else if root.members["sender_name"] != nil {
            try self.init(of: [root], data, for: Self.place(of: []))
        } else if let listed = root.objects("alerts"), root.number("lat") != nil, Self.lacksWeather(root) {
            try self.init(of: listed, data, for: RecordedAnswer.place(root))
        } else if let listed = root.objects("alerts"), let cell = root.members["location"] {
            let made = listed.compactMap { ISOInstant.date($0.text("effective")) }.max() ?? Self.unknown
            let place = Self.place(of: [AlertArea(name: cell.object?.text("name"))])
            let decoder = BrightSkyAlertDecoder(place: place, now: made)
            self.init(try decoder.alerts(from: data), for: place, by: .brightSky, at: made)
        } else if let features = root.objects("features"), Self.areWarnings(features, of: root) {
            try self.init(features, of: root, data)
        } else {
            return nil
        }
    }

    private init(_ features: [JSONObject], of root: JSONObject, _ data: Data) throws(FetchError) {
        let areas = features.map { feature in
            let properties = feature.object("properties")
            return AlertArea(
                name: properties?.text("areaDesc") ?? properties?.text("area"),
                shapes: feature.object("geometry").map { AlertShape.shapes(geoJSON: $0) } ?? [])
        }
        let place = Self.place(of: areas, near: Self.askedPoint(root.text("title")))
        let sent = features.first?.object("properties")?.text("sent")
        if let changed = root.text("lastChange") {
            let made = ISOInstant.date(changed) ?? Self.unknown
            let decoder = MetAlertsDecoder(place: place, now: made)
            self.init(try decoder.alerts(from: data), for: place, by: .metNorway, at: made)
        } else {
            let made = ISOInstant.date(root.text("updated")) ?? Self.unknown
            let decoder = NWSAlertDecoder(place: place, now: made)
            self.init(
                try decoder.alerts(from: data), for: place, by: .nationalWeatherService, at: made,
                RecordedAnswer.zone(sent))
        }
    }

    /// Reads OpenWeather's warnings, which do not say when they were given, at the time when the first begins.
    private init(of listed: [JSONObject], _ data: Data, for place: Location) throws(FetchError) {
        let onset = listed.compactMap { $0.openWeatherMoment("start") }.min() ?? Self.unknown
        self.init(
            try OneCallAlertDecoder(place: place, now: onset).alerts(from: data), for: place, by: .openWeather,
            at: onset)
    }

    private init?(markup data: Data) throws(FetchError) {
        let root = try MarkupReader().root(of: data)
        switch root.name {
        case "alert":
            guard let message = CAPMessage(root) else { return nil }
            self.init(of: [message], .publicAlerts, RecordedAnswer.zone(root.text("sent")))
        case "feed":
            let messages = root.children("entry").map { MeteoAlarmEntry($0).message }
            self.init(of: messages, .meteoAlarm, issuedAt: ISOInstant.date(root.text("updated")))
        default:
            return nil
        }
    }

    private init(
        of messages: [CAPMessage], _ source: WeatherSource, issuedAt: Date? = nil, _ timeZone: TimeZone = .gmt
    ) {
        let entries = messages.flatMap { source == .publicAlerts ? $0.sortedEntries : $0.readableNotices }
        let place = Self.place(of: entries.flatMap(\.words).flatMap(\.areas))
        let made = issuedAt ?? messages.compactMap(\.sent).max() ?? Self.unknown
        // A feed is of a whole country, a message of its own area.
        let selection = AlertSelection(place: place, now: made, isAskedByPoint: messages.count == 1)
        self.init(selection.alerts(from: entries), for: place, by: source, at: made, timeZone)
    }

    private init(
        _ alerts: [Alert], for place: Location, by source: WeatherSource, at time: Date, _ timeZone: TimeZone = .gmt
    ) {
        self.timeZone = timeZone
        self.alerts = Sourced(alerts, source: source, fetchedAt: time)
        let point = place.coordinates
        // The sun of a point that nobody told would pass for that of the area.
        let isTold = point != Self.nowhere
        self.place = isTold ? place : Location(name: "\(point.latitude), \(point.longitude)", coordinates: point)
    }

    private static let nowhere = Coordinates(clampingLatitude: 0, longitude: 0)
    private static let unknown = Date(timeIntervalSince1970: 0)

    /// Returns whether a collection is one of warnings, which has a time of its own, and not of observations.
    private static func areWarnings(_ features: [JSONObject], of root: JSONObject) -> Bool {
        (root.text("lastChange") ?? root.text("updated")) != nil
            && features.allSatisfy { $0.object("properties")?.text("timestamp") == nil }
    }

    /// Returns whether an answer of One Call was asked for without its rows.
    private static func lacksWeather(_ root: JSONObject) -> Bool {
        ["current", "minutely", "hourly", "daily", "data"].allSatisfy { root.members[$0] == nil }
    }

    /// Returns the point of "current watches, warnings, and advisories for 19.7203 N, 155.0868 W".
    private static func askedPoint(_ title: String?) -> Coordinates? {
        guard
            let found = title?.firstMatch(of: /([0-9.]{1,9}) ([NS]), ([0-9.]{1,9}) ([EW])/),
            let latitude = Double(found.1), let longitude = Double(found.3)
        else { return nil }
        return Coordinates(
            latitude: found.2 == "S" ? -latitude : latitude, longitude: found.4 == "W" ? -longitude : longitude)
    }

    private static func place(of areas: [AlertArea], near asked: Coordinates? = nil) -> Location {
        // An answer for a point has what holds at it, so the gravest of several must not be missed by a corner of another.
        let outlined = Array(areas.lazy.filter { !$0.shapes.isEmpty }.prefix(mostOutlines))
        let corners = outlined.lazy.flatMap(\.shapes).flatMap(\.edgePoints).prefix(mostCorners)
        // Of several that as many hold the first: the point that was asked for, if it is known.
        var best: (point: Coordinates, count: Int)?
        for corner in [asked].compactMap(\.self) + corners {
            let count = outlined.count { $0.contains(corner) == true }
            if count > best?.count ?? 0 { best = (corner, count) }
        }
        let point = best?.point ?? nowhere
        // Areas stand in one text, of which the first is the one that the point belongs to.
        let names = (outlined.first { $0.contains(point) == true } ?? areas.first)?.name
        let name = names?.split(whereSeparator: { ";,\n".contains($0) }).first?.trimmingCharacters(in: .whitespaces)
        return Location(
            name: name.map { $0.bounded(to: Bound.words) } ?? "\(point.latitude), \(point.longitude)",
            coordinates: point)
    }

    /// How many corners are compared with how many outlines; an answer of the usual size has fewer of both.
    private static let (mostCorners, mostOutlines) = (1000, 500)
}
