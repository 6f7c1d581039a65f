/// All sources in the order in which they are asked by default.
///
/// The same order suits every region and part, as national sources precede continental ones and each serves its own
/// area only.
public struct SourceCatalogue: Sendable {
    /// The sources, the preferred ones first.
    public let sources: [CataloguedSource]

    /// Makes a catalogue in the given order.
    public init(_ sources: [CataloguedSource]) {
        self.sources = sources
    }
}
