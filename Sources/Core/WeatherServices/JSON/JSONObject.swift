import Foundation

/// A JSON object read leniently: null is the same as absent, and a number may be an integer, a fraction or a text.
struct JSONObject {
    let members: [String: Any]

    init(_ members: [String: Any]) {
        self.members = members
    }

    /// The object in `data`, or the first one of a top-level array; anything else is an unreadable answer.
    init(_ data: Data) throws(FetchError) {
        let root: Any
        do {
            root = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw .unreadableAnswer
        }
        guard let members = root as? [String: Any] ?? (root as? [Any])?.first as? [String: Any] else {
            throw .unreadableAnswer
        }
        self.init(members)
    }

    func number(_ key: String) -> Double? {
        members[key].flatMap(Self.number)
    }

    /// Nil for a text of white space alone, too.
    func text(_ key: String) -> String? {
        let text = (members[key] as? String)?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text?.isEmpty == true ? nil : text
    }

    func object(_ key: String) -> JSONObject? {
        (members[key] as? [String: Any]).map(JSONObject.init)
    }

    func objects(_ key: String) -> [JSONObject]? {
        (members[key] as? [Any])?.compactMap { ($0 as? [String: Any]).map(JSONObject.init) }
    }

    /// The finite number that a member or an element of an array is or spells.
    static func number(_ value: Any) -> Double? {
        let number =
            (value as? String).map { Double($0.trimmingCharacters(in: .whitespaces)) }
            ?? (value as? NSNumber)?.doubleValue
        return number?.isFinite == true ? number : nil
    }
}
