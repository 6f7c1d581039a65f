import Foundation
import WeatherModel

extension Trip {
    /// Reads a trip; nil without an identity, with a stay left out that cannot be read.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.text, Self.isIdentity(id), let legs = json["legs"]?.list else { return nil }
        self.init(
            id: id, name: json["name"]?.text ?? "", legs: legs.prefix(Bound.tripLegs).compactMap { TripLeg($0) },
            packed: Set((json["packed"]?.list ?? []).compactMap { $0.text.flatMap(PackingItem.init(rawValue:)) }))
    }

    /// Reads a row of the store; nil where it is damaged.
    init?(id: String, content: String) {
        guard let json = JSONValue(Data(content.utf8)), let trip = Trip(json), trip.id == id else { return nil }
        self = trip
    }

    /// Every value, as it is stored and exported.
    var json: JSONValue {
        .object([
            "id": .text(id), "name": .text(name), "legs": .list(legs.map(\.json)),
            "packed": .list(PackingItem.allCases.filter(packed.contains).map { .text($0.rawValue) }),
        ])
    }

    /// Returns the same with what a stored form of the trip has that this version cannot read: stays, things and members.
    func json(keepingUnread stored: JSONValue?) -> JSONValue {
        guard var members = stored?.object, let own = json.object else { return json }
        let (legs, packed) = (members["legs"]?.list ?? [], members["packed"]?.list ?? [])
        let unread = [
            "legs": legs.prefix(Bound.tripLegs).filter { TripLeg($0) == nil } + legs.dropFirst(Bound.tripLegs),
            "packed": packed.filter { $0.text.flatMap(PackingItem.init(rawValue:)) == nil },
        ]
        for (key, value) in own { members[key] = value.list.map { .list($0 + (unread[key] ?? [])) } ?? value }
        return .object(members)
    }

    /// Returns whether the text can tell trips apart: not empty, no longer than other identities, without control characters, at which
    /// SQLite may end a text.
    private static func isIdentity(_ text: String) -> Bool {
        (1...Bound.identity).contains(text.utf8.count)
            && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

extension TripLeg {
    fileprivate init?(_ json: JSONValue) {
        guard let place = json["place"].flatMap({ SavedPlace($0) }),
            let first = json["from"]?.text.flatMap(CivilDate.init),
            let last = json["to"]?.text.flatMap(CivilDate.init)
        else { return nil }
        self.init(at: place.location, from: first, to: last)
    }

    fileprivate var json: JSONValue {
        .object([
            "place": SavedPlace(place).json, "from": .text(first.description), "to": .text(last.description),
        ])
    }
}
