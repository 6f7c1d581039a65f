import Foundation

/// A JSON object read leniently: null counts as missing, and a number may be an integer, a fraction or a text.
struct JSONObject {
    let members: [String: JSONElement]

    init(_ members: [String: JSONElement]) {
        self.members = members
    }

    /// Reads the object in `data`, or the first one of a top-level array; throws `unreadableAnswer` for anything else, and
    /// `cancelled` where nobody waits for it any more.
    init(_ data: Data) throws(FetchError) {
        let root = JSONReader.element(in: data)
        guard let object = root?.object ?? root?.list?.first?.object else { throw Self.refusal }
        self = object
    }

    /// Reads the object that is all of `data`; throws `unreadableAnswer` for anything else, a list of objects included.
    init(only data: Data) throws(FetchError) {
        guard let object = JSONReader.element(in: data)?.object else { throw Self.refusal }
        self = object
    }

    /// Returns the objects of a top-level array; throws `unreadableAnswer` for anything else.
    static func list(_ data: Data) throws(FetchError) -> [JSONObject] {
        guard let elements = JSONReader.element(in: data)?.list else { throw refusal }
        return elements.compactMap(\.object)
    }

    /// Reading ends early in a cancelled task, which says nothing of the answer.
    private static var refusal: FetchError { Task.isCancelled ? .cancelled : .unreadableAnswer }

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
