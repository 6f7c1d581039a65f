import Foundation

extension JSONObject {
    /// Takes over an object that Foundation's reader has made.
    init(foundation members: [String: Any]) {
        self.init(members.mapValues(Self.element))
    }

    private static func element(_ value: Any) -> JSONElement {
        switch value {
        case let text as String: .text(text)
        case let number as NSNumber: .number(number.doubleValue)
        case let list as [Any]: .list(list.map(element))
        case let members as [String: Any]: .object(members.mapValues(element))
        default: .null
        }
    }
}
