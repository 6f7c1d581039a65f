import Foundation
import WeatherModel

/// Invents a value for whatever a type asks for, so that a property added tomorrow has one, too.
///
/// Numbers and texts are all different; the cases of an enumeration follow one another, from the seed's on.
struct InventingDecoder: Decoder {
    /// Counts what was invented, of all types or of one.
    final class Count {
        private var counts: [ObjectIdentifier: Int] = [:]

        func next(of type: Any.Type = Any.self) -> Int {
            counts[ObjectIdentifier(type), default: 0] += 1
            return counts[ObjectIdentifier(type), default: 0]
        }
    }

    let seed: Int
    var count = Count()
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    /// Invents a value; numbers are between 1 and 5, where every quantity and scale has values.
    func invent<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let cases = type as? any CaseIterable.Type, let value = chosen(cases) as? Value { return value }
        let number = count.next()
        let invented: Any =
            switch type {
            case is Bool.Type: (seed + count.next(of: type)).isMultiple(of: 2)
            case is Double.Type: 1 + Double(number) / 1000
            case is Int.Type: number
            case is String.Type: "text \(number)"
            case is Date.Type: Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(number) * 60)
            case is CivilDate.Type: CivilDate(dayNumber: 20_000 + number)
            case is TimeZone.Type: TimeZone(identifier: "Europe/Paris") as Any
            default: try Value(from: self)
            }
        guard let value = invented as? Value else {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "no idea of \(type)"))
        }
        return value
    }

    private func chosen<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
        let all = Array(type.allCases)
        return all.isEmpty ? nil : all[(seed + count.next(of: type)) % all.count]
    }
}

extension InventingDecoder {
    /// Has each key.
    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: InventingDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { false }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.invent(type) }
        func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key)
            -> KeyedDecodingContainer<Other>
        { decoder.container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    /// Has two elements.
    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: InventingDecoder
        var codingPath: [any CodingKey] { [] }
        var count: Int? { 2 }
        var currentIndex = 0
        var isAtEnd: Bool { currentIndex >= 2 }

        mutating func decodeNil() -> Bool { false }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            currentIndex += 1
            return try decoder.invent(type)
        }
        mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
            decoder.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
        mutating func superDecoder() -> any Decoder { decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: InventingDecoder
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { false }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.invent(type) }
    }
}
