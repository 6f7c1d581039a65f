import Synchronization

/// Keeps the catalogue until the user changes keys or servers, so that the state of its services is kept.
final class KeptCatalogue: Sendable {
    private let make: @Sendable (SourceAccess) -> SourceCatalogue
    private let kept = Mutex<(access: SourceAccess, catalogue: SourceCatalogue)?>(nil)

    init(_ make: @escaping @Sendable (SourceAccess) -> SourceCatalogue) {
        self.make = make
    }

    /// Returns the catalogue for the access, the same one as before if the access has not changed.
    func catalogue(for access: SourceAccess) -> SourceCatalogue {
        kept.withLock { kept in
            if let kept, kept.access == access { return kept.catalogue }
            let catalogue = make(access)
            kept = (access, catalogue)
            return catalogue
        }
    }
}
