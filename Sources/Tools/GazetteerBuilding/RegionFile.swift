import Foundation

/// A file with the names of first-level regions, a line each: "US.CA", the name and its origin, separated by tabs;
/// after the origin "reviewed" also a place that must lie in the region.
enum RegionFile {
    /// The content of the file, by country and region code.
    struct Contents {
        var names: [String: String] = [:]
        /// A place that must lie in the region, for each reviewed name, which votes cannot confirm.
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
