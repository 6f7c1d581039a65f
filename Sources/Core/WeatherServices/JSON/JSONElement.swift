import Foundation
import WeatherModel

/// A JSON value, read leniently.
enum JSONElement: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONElement])
    case object([String: JSONElement])

    /// A finite number, which may be written as a text; true and false count as 1 and 0.
    var number: Double? {
        let number: Double? =
            switch self {
            case .number(let number): number
            case .text(let text): Double(decimal: text.trimmingCharacters(in: .whitespaces))
            case .bool(let bool): bool ? 1 : 0
            case .null, .list, .object: nil
            }
        return number?.isFinite == true ? number : nil
    }

    /// A text as it stands, with its white space.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    var list: [JSONElement]? {
        if case .list(let list) = self { list } else { nil }
    }

    var object: JSONObject? {
        if case .object(let members) = self { JSONObject(members) } else { nil }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }
}
