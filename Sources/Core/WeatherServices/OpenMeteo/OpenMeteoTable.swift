import WeatherModel

/// One section of an answer as rows: arrays parallel to `time`, or the scalars of a single row.
struct OpenMeteoTable {
    private let columns: [String: [Any]]
    private let labels: [String: String]

    /// - Parameters:
    ///   - section: "current", "hourly" or "daily" of an answer.
    ///   - units: The label objects to look a unit up in, the section's own first.
    init(_ section: JSONObject, units: [JSONObject]) {
        columns = Self.byVariable(section.members).mapValues { $0 as? [Any] ?? [$0] }
        labels = units.reversed().reduce(into: [:]) { labels, object in
            labels.merge(Self.byVariable(object.members).compactMapValues { $0 as? String }) { $1 }
        }
    }

    /// The row numbers that have a time.
    var rows: Range<Int> { 0..<(columns["time"]?.count ?? 0) }

    /// The element as it is; nil where the array ends before the row.
    func cell(_ variable: String, _ row: Int) -> Any? {
        guard let column = columns[variable], column.indices.contains(row) else { return nil }
        return column[row]
    }

    /// The element as the number it is or spells.
    func number(_ variable: String, _ row: Int) -> Double? {
        cell(variable, row).flatMap(JSONObject.number)
    }

    /// The element as a quantity, converted from the unit its label names.
    func value<Value: OpenMeteoLabelled>(_ variable: String, _ row: Int) -> Value? {
        Value(checking: number(variable, row).flatMap { Value.value($0, in: labels[variable] ?? "") })
    }

    /// A key without a model's suffix wins over those with one, and among these the first by alphabet.
    private static func byVariable(_ members: [String: Any]) -> [String: Any] {
        var found: [String: Any] = [:]
        var suffixed: [String: Any] = [:]
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            if let variable = OpenMeteoVariables.variable(spelt: key) {
                found[variable] = value
            } else if let variable = OpenMeteoVariables.variable(suffixed: key), suffixed[variable] == nil {
                suffixed[variable] = value
            }
        }
        return found.merging(suffixed) { bare, _ in bare }
    }
}
