/// The stored form of the offices whose data a source passes on: a table behind the content of a part, which is missing where
/// they are not known, and which older versions do not read.
enum PublisherPayload {
    private struct Office: Sendable {
        var number = 0.0
        var name = ""
    }

    private static let table = PayloadTable(
        blank: Office(), key: .number("publisher", \.number), columns: [.text("name", \.name)])

    static func write(_ names: [String]?, to writer: inout PayloadWriter) {
        guard let names else { return }
        table.write(names.enumerated().map { Office(number: Double($0), name: $1) }, to: &writer)
    }

    static func read(_ reader: inout PayloadReader) throws(UnreadablePayload) -> [String]? {
        reader.remaining > 0 ? try table.read(&reader).map(\.name) : nil
    }
}
