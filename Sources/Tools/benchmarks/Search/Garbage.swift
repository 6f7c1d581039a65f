import Foundation
import Gazetteer
import SeededRandom

/// Texts of 10,000 bytes that nobody types, for which a search must not take long either.
enum Garbage {
    private static let length = 10_000

    /// The sets of bytes from which texts are made at random.
    private static let alphabets: [(name: String, bytes: [UInt8])] = [
        ("any bytes", Array(0...255)), ("letters", Array("abcdefghijklmnopqrstuvwxyz".utf8)),
        ("one letter", Array("a".utf8)), ("short words", Array("ab ".utf8)), ("words", Array("san jose paris ".utf8)),
        ("spaces", Array(" ".utf8)), ("digits", Array("0123456789., ".utf8)),
        ("parts of characters", Array("東京ア".utf8)),
    ]

    /// Returns the usual and the longest time for each kind of text.
    static func report(_ index: PlaceIndex) -> String {
        var generator = SeededGenerator(seed: 1)
        let clock = ContinuousClock()
        let lines = alphabets.map { alphabet in
            let times = (0..<20).map { _ in
                let text = (0..<length).map { _ in
                    alphabet.bytes[Int.random(in: alphabet.bytes.indices, using: &generator)]
                }
                let start = clock.now
                let count = index.matches(forBytes: text, limit: 10, preferredCountry: nil).count
                precondition(count <= 10)
                return Figures.microseconds(clock.now - start)
            }.sorted()
            return Figures.line(
                alphabet.name, [0.5, 1].map { String(format: "%.1f", Figures.percentile($0, of: times)) })
        }
        return ([Figures.line("\nGarbage, \(length) bytes, µs", ["p50", "max"])] + lines).joined(separator: "\n") + "\n"
    }
}
