public import Foundation

/// A decoder of answers from outside, with the payloads that its mutated inputs are made from.
public struct FuzzedDecoder: Sendable, CustomStringConvertible {
    /// The name on the command line of `scripts/attacks/fuzz`.
    public let name: String
    /// How the paths of its payloads in `Fixtures` begin, "open-meteo/forecast_".
    public let corpus: [String]
    /// Decodes the bytes and says whether they were data; whatever they are, it returns, and soon.
    public let accepts: @Sendable (_ data: Data) -> Bool

    /// The name, for the lists of tests.
    public var description: String { name }

    /// An error is what most bytes deserve.
    init(_ name: String, corpus: String..., decode: @escaping @Sendable (Data) throws -> Void) {
        self.name = name
        self.corpus = corpus
        accepts = { (try? decode($0)) != nil }
    }
}
