import Foundation

/// A JSON object read leniently: null counts as missing, and a number may be an integer, a fraction or a text.
struct JSONObject {
    let members: [String: Any]

    init(_ members: [String: Any]) {
        self.members = members
    }

    /// Reads the object in `data`, or the first one of a top-level array; throws `unreadableAnswer` for anything else.
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

    /// Returns a text without surrounding white space; nil if nothing is left.
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

    /// Returns the finite number of a JSON value, which may be a number or a text; nil for anything else.
    static func number(_ value: Any) -> Double? {
        let number =
            (value as? String).map { Double($0.trimmingCharacters(in: .whitespaces)) }
            ?? (value as? NSNumber)?.doubleValue
        return number?.isFinite == true ? number : nil
    }
}
