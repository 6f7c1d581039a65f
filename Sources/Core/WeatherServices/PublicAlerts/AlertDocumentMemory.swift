public import WeatherModel

/// Where documents of warnings are kept between two runs of the program; what cannot be read or written counts as not kept.
public struct AlertDocumentMemory: Sendable {
    let recall: @Sendable () async -> [AlertDocument]
    let keep: @Sendable (_ documents: [AlertDocument], _ gone: [String]) async -> Void

    /// - Parameters:
    ///   - recall: Returns all that is kept.
    ///   - keep: Keeps documents, and forgets those of which the identifiers are given.
    public init(
        recall: @escaping @Sendable () async -> [AlertDocument],
        keep: @escaping @Sendable (_ documents: [AlertDocument], _ gone: [String]) async -> Void
    ) {
        (self.recall, self.keep) = (recall, keep)
    }
}
