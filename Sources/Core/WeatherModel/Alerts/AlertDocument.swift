public import Foundation

/// A document of a server of warnings as it came, kept for a later run of the program.
public struct AlertDocument: Sendable, Hashable {
    /// The address of the server with the path of the document.
    public let id: String
    /// What the server sent; nil where that is kept already and was only confirmed.
    public let body: Data?
    /// The headers by which the server tells whether it is still the same.
    public let validators: [String: String]
    /// When it was read or last confirmed.
    public let readAt: Date

    /// Makes a document; nil in place of the body leaves the one that is kept.
    public init(id: String, body: Data?, validators: [String: String], readAt: Date) {
        (self.id, self.body, self.validators, self.readAt) = (id, body, validators, readAt)
    }
}
