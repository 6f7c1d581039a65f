import Foundation

extension JSONObject {
    /// Returns the objects of a top-level array; throws `unreadableAnswer` for anything else.
    static func list(_ data: Data) throws(FetchError) -> [JSONObject] {
        let root: Any
        do {
            root = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw .unreadableAnswer
        }
        guard let elements = root as? [Any] else { throw .unreadableAnswer }
        return elements.compactMap { ($0 as? [String: Any]).map(JSONObject.init) }
    }
}
