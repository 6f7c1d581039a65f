import Foundation
import SeededRandom

/// Changed copies of a payload, the same on every run.
struct PayloadMutation {
    private static let words = [
        "null", "true", "-1", "1e999", "-0", "1e-400", "9223372036854775808", "\"\"", "{}", "[]", "\\u0000", "\\ud800",
        "[[[[[[", "}}}}", "<", "</", "<!DOCTYPE", "<![CDATA[", "]]>", "&amp;", "&#0;", "&#x110000;", "&x;", "\u{FEFF}",
        "2026-02-30T25:61:61+99:99", "9999-12-31T23:59:59Z", "91,181", "nan", "inf", " ", "\n", "\0", "xmlns:a=\"\"",
    ].map { Array($0.utf8) }

    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The payload with one to six changes: bytes exchanged, left out, doubled or moved, and words put in that are apt
    /// to do harm.
    mutating func mutated(_ data: Data) -> Data {
        var bytes = Array(data)
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
            case 5: replaceNumber(&bytes, from: place)
            case 6: bytes.replaceSubrange(place..<end, with: Self.words.randomElement(using: &random) ?? [])
            default: bytes[place] = UInt8.random(in: 0x20...0x7e, using: &random)
            }
        }
        return Data(bytes)
    }

    /// Up to 200 bytes, in one of two cases of those that markup is made of.
    mutating func noise() -> Data {
        let marks = Array("<>/=\"'{}[],:&;!?-0123456789eE alertinfo".utf8)
        let isMarkup = Bool.random(using: &random)
        return Data(
            (0..<Int.random(in: 0...200, using: &random)).map { _ in
                isMarkup ? marks.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
            })
    }

    private mutating func replaceNumber(_ bytes: inout [UInt8], from place: Int) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        let number = Int.random(in: -1_000_000...1_000_000, using: &random)
        bytes.replaceSubrange(start..<end, with: Array(String(number).utf8))
    }
}
