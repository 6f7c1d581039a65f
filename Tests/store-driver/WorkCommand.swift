import ArgumentParser
import Foundation
import SeededRandom
import WeatherStore

/// `work`: changes a store for ever, telling what it begins and what is done.
struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "Changes a store for ever, telling what it begins and what is done.")

    @Option(help: "The database.")
    var database: String

    @Option(help: "Chooses the changes.")
    var seed: UInt64

    @Option(help: "Number of the first change.")
    var first: Int

    func run() async throws {
        let store = try SQLiteStore.open(at: URL(filePath: database), timeout: .seconds(60)).store
        var generator = SeededGenerator(seed: seed)
        var number = first
        while true {
            let places = try store.contents(at: .distantPast).places
            let operation = Operation.any(places, number: number, using: &generator)
            try Line(.begins, operation).print()
            try await operation.perform(on: store)
            try Line(.done, operation).print()
            number += 1
        }
    }
}
