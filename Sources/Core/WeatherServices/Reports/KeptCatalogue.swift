import Synchronization

/// The catalogue for the access it was last asked for, so that what the sources remember lasts until the user changes it.
final class KeptCatalogue: Sendable {
    private let make: @Sendable (SourceAccess) -> SourceCatalogue
    private let kept = Mutex<(access: SourceAccess, catalogue: SourceCatalogue)?>(nil)

    init(_ make: @escaping @Sendable (SourceAccess) -> SourceCatalogue) {
        self.make = make
    }

    /// The same one again where the access is the same.
    func catalogue(for access: SourceAccess) -> SourceCatalogue {
        kept.withLock { kept in
            if let kept, kept.access == access { return kept.catalogue }
            let catalogue = make(access)
            kept = (access, catalogue)
            return catalogue
        }
    }
}
