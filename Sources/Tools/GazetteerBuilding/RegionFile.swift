import Foundation

/// Names of first-level regions, a line each: "US.CA", a tab, the name, and columns that are not looked at.
enum RegionFile {
    static func read(_ file: URL) throws(BuildError) -> [String: String] {
        var names: [String: String] = [:]
        try TabbedFile(file).forEachRow(atLeast: 2) { row throws(BuildError) in
            guard row[0].contains("."), !row[1].isEmpty else { throw row.error("no country.region code and name") }
            names[row[0]] = row[1]
        }
        return names
    }
}
