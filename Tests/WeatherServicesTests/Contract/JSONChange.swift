import Foundation

/// Changes the numbers of a JSON text and leaves all else as it is.
struct JSONChange: Sendable {
    /// Members that stay as they are, with all that is in them.
    var kept: Set<String> = []
    /// Members that are replaced whatever they hold.
    var dropped: Set<String> = []
    /// What becomes of a number; nil for null.
    var number: @Sendable (NSNumber) -> Any?

    func callAsFunction(_ data: Data) throws -> Data {
        let root = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        return try JSONSerialization.data(withJSONObject: changed(root), options: .fragmentsAllowed)
    }

    private func changed(_ value: Any) -> Any {
        switch value {
        case let members as [String: Any]:
            Dictionary(
                uniqueKeysWithValues: members.map { key, value in
                    (key, kept.contains(key) ? value : dropped.contains(key) ? NSNull() : changed(value))
                })
        case let elements as [Any]: elements.map(changed)
        case is String, is NSNull: value
        case let value as NSNumber where !["c", "B"].contains(String(cString: value.objCType)):
            number(value) ?? NSNull()
        default: value
        }
    }
}
