/// What a store held at a moment, and which version that was.
public struct VersionedContents: Sendable {
    /// The places and what their rows show.
    public let contents: StoredContents
    /// The number that `SharedStore.version()` gave then.
    public let version: Int64

    /// Makes a value that a store returns.
    public init(_ contents: StoredContents, version: Int64) {
        (self.contents, self.version) = (contents, version)
    }
}
