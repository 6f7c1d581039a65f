import WeatherModel

/// A section of an answer as rows: arrays parallel to `time`, or the scalars of a single row.
struct OpenMeteoTable {
    /// The most rows read, twice the quarters of an hour in the longest answer, of 92 days past and 16 to come.
    private static let rowLimit = 20_000

    private let columns: [String: [JSONElement]]
    private let labels: [String: String]
    private let unlabelledUnits: [String: String]

    /// - Parameters:
    ///   - section: The object "current", "hourly" or "daily" of an answer.
    ///   - units: The objects in which the unit of a variable is looked up, the section's own first.
    init(_ section: JSONObject, units: [JSONObject], variables: OpenMeteoVariables) {
        columns = Self.byVariable(section.members, variables).mapValues { $0.list ?? [$0] }
        labels = units.reversed().reduce(into: [:]) { labels, object in
            labels.merge(Self.byVariable(object.members, variables).compactMapValues(\.text)) { $1 }
        }
        unlabelledUnits = variables.unlabelledUnits
    }

    /// The numbers of the rows that have a time, up to the limit.
    var rows: Range<Int> { 0..<min(columns["time"]?.count ?? 0, Self.rowLimit) }

    /// Returns the values of a variable as they stand.
    func cells(_ variable: String) -> OpenMeteoColumn<JSONElement> {
        OpenMeteoColumn(columns[variable]) { $0 }
    }

    /// Returns the values of a variable that are numbers or the texts of numbers.
    func numbers(_ variable: String) -> OpenMeteoColumn<Double> {
        OpenMeteoColumn(columns[variable], \.number)
    }

    /// Returns the values of a variable as quantities, converted from the unit that the answer names.
    func column<Value: OpenMeteoLabelled>(_ variable: String) -> OpenMeteoColumn<Value> {
        guard let conversion = Value.conversion(from: label(of: variable)) else {
            return OpenMeteoColumn(nil) { _ in nil }
        }
        return OpenMeteoColumn(columns[variable]) { cell in Value(checking: cell.number.flatMap(conversion)) }
    }

    /// Returns the values of a variable in seconds, without those longer than the period that they are a part of.
    func seconds(_ variable: String, of period: Double) -> OpenMeteoColumn<Double> {
        guard ["s", "seconds", ""].contains(label(of: variable)) else { return OpenMeteoColumn(nil) { _ in nil } }
        return OpenMeteoColumn(columns[variable]) { cell in
            cell.number.flatMap { (0...period).contains($0) ? $0 : nil }
        }
    }

    /// Returns the unit of the variable as the answer names it; empty if it names none and the unit is the usual one.
    func label(of variable: String) -> String {
        let label = labels[variable] ?? ""
        return label.isEmpty ? unlabelledUnits[variable] ?? "" : label
    }

    /// Maps keys to variables; a key without the suffix of a model takes precedence, then the first in alphabetical
    /// order.
    private static func byVariable(
        _ members: [String: JSONElement], _ variables: OpenMeteoVariables
    ) -> [String: JSONElement] {
        var found: [String: JSONElement] = [:]
        var suffixed: [String: JSONElement] = [:]
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
