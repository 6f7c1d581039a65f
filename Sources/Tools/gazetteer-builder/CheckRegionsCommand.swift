import ArgumentParser
import Foundation
import GazetteerBuilding

/// `check-regions`: prints the names of regions that are contradicted by their places.
struct CheckRegionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-regions",
        abstract: "Compares the name of each region with where another gazetteer has its places.",
        discussion: """
            Prints a line for each name that cannot stay: code, name, why, how many places, where they lie, and what to \
            call the region instead. Ends with 1 where there is any.
            """)

    @OptionGroup var options: SourceOptions

    func validate() throws {
        guard options.witnesses != nil else {
            throw ValidationError("There is nothing to compare without --witnesses.")
        }
    }

    func run() throws {
        let check = RegionCheck(try options.source(), witnesses: try options.regionWitnesses() ?? [])
        for finding in check.findings { print(finding) }
        print("\(check.count) names, \(check.findings.count) of them contradicted")
        guard check.findings.isEmpty else { throw ExitCode.failure }
    }
}
