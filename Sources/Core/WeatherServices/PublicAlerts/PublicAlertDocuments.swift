import Foundation

/// The documents that were read while the program runs, which several places may share.
actor PublicAlertDocuments {
    private struct Document {
        /// Nil where the document could not be read.
        let message: CAPMessage?
        let readAt: Date
    }

    private var documents: [String: Document] = [:]
    /// Documents that the server listed and no longer had.
    private var gone: Set<String> = []
    private var publishers: [String: (isPublished: Bool, at: Date)] = [:]

    /// The most documents that are kept, which is more than 100 places have at a time.
    private static let limit = 400
    /// The seconds for which is believed who publishes in a country.
    private static let publisherAge: TimeInterval = 86400

    /// Returns what is to be asked for: what is unknown, and then what was read longest ago, if that is an hour.
    func due(of identifiers: [String], at now: Date) -> [String] {
        let known = identifiers.compactMap { identifier in documents[identifier].map { (identifier, $0.readAt) } }
        let old = known.filter { abs(now.timeIntervalSince($0.1)) >= PublicAlertService.confirmationAge }
        return unknown(of: identifiers) + old.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    func unknown(of identifiers: [String]) -> [String] {
        identifiers.filter { documents[$0] == nil && !gone.contains($0) }
    }

    /// The messages that could be read, and an empty one for each that could not.
    func messages(of identifiers: [String]) -> [CAPMessage] {
        identifiers.compactMap { identifier in
            documents[identifier].map { $0.message ?? CAPMessage.unreadable(identifier) }
        }
    }

    func keep(_ message: CAPMessage?, as identifier: String, at now: Date) {
        documents[identifier] = Document(message: message, readAt: now)
        gone.remove(identifier)
        if documents.count > Self.limit, let oldest = documents.min(by: { $0.value.readAt < $1.value.readAt }) {
            documents[oldest.key] = nil
        }
    }

    func forget(_ identifier: String) {
        documents[identifier] = nil
        if gone.count >= Self.limit { gone = [] }
        gone.insert(identifier)
    }

    /// Returns whether anybody publishes warnings for the country; nil where that was not asked today.
    func hasPublishers(_ country: String, at now: Date) -> Bool? {
        publishers[country].flatMap { abs(now.timeIntervalSince($0.at)) < Self.publisherAge ? $0.isPublished : nil }
    }

    func note(_ isPublished: Bool, in country: String, at now: Date) {
        publishers[country] = (isPublished, now)
    }
}
