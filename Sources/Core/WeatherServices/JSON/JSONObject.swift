import Foundation

/// A JSON object read leniently: null counts as missing, and a number may be an integer, a fraction or a text.
struct JSONObject {
    let members: [String: JSONElement]

    init(_ members: [String: JSONElement]) {
        self.members = members
    }

    /// Reads the object in `data`, or the first one of a top-level array; throws `unreadableAnswer` for anything else.
    init(_ data: Data) throws(FetchError) {
        let root = JSONReader.element(in: data)
        guard let object = root?.object ?? root?.list?.first?.object else { throw .unreadableAnswer }
        self = object
    }

    /// Returns the objects of a top-level array; throws `unreadableAnswer` for anything else.
    static func list(_ data: Data) throws(FetchError) -> [JSONObject] {
        guard let elements = JSONReader.element(in: data)?.list else { throw .unreadableAnswer }
        return elements.compactMap(\.object)
    }

    func number(_ key: String) -> Double? {
        members[key]?.number
    }

    /// Returns a text without surrounding white space; nil if nothing is left.
    func text(_ key: String) -> String? {
        let text = members[key]?.text?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text?.isEmpty == true ? nil : text
    }

    func object(_ key: String) -> JSONObject? {
        members[key]?.object
    }

    func objects(_ key: String) -> [JSONObject]? {
        list(key)?.compactMap(\.object)
    }

    func list(_ key: String) -> [JSONElement]? {
        members[key]?.list
    }
}
