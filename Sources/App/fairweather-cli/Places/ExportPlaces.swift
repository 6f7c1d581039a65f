import ArgumentParser
import Foundation
import WeatherStore
import WeatherText

/// `places export`: writes the saved places to a file.
struct ExportPlaces: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Exports the places and the settings, but no keys, as one JSON file.")

    @Argument(help: "The file to write; standard output if omitted or -.")
    var file: String?

    @OptionGroup var options: StoreOptions

    func run(in surroundings: Surroundings) async throws {
        let saved = try SavedPlaces(options, in: surroundings)
        let content = ExchangeFile(places: saved.places, settings: saved.data.settings)
        do throws(ExchangeError) {
            if let file, file != "-" {
                return try content.write(to: URL(filePath: file))
            }
        } catch {
            throw CommandFailure(message: error.sentence(about: file ?? ""), code: .storageTrouble)
        }
        let data: Data
        do throws(ExchangeError) { data = try content.data() } catch {
            throw CommandFailure(message: error.sentence(about: "-"), code: .storageTrouble)
        }
        try saved.print(Array(data) + (data.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]))
    }
}

extension ExchangeError {
    /// Returns the message about the error, with the name of the file.
    func sentence(about file: String) -> String {
        switch self {
        case .file, .missing: "\(file): \(message)"
        case .foreign: tr("{file} was not exported by Fairweather, or it is damaged.", ["file": file])
        case .newer: tr("{file} is from a newer version of Fairweather.", ["file": file])
        case .silent: tr("{file} is a pipe, and nothing is being written to it.", ["file": file])
        case .tooLarge: tr("{file} is too large.", ["file": file])
        }
    }
}
