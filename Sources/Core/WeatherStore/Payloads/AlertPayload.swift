import WeatherModel

/// The stored form of warnings, as three tables: the warnings, their texts, and their references to earlier ones.
enum AlertPayload {
    private struct Head: Sendable {
        var number = 0.0
        var alert = Alert(id: "", texts: [])
        /// The identifier of the source, where a version is noted in the history.
        var source: String?
    }

    private struct Words: Sendable {
        /// The number of the warning that the text belongs to.
        var number = 0.0
        var text = AlertText()
    }

    private struct Reference: Sendable {
        /// The number of the warning that the reference belongs to.
        var number = 0.0
        var id = ""
    }

    private static let heads = PayloadTable(
        blank: Head(), key: .number("alert", \.number),
        columns: [
            .text("id", \.alert.id), .text("sender", \.alert.sender),
            .rawValue("severity", \.alert.severity), .rawValue("certainty", \.alert.certainty),
            .rawValue("urgency", \.alert.urgency), .rawValue("message", \.alert.message),
            .instant("sent", \.alert.sent),
            .instant("onset", \.alert.onset), .instant("ends", \.alert.ends),
            .flag("endAssumed", \.alert.isEndAssumed), .text("link", \.alert.link),
            .text("coverage") {
                $0.alert.coverage?.rawValue
            } set: {
                $0.alert.coverage = AlertCoverage(rawValue: $1)
            },
            .text("topic") {
                $0.alert.topic?.rawValue
            } set: {
                $0.alert.topic = AlertTopic(rawValue: $1)
            },
            .text("source", \.source),
        ])

    private static let words = PayloadTable(
        blank: Words(), key: .number("alert", \.number),
        columns: [
            .text("language", \.text.language), .text("event", \.text.event), .text("headline", \.text.headline),
            .text("description", \.text.description), .text("instruction", \.text.instruction),
            .text("area", \.text.area),
            .number("areasLeftOut") {
                $0.text.areasLeftOut == 0 ? nil : Double($0.text.areasLeftOut)
            } set: {
                $0.text.areasLeftOut = Int(exactly: $1) ?? 0
            },
        ])

    private static let references = PayloadTable(
        blank: Reference(), key: .number("alert", \.number), columns: [.text("id", \.id)])

    /// - Parameter source: The identifier of the source that told them; nil where it is kept elsewhere.
    static func write(_ alerts: [Alert], source: WeatherSource.ID? = nil, to writer: inout PayloadWriter) {
        let numbered = alerts.enumerated().map { (Double($0), $1) }
        heads.write(numbered.map { Head(number: $0, alert: $1, source: source) }, to: &writer)
        words.write(
            numbered.flatMap { number, alert in alert.texts.map { Words(number: number, text: $0) } }, to: &writer)
        references.write(
            numbered.flatMap { number, alert in alert.references.map { Reference(number: number, id: $0) } },
            to: &writer)
    }

    static func read(_ reader: inout PayloadReader) throws(UnreadablePayload) -> [Alert] {
        try readTold(&reader).alerts
    }

    /// Returns the warnings, and the identifier of the source of the first if it was written with them.
    static func readTold(
        _ reader: inout PayloadReader
    ) throws(UnreadablePayload) -> (alerts: [Alert], source: WeatherSource.ID?) {
        let rows = try heads.read(&reader)
        var alerts = rows.map(\.alert)
        func position(_ number: Double) throws(UnreadablePayload) -> Int {
            guard let position = Int(exactly: number), alerts.indices.contains(position) else {
                throw UnreadablePayload()
            }
            return position
        }
        for row in try words.read(&reader) { alerts[try position(row.number)].texts.append(row.text) }
        for row in try references.read(&reader) { alerts[try position(row.number)].references.append(row.id) }
        // Warnings stored by an earlier version may exceed the limits.
        return (alerts.bounded, rows.first?.source)
    }
}
