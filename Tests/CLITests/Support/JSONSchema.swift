import Foundation

/// The part of JSON Schema (draft 2020-12) that the program's own schema uses; any other keyword is an error.
struct JSONSchema {
    struct UnknownKeyword: Error {
        let name: String
    }

    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// The program's own.
    static func shipped() throws -> JSONSchema {
        try JSONSchema(
            Data(contentsOf: FixtureServer.root.appending(path: "Resources/fairweather-cli.schema.json")))
    }

    /// What is wrong with the value; empty where nothing is.
    ///
    /// - Parameter definition: A name under "$defs"; nil for the whole schema.
    func faults(of value: Any, as definition: String? = nil) throws -> [String] {
        try faults(value, definition.map { ["$ref": "#/$defs/\($0)"] } ?? root, at: "")
    }

    private func faults(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
        try schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
            switch (keyword, rule) {
            case ("$schema", _), ("$defs", _), ("title", _), ("description", _): return []
            case ("$ref", let name as String): return try faults(value, definition(name), at: path)
            case ("oneOf", let choices as [[String: Any]]):
                let found = try choices.map { try faults(value, $0, at: path) }
                let fitting = found.count { $0.isEmpty }
                return fitting == 1 ? [] : ["\(path): \(fitting) of \(choices.count) fit"]
            case ("type", let type):
                let types = (type as? [String]) ?? [type as? String ?? ""]
                return types.contains { Self.isKind($0, value) } ? [] : ["\(path): not \(types)"]
            case ("enum", let values as [Any]):
                return values.contains { Self.isSame($0, value) } ? [] : ["\(path): \(value) is not listed"]
            case ("const", let constant): return Self.isSame(constant, value) ? [] : ["\(path): not \(constant)"]
            case ("minimum", let bound as NSNumber): return Self.isBelow(value, bound) ? ["\(path): \(value)"] : []
            case ("maximum", let bound as NSNumber): return Self.isAbove(value, bound) ? ["\(path): \(value)"] : []
            case ("pattern", let pattern as String):
                let isMatch = (value as? String).map { $0.range(of: pattern, options: .regularExpression) != nil }
                return isMatch == false ? ["\(path): \(value)"] : []
            case ("items", let element as [String: Any]):
                return try (value as? [Any] ?? []).enumerated().flatMap {
                    try faults($0.element, element, at: "\(path)[\($0.offset)]")
                }
            case ("properties", let members as [String: [String: Any]]):
                let object = value as? [String: Any] ?? [:]
                return try members.flatMap { name, rule in
                    try object[name].map { try faults($0, rule, at: "\(path).\(name)") } ?? []
                }
            case ("required", let names as [String]):
                guard let object = value as? [String: Any] else { return [] }
                return names.filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
            case ("additionalProperties", let allowed as Bool) where !allowed:
                let known = schema["properties"] as? [String: Any] ?? [:]
                return (value as? [String: Any] ?? [:]).keys.filter { known[$0] == nil }.map { "\(path): \($0)" }
            default: throw UnknownKeyword(name: keyword)
            }
        }
    }

    private func definition(_ reference: String) throws -> [String: Any] {
        let name = reference.replacing("#/$defs/", with: "")
        guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
            throw UnknownKeyword(name: reference)
        }
        return found
    }

    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    }

    private static func isKind(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "boolean": isBoolean(value)
        case "number": value is NSNumber && !isBoolean(value)
        case "integer":
            (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue.rounded() == $0.doubleValue } ?? false
        case "array": value is [Any]
        case "object": value is [String: Any]
        default: false
        }
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (is NSNull, is NSNull): true
        case (let one as String, let other as String): one == other
        case (let one as NSNumber, let other as NSNumber): one == other
        default: false
        }
    }

    private static func isBelow(_ value: Any, _ bound: NSNumber) -> Bool {
        (value as? NSNumber).map { $0.doubleValue < bound.doubleValue } ?? false
    }

    private static func isAbove(_ value: Any, _ bound: NSNumber) -> Bool {
        (value as? NSNumber).map { $0.doubleValue > bound.doubleValue } ?? false
    }
}
