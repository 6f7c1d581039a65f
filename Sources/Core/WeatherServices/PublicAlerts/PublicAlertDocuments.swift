import Foundation
import WeatherModel

/// The documents that were read while the program runs, and before it as far as they are kept, which several places may share.
actor PublicAlertDocuments {
    private struct Document {
        /// Nil where the document could not be read.
        private(set) var message: CAPMessage?
        /// What was kept of an earlier run, until somebody needs it.
        private var unread: Data?
        let bytes: Int
        /// The headers that ask whether it is still the same.
        let validators: [String: String]
        var readAt: Date
        var listedAt: Date

        init(_ message: CAPMessage?, bytes: Int, validators: [String: String], at now: Date) {
            (self.message, self.bytes, self.validators) = (message, bytes, validators)
            (readAt, listedAt) = (now, now)
        }

        init(kept body: Data, _ document: AlertDocument) {
            self.init(nil, bytes: body.count, validators: document.validators, at: document.readAt)
            unread = body
        }

        mutating func read() {
            guard let body = unread else { return }
            (message, unread) = (try? CAPReader().message(from: body), nil)
        }

        /// Whether it could not be read, which may be the fault of its way here; one that is too large stays so.
        var isBroken: Bool { message == nil && unread == nil && bytes <= PublicAlertService.sizeLimit }
    }

    private let memory: AlertDocumentMemory?
    /// What stands before the identifiers of this server's documents where they are kept.
    private let server: String
    private var recalling: Task<[AlertDocument], Never>?
    private var isRecalled = false
    /// What is to be kept of each identifier, and what was gone.
    private var unsaved: [String: AlertDocument] = [:]
    private var gone: Set<String> = []

    private var documents: [String: Document] = [:]
    /// When the server last did not have a document that it listed.
    private var missing: [String: Date] = [:]
    private var publishers: [String: (names: [String], at: Date)] = [:]

    /// The most documents that are kept, which is more than 100 places have at a time, and the most of their bytes.
    static let limit = 1600
    static let byteLimit = 32 << 20
    /// The seconds after which a document is asked for again that was listed and not there: one that is replaced has no
    /// address for a moment.
    private static let absence: TimeInterval = 600
    /// The seconds for which is believed who publishes in a country.
    private static let publisherAge: TimeInterval = 86400

    /// - Parameters:
    ///   - memory: Where documents are kept between two runs; nil for nowhere.
    ///   - server: The address of the server.
    init(_ memory: AlertDocumentMemory?, server: String) {
        (self.memory, self.server) = (memory, server)
    }

    /// Reads what an earlier run has kept of this server, once.
    func recall() async {
        guard let memory, !isRecalled else { return }
        let task = recalling ?? Task { await memory.recall() }
        recalling = task
        let kept = await task.value
        guard !isRecalled else { return }
        (isRecalled, recalling) = (true, nil)
        for document in kept {
            guard let body = document.body, document.id.hasPrefix(server) else { continue }
            let path = String(document.id.dropFirst(server.count))
            if path.hasPrefix(Self.countryPath) {
                let names = try? JSONDecoder().decode([String].self, from: body)
                publishers[String(path.dropFirst(Self.countryPath.count))] = names.map { ($0, document.readAt) }
            } else if path.hasPrefix(Self.alertPath) {
                documents[String(path.dropFirst(Self.alertPath.count))] = Document(kept: body, document)
            }
        }
    }

    /// Hands on what has come and gone since the last time.
    func save() async {
        guard let memory, !unsaved.isEmpty || !gone.isEmpty else { return }
        let (documents, gone) = (Array(unsaved.values), Array(gone))
        (unsaved, self.gone) = ([:], [])
        await memory.keep(documents, gone)
    }

    private static let (alertPath, countryPath) = ("/alert/", "/sources/area_status/")

    /// Returns what is to be asked for: what is unknown, and then what was read longest ago, if that is an hour, or ten minutes
    /// of what could not be read.
    func due(of identifiers: [String], at now: Date) -> [String] {
        for identifier in identifiers { documents[identifier]?.listedAt = now }
        let known = identifiers.compactMap { identifier in documents[identifier].map { (identifier, $0) } }
        let old = known.filter { identifier, document in
            let age = document.isBroken ? Self.absence : PublicAlertService.confirmationAge
            return abs(now.timeIntervalSince(document.readAt)) >= age && !isAbsent(identifier, at: now)
        }
        return unknown(of: identifiers, at: now)
            + old.sorted { ($0.1.readAt, $0.0) < ($1.1.readAt, $1.0) }.map(\.0)
    }

    func unknown(of identifiers: [String], at now: Date) -> [String] {
        identifiers.filter { documents[$0] == nil && !isAbsent($0, at: now) }
    }

    private func isAbsent(_ identifier: String, at now: Date) -> Bool {
        missing[identifier].map { abs(now.timeIntervalSince($0)) < Self.absence } ?? false
    }

    /// The messages that could be read, and an empty one for each that could not.
    func messages(of identifiers: [String]) -> [CAPMessage] {
        identifiers.compactMap { identifier in
            documents[identifier]?.read()
            return documents[identifier].map { $0.message ?? CAPMessage.unreadable(identifier) }
        }
    }

    /// Returns the headers that ask whether a document is still the same; none for one that could not be read, as the answer
    /// that it is would leave it so.
    func validators(of identifier: String) -> [String: String] {
        documents[identifier]?.read()
        guard let document = documents[identifier], !document.isBroken else { return [:] }
        return document.validators
    }

    func confirm(_ identifier: String, at now: Date) {
        documents[identifier]?.readAt = now
        missing[identifier] = nil
        note(identifier, body: unsaved[server + Self.alertPath + identifier]?.body, at: now)
    }

    private func note(_ identifier: String, body: Data?, at now: Date) {
        let id = server + Self.alertPath + identifier
        unsaved[id] = AlertDocument(
            id: id, body: body, validators: documents[identifier]?.validators ?? [:], readAt: now)
        gone.remove(id)
    }

    /// Keeps what was read of the answer.
    func keep(_ message: CAPMessage?, from response: HTTPResponse, as identifier: String, at now: Date) {
        documents[identifier] = Document(
            message, bytes: response.body.count, validators: KeptResponse(response, at: now)?.validators ?? [:], at: now
        )
        missing[identifier] = nil
        note(identifier, body: response.body, at: now)
        while documents.count > Self.limit || documents.values.reduce(0, { $0 + $1.bytes }) > Self.byteLimit {
            guard documents.count > 1,
                let oldest = documents.filter({ $0.key != identifier }).min(by: Self.isLessWanted)
            else { return }
            documents[oldest.key] = nil
        }
    }

    private static func isLessWanted(_ one: (key: String, value: Document), _ other: (key: String, value: Document))
        -> Bool
    {
        (one.value.listedAt, one.value.readAt, one.key) < (other.value.listedAt, other.value.readAt, other.key)
    }

    /// Notes that a listed document is not there; one that is known is forgotten the second time.
    func miss(_ identifier: String, at now: Date) {
        if missing[identifier] != nil, documents.removeValue(forKey: identifier) != nil {
            unsaved[server + Self.alertPath + identifier] = nil
            gone.insert(server + Self.alertPath + identifier)
        }
        if missing.count >= Self.limit { missing = [:] }
        missing[identifier] = now
    }

    /// Returns who publishes warnings for the country; nil where that was not asked today.
    func publishers(in country: String, at now: Date) -> [String]? {
        publishers[country].flatMap { abs(now.timeIntervalSince($0.at)) < Self.publisherAge ? $0.names : nil }
    }

    func note(publishers names: [String], in country: String, at now: Date) {
        publishers[country] = (names, now)
        let id = server + Self.countryPath + country
        unsaved[id] = (try? JSONEncoder().encode(names)).map {
            AlertDocument(id: id, body: $0, validators: [:], readAt: now)
        }
    }
}
