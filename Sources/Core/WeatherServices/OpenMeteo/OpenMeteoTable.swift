import WeatherModel

/// A section of an answer as rows: arrays parallel to `time`, or the scalars of a single row.
struct OpenMeteoTable {
    /// The most rows read, twice the quarters of an hour in the longest answer, of 92 days past and 16 to come.
    private static let rowLimit = 20_000

    private let columns: [String: [Any]]
    private let labels: [String: String]
    private let unlabelledUnits: [String: String]

    /// - Parameters:
    ///   - section: The object "current", "hourly" or "daily" of an answer.
    ///   - units: The objects in which the unit of a variable is looked up, the section's own first.
    init(_ section: JSONObject, units: [JSONObject], variables: OpenMeteoVariables) {
        columns = Self.byVariable(section.members, variables).mapValues { $0 as? [Any] ?? [$0] }
        labels = units.reversed().reduce(into: [:]) { labels, object in
            labels.merge(Self.byVariable(object.members, variables).compactMapValues { $0 as? String }) { $1 }
        }
        unlabelledUnits = variables.unlabelledUnits
    }

    /// The numbers of the rows that have a time, up to the limit.
    var rows: Range<Int> { 0..<min(columns["time"]?.count ?? 0, Self.rowLimit) }

    /// Returns an element unchanged; nil if the array ends before the row.
    func cell(_ variable: String, _ row: Int) -> Any? {
        guard let column = columns[variable], column.indices.contains(row) else { return nil }
        return column[row]
    }

    /// Returns an element that is a number or the text of one.
    func number(_ variable: String, _ row: Int) -> Double? {
        cell(variable, row).flatMap(JSONObject.number)
    }

    /// Returns an element as a quantity, converted from the unit that the answer names.
    func value<Value: OpenMeteoLabelled>(_ variable: String, _ row: Int) -> Value? {
        Value(checking: number(variable, row).flatMap { Value.value($0, in: label(of: variable)) })
    }

    /// Returns an element in seconds; nil if it is longer than the period it is a part of.
    func seconds(_ variable: String, _ row: Int, of period: Double) -> Double? {
        guard ["s", "seconds", ""].contains(label(of: variable)), let seconds = number(variable, row),
            (0...period).contains(seconds)
        else { return nil }
        return seconds
    }

    /// Returns the unit of the variable as the answer names it; empty if it names none and the unit is the usual one.
    func label(of variable: String) -> String {
        let label = labels[variable] ?? ""
        return label.isEmpty ? unlabelledUnits[variable] ?? "" : label
    }

    /// Maps keys to variables; a key without the suffix of a model takes precedence, then the first in alphabetical
    /// order.
    private static func byVariable(_ members: [String: Any], _ variables: OpenMeteoVariables) -> [String: Any] {
        var found: [String: Any] = [:]
        var suffixed: [String: Any] = [:]
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            if let variable = variables.variable(spelt: key) {
                found[variable] = value
            } else if let variable = variables.variable(suffixed: key), suffixed[variable] == nil {
                suffixed[variable] = value
            }
        }
        return found.merging(suffixed) { bare, _ in bare }
    }
}
