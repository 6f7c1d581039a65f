import Foundation

/// Any JSON value, so that content this version does not know can be preserved.
indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Parses one complete JSON value; nil for anything else.
    init?(_ data: Data) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        self = value
    }

    /// The JSON text, indented, with keys in alphabetical order and a final line break.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return Self.withoutControls(try encoder.encode(self)) + Data("\n".utf8)
        }
    }

    /// Returns the JSON with DEL, C1 and bidirectional control characters escaped, as the file may be shown in a
    /// terminal.
    private static func withoutControls(_ json: Data) -> Data {
        guard json.contains(where: { [0x7F, 0xC2, 0xE2].contains($0) }) else { return json }
        return Data(
            String(decoding: json, as: UTF8.self).unicodeScalars.map { scalar in
                switch scalar.value {
                case 0x7F...0x9F: "\\u00" + String(scalar.value, radix: 16)
                case 0x202A...0x202E, 0x2066...0x2069: "\\u" + String(scalar.value, radix: 16)
                default: String(scalar)
                }
            }.joined().utf8)
    }

    /// Returns the value of a key; nil if this is no object or does not have it.
    subscript(key: String) -> JSONValue? {
        object?[key]
    }

    var object: [String: JSONValue]? {
        if case .object(let object) = self { object } else { nil }
    }

    var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    var integer: Int? {
        if case .integer(let integer) = self { Int(integer) } else { nil }
    }

    var double: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// Returns this value with that of the other merged over it, recursively in objects; a null in the other removes a
    /// key.
    func overlaid(with other: JSONValue) -> JSONValue {
        guard case .object(let newer) = other else { return other }
        var result = object ?? [:]
        for (key, value) in newer {
            result[key] = value == .null ? nil : (result[key] ?? .null).overlaid(with: value)
        }
        return .object(result)
    }

    /// Returns what `overlaid(with:)` turns the other value into this one by.
    func difference(from other: JSONValue) -> JSONValue {
        guard case .object(let newer) = self, case .object(let older) = other else { return self }
        var result = older.filter { newer[$0.key] == nil }.mapValues { _ in JSONValue.null }
        for (key, value) in newer where value != older[key] {
            result[key] = older[key].map { value.difference(from: $0) } ?? value
        }
        return .object(result)
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
