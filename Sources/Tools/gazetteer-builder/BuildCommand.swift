import ArgumentParser
import Foundation
import GazetteerBuilding

/// `build`: writes the index.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "build", abstract: "Builds the index; the default.")

    @OptionGroup var options: SourceOptions

    @Option(help: "The file to write.")
    var output: String

    func run() throws {
        var builder = IndexBuilder(try options.source(), witnesses: try options.regionWitnesses())
        let bytes = try builder.build()
        try IndexFile.write(bytes, to: URL(filePath: output))
        for note in builder.notes { print(note) }
        print("wrote \(bytes.count) bytes to \(output)")
    }
}
