import ArgumentParser
import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

/// `kill`: lets a process change a store, kills it at a random moment and looks at what is left, again and again.
struct KillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kill", abstract: "Kills a process that changes a store, and looks at what is left.",
        discussion: """
            Whatever was told to be done must be there, what was under way there as a whole or not at all, and nothing \
            else changed. One store goes through all kills.
            """)

    @Option(help: "How often.")
    var kills = 1000

    @Option(help: "Chooses the moments and the changes.")
    var seed: UInt64 = 1

    @Option(help: "An empty folder for the store; one of its own, removed afterwards, where none is given.")
    var folder: String?

    func run() async throws {
        let own = FileManager.default.temporaryDirectory.appending(path: "store-driver-\(getpid())")
        let file = (folder.map { URL(filePath: $0) } ?? own).appending(path: "fairweather.sqlite")
        defer { if folder == nil { try? FileManager.default.removeItem(at: own) } }
        var generator = SeededGenerator(seed: seed)
        var model = Model()
        var (number, done, underWay, madeIt) = (1, 0, 0, 0)
        for round in 1...kills {
            let choices = UInt64.random(in: 0...(.max), using: &generator)
            let worker = try Worker([
                "work", "--database", file.path, "--seed", "\(choices)", "--first", "\(number)",
            ])
            worker.read(lines: Int.random(in: 0...40, using: &generator))
            // Up to the time that a slow change takes: the kill falls anywhere into one.
            usleep(UInt32.random(in: 0...4000, using: &generator))
            let lines = try worker.kill()
            for line in lines where line.stage == .done { model.apply(line.operation) }
            number += lines.count { $0.stage == .begins }
            done += lines.count { $0.stage == .done }
            let store = try open(file)
            let found = try Model(store)
            guard let last = lines.last, last.stage == .begins else {
                try expect(found.equals(model), "kill \(round): what was told to be done is not what is there")
                continue
            }
            underWay += 1
            var next = model
            next.apply(last.operation)
            if found.equals(next), !next.equals(model) { madeIt += 1 }
            try expect(found.equals(model) || found.equals(next), "kill \(round): half of \(last.operation) is there")
            model.take(found)
        }
        try await checkHistory(try open(file), model)
        print(
            "\(kills) kills, \(done) changes told done and all there; \(underWay) killed under way, \(madeIt) of them done"
        )
    }

    /// Must open as sound.
    private func open(_ file: URL) throws -> SQLiteStore {
        let opened = try SQLiteStore.open(at: file, timeout: .seconds(60))
        try expect(opened.setAside == nil, "the database was damaged")
        return opened.store
    }

    /// The history must have every report that a place was told to have been given since it was added.
    private func checkHistory(_ store: SQLiteStore, _ model: Model) async throws {
        for (id, numbers) in model.saves {
            let kept = Set(try await store.forecasts(of: id, for: Sample.commonHour).map(\.fetchedAt))
            let missing = numbers.filter { !kept.contains(Sample.start($0)) }
            try expect(missing.isEmpty, "the history lacks reports \(missing.sorted()) of \(id)")
        }
    }

    private func expect(_ condition: Bool, _ what: String) throws {
        if !condition { throw WrongContent(what: what) }
    }
}
