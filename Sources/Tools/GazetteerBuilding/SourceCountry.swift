/// A country as a source gives it.
public struct SourceCountry: Sendable, Hashable {
    public let code: String
    public let code3: String
    public let name: String
}
