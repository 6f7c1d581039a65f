import Foundation

/// Names of first-level regions, a line each: "US.CA", a tab, the name, a tab, where the name is from, and after "reviewed" a tab
/// and the name of a place that must lie in it.
enum RegionFile {
    /// Names by country and code.
    struct Contents {
        var names: [String: String] = [:]
        /// Of reviewed names, which no vote can confirm, a place that must be there.
        var seats: [String: String] = [:]
    }

    private static let reviewed = "reviewed"

    static func read(_ file: URL) throws(BuildError) -> Contents {
        var contents = Contents()
        try TabbedFile(file).forEachRow(atLeast: 2) { row throws(BuildError) in
            guard row[0].contains("."), !row[1].isEmpty else { throw row.error("no country.region code and name") }
            contents.names[row[0]] = row[1]
            guard row.count > 2, row[2] == reviewed else { return }
            guard row.count > 3, !row[3].isEmpty else {
                throw row.error("a reviewed name without a place that lies there")
            }
            contents.seats[row[0]] = row[3]
        }
        return contents
    }
}
