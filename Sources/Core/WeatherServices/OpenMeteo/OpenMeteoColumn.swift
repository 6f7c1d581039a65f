import Foundation
import WeatherModel

/// The values of one variable in a table, read row by row.
struct OpenMeteoColumn<Value> {
    private let cells: [JSONElement]
    private let read: (JSONElement) -> Value?

    /// - Parameters:
    ///   - cells: The column as it stands in the answer; nil if it has none of that name.
    ///   - read: Returns the value of an element; nil if it has none.
    init(_ cells: [JSONElement]?, _ read: @escaping (JSONElement) -> Value?) {
        self.cells = cells ?? []
        self.read = read
    }

    /// The value of a row; nil also where the column ends before it.
    subscript(row: Int) -> Value? {
        cells.indices.contains(row) ? read(cells[row]) : nil
    }
}

/// How one variable of a table gets into the values of a row.
struct OpenMeteoReading<Row> {
    /// Reads the variable of the row with this number.
    let read: (Int, inout Row) -> Void

    /// - Parameter put: Puts the quantity where it belongs; it gets nil where the row has none.
    init<Value: OpenMeteoLabelled>(
        _ variable: String, in table: OpenMeteoTable, _ put: @escaping (inout Row, Value?) -> Void
    ) {
        let column: OpenMeteoColumn<Value> = table.column(variable)
        read = { row, values in put(&values, column[row]) }
    }
}

extension [Location] {
    /// Returns the places that lie in all of the named regions or countries; names in which none of the places lies are
    /// ignored.
    func narrowed(to areas: some Sequence<String>) -> [Location] {
        areas.reduce(self) { places, area in
            let within = places.filter { $0.lies(in: area) }
            return within.isEmpty ? places : within
        }
    }
}

extension Location {
    fileprivate func lies(in area: String) -> Bool {
        let code = ["UK": "GB", "USA": "US"][area.uppercased()] ?? area
        return [region, country, countryCode].contains {
            $0?.compare(code, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
        }
    }
}

extension Array {
    /// Returns the elements in ascending order of a key, keeping the first of those with equal keys.
    func rising<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
        if indices.dropFirst().allSatisfy({ key(self[$0 - 1]) < key(self[$0]) }) { return self }
        return sorted { key($0) < key($1) }.reduce(into: []) { kept, element in
            if kept.last.map(key) != key(element) { kept.append(element) }
        }
    }
}

extension MeasuredUnit {
    /// Returns nil for a label that is none of Open-Meteo's.
    init?(openMeteo label: String) {
        switch label {
        case "°C": self = .celsius
        case "°F": self = .fahrenheit
        case "K": self = .kelvin
        case "m/s": self = .metresPerSecond
        case "km/h": self = .kilometresPerHour
        case "mp/h", "mph": self = .milesPerHour
        case "kn": self = .knots
        case "hPa": self = .hectopascal
        case "mm": self = .millimetre
        case "cm": self = .centimetre
        case "m": self = .metre
        case "km": self = .kilometre
        case "inch": self = .inch
        case "ft": self = .foot
        case "mi": self = .mile
        case "%": self = .percent
        case "°": self = .degree
        default: return nil
        }
    }
}
