import ArgumentParser
import Foundation
import WeatherStore

/// `write`: makes a fixed number of changes, which another process may do to the same store at the same time.
struct WriteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write", abstract: "Adds a place and then writes it forecasts; fails at the first error.")

    @Option(help: "The database.")
    var database: String

    @Option(help: "The place's identity.")
    var place: String

    @Option(help: "How many forecasts.")
    var count = 1000

    func run() async throws {
        let store = try SQLiteStore.open(at: URL(filePath: database), timeout: .seconds(60)).store
        try await store.add(Sample.place(place))
        for number in 1...count {
            try await store.save(Sample.report(number), for: place)
            try await store.rename(place, to: "\(number)")
        }
    }
}
