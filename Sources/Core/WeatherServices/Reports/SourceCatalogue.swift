/// All sources in the order they are asked in by default.
///
/// One order does for every region and part, as national sources come before the continental ones and each serves only
/// its own area.
public struct SourceCatalogue: Sendable {
    /// Best first.
    public let sources: [CataloguedSource]

    /// In the order given.
    public init(_ sources: [CataloguedSource]) {
        self.sources = sources
    }
}
