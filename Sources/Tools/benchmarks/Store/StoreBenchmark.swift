import ArgumentParser
import ForecastHistory
import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

/// `store`: measures how long the first frame waits for the store, with many places and weeks of history.
struct StoreBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store", abstract: "Measures how long the first frame waits for the store.",
        discussion: """
            The database is filled first: every place with a forecast of sixteen days, one a day in the history. Then it \
            is opened again and again, and what the first frame needs is read: the places, their rows in the list, and \
            the page of the first one. How its forecast has changed is read after that. Files are in the system's cache, as they are after the first start of a day.
            """)

    @Option(help: "Saved places.")
    var places = 200

    @Option(help: "Days of history.")
    var days = 60

    @Option(help: "How often the store is opened.")
    var rounds = 50

    @Option(
        help:
            "An existing folder with a store of an earlier run, or for a new one; a temporary one where none is given.")
    var folder: String?

    func validate() throws {
        guard (1...1000).contains(places), (1...60).contains(days), (1...10_000).contains(rounds) else {
            throw ValidationError("Give 1 to 1000 places, 1 to 60 days and 1 to 10000 rounds.")
        }
    }

    func run() async throws {
        let own = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid())")
        defer { if folder == nil { try? FileManager.default.removeItem(at: own) } }
        let base = folder.map { URL(filePath: $0) } ?? own
        let file = base.appending(path: "fairweather.sqlite")
        let now = SampleWeather.start.addingTimeInterval(Double(days) * 86_400)
        if !FileManager.default.fileExists(atPath: file.path) { try await fill(file) }
        for name in ["fairweather.sqlite", "fairweather-history.sqlite"] {
            let size = try base.appending(path: name).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            print(Figures.line(name, [Figures.megabytes(size)]))
        }
        try measure(file, now)
        try await measureHistory(file, now)
    }

    /// Measures how long the history is read for the page of one place, and for its score-card; no frame waits for that.
    private func measureHistory(_ file: URL, _ now: Date) async throws {
        let store = try SQLiteStore.open(at: file).store
        let place = SampleWeather.place(0)
        guard let report = try store.report(for: place.id) else {
            throw UnreadableInput(file: file.path, detail: "it does not hold what was written")
        }
        func measure(_ name: String, _ read: () async throws -> Bool) async throws -> Ratio {
            var values: [Double] = []
            let clock = ContinuousClock()
            for _ in 0..<rounds {
                let start = clock.now
                guard try await read() else {
                    throw UnreadableInput(file: file.path, detail: "it has no forecast of the last days")
                }
                values.append(Figures.microseconds(clock.now - start))
            }
            let sorted = values.sorted()
            print(Figures.line(name, [0.5, 0.95, 1].map { time(Figures.percentile($0, of: sorted)) }))
            return Ratio(name: "\(name) to 50 ms", value: Figures.percentile(0.5, of: sorted) / 50_000, goal: 1)
        }
        let changed = try await measure("what changed") {
            try await ForecastRevisions.read(of: report, at: place.id, from: store, now: now).compared > 0
        }
        let right = try await measure("who was right") {
            !(try await Scorecard.read(of: place.id, in: .gmt, from: store, now: now).scores.isEmpty)
        }
        Ratio.print([changed, right])
    }

    private func fill(_ file: URL) async throws {
        let store = try SQLiteStore.open(at: file).store
        var generator = SeededGenerator(seed: 1)
        for place in 0..<places { try await store.add(SampleWeather.place(place)) }
        for day in 0...days {
            let fetched = SampleWeather.start.addingTimeInterval(Double(day) * 86_400)
            for place in 0..<places {
                let place = SampleWeather.place(place)
                let report = SampleWeather.report(of: place, fetched: fetched, using: &generator)
                try await store.save(report, for: place.id)
            }
        }
    }

    private func measure(_ file: URL, _ now: Date) throws {
        var (opening, list, page, all): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            let start = clock.now
            let store = try SQLiteStore.open(at: file).store
            let opened = clock.now
            let contents = try store.contents(at: now)
            let listed = clock.now
            let report = try contents.places.first.flatMap { try store.report(for: $0.id) }
            let end = clock.now
            guard contents.summaries.count == places, report?.hours?.value.count == SampleWeather.hours else {
                throw UnreadableInput(file: file.path, detail: "it does not hold what was written")
            }
            opening.append(Figures.microseconds(opened - start))
            list.append(Figures.microseconds(listed - opened))
            page.append(Figures.microseconds(end - listed))
            all.append(Figures.microseconds(end - start))
        }
        print(Figures.line("", ["median", "p95", "slowest"]))
        for (name, values) in [
            ("open and check", opening), ("places and rows", list), ("page", page), ("first paint", all),
        ] {
            let sorted = values.sorted()
            print(Figures.line(name, [0.5, 0.95, 1].map { time(Figures.percentile($0, of: sorted)) }))
        }
    }

    private func time(_ microseconds: Double) -> String {
        Figures.milliseconds(.nanoseconds(Int64(microseconds * 1000)))
    }
}
