import Foundation
import Gazetteer

/// Texts of 10,000 bytes that nobody types, which must not hold the window up either.
enum Garbage {
    private static let length = 10_000

    /// The slowest answer, as text.
    static func report(_ index: PlaceIndex) -> String {
        let clock = ContinuousClock()
        let times = texts.map { text in
            let start = clock.now
            _ = index.matches(forBytes: text, limit: 10, preferredCountry: nil)
            return Figures.microseconds(clock.now - start)
        }.sorted()
        return String(
            format: "Garbage of %d bytes: %d texts, p50 %.1f µs, max %.1f µs", length, times.count,
            Figures.percentile(0.5, of: times), Figures.percentile(1, of: times))
    }

    /// The same in every run.
    private static var texts: [[UInt8]] {
        var generator = SplitMix64(seed: 1)
        let alphabets: [[UInt8]] = [
            Array(0...255), Array("abcdefghijklmnopqrstuvwxyz".utf8), Array("ab ".utf8), Array("a ".utf8),
            Array("san jose paris ".utf8), Array(" ".utf8), Array("a".utf8), Array("0123456789., ".utf8),
            Array("東京ア".utf8),
        ]
        return alphabets.flatMap { alphabet in
            (0..<20).map { _ in
                (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
            }
        }
    }
}
