import ArgumentParser
import Foundation
import Gazetteer
import Glibc
import SeededRandom
import WeatherStore

/// `search`: compares the index of places with SQLite FTS5 over the same rows, a key press at a time.
struct SearchBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Measures the index of places beside SQLite FTS5 over the same rows.",
        discussion: """
            Each key press is answered by all, one after the other, round after round; its time is the median of its \
            rounds. FTS5 is there twice: as an ordinary table with its rows in rank order and indexes of prefixes, which is \
            how a program would have it, and stripped of all that this one search does not need. First the ten best places are only found, then all that is shown of them is read too. An answer is \
            right when the place meant is among the first five.
            """)

    @Option(help: "Tab-separated key presses: query, kind, geonameid, name, country, seq, len, full.")
    var queries: String

    @Option(help: "The index; the program's own where none is given.")
    var index: String?

    @Option(help: "How often each key press is measured.")
    var rounds = 5

    @Option(help: "Lengths of the prefixes the stripped FTS5 keeps an index of; empty for none.")
    var prefixes = "1 2 3 4 5 6"

    func validate() throws {
        guard (1...1000).contains(rounds) else { throw ValidationError("Give 1 to 1000 rounds.") }
    }

    func run() throws {
        let shipped = ShippedFiles()
        guard let file = index.map({ URL(filePath: $0) }) ?? shipped.resource("places.fwi") else {
            throw UnreadableInput(file: "places.fwi", detail: "it is not among the program's files")
        }
        guard let regions = shipped.resource("regions.tsv") else {
            throw UnreadableInput(file: "regions.tsv", detail: "it is not among the program's files")
        }
        let keystrokes = try Keystroke.read(URL(filePath: queries))
        print(try Opening(file: file, keystrokes: keystrokes).report)
        let index = try PlaceIndex(file: file)
        print(Garbage.report(index))
        let rows = try IndexedRow.read(index, regions: regions)
        let tables = try [FullTextForm.ordinary, .stripped(prefixes: prefixes)].map {
            try FullTextSearch(rows: rows, form: $0)
        }
        print(tables.map(\.report).joined(separator: "\n"))
        print(Comparison(keystrokes: keystrokes, index: index, tables: tables, rounds: rounds).report)
    }
}

/// Texts of 10,000 bytes that nobody types, for which a search must not take long either.
enum Garbage {
    private static let length = 10_000

    /// The sets of bytes from which texts are made at random.
    private static let alphabets: [(name: String, bytes: [UInt8])] = [
        ("any bytes", Array(0...255)), ("letters", Array("abcdefghijklmnopqrstuvwxyz".utf8)),
        ("one letter", Array("a".utf8)), ("short words", Array("ab ".utf8)), ("words", Array("san jose paris ".utf8)),
        ("spaces", Array(" ".utf8)), ("digits", Array("0123456789., ".utf8)),
        ("parts of characters", Array("東京ア".utf8)),
    ]

    /// Returns the usual and the longest time for each kind of text.
    static func report(_ index: PlaceIndex) -> String {
        var generator = SeededGenerator(seed: 1)
        let clock = ContinuousClock()
        let lines = alphabets.map { alphabet in
            let times = (0..<20).map { _ in
                let text = (0..<length).map { _ in
                    alphabet.bytes[Int.random(in: alphabet.bytes.indices, using: &generator)]
                }
                let start = clock.now
                let count = index.matches(forBytes: text, limit: 10, preferredCountry: nil).count
                precondition(count <= 10)
                return Figures.microseconds(clock.now - start)
            }.sorted()
            return Figures.line(
                alphabet.name, [0.5, 1].map { String(format: "%.1f", Figures.percentile($0, of: times)) })
        }
        return ([Figures.line("\nGarbage, \(length) bytes, µs", ["p50", "max"])] + lines).joined(separator: "\n") + "\n"
    }
}

/// The time and memory it takes to open the index and use it for a while.
struct Opening {
    /// The results as text.
    let report: String

    /// - Parameter keystrokes: The key presses; those of every twenty-fifth text form the session.
    init(file: URL, keystrokes: [Keystroke]) throws {
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        Self.dropFromPageCache(file)
        let cold = try Self.openAndAnswer(file)
        var warm: [Double] = []
        for _ in 0..<21 { warm.append(Figures.microseconds(try Self.openAndAnswer(file))) }
        let usual = try Self.growth(file, keystrokes.filter { $0.sequence.isMultiple(of: 25) })
        let all = try Self.growth(file, keystrokes)
        report = """
            Index: \(Figures.megabytes(size)), \(try PlaceIndex(file: file).placeCount) places
            Open and first answer: cold \(Figures.milliseconds(cold)), \
            warm \(String(format: "%.2f ms", Figures.percentile(0.5, of: warm.sorted()) / 1000))
            Resident growth: \(Figures.megabytes(usual)) in a usual session, \(Figures.megabytes(all)) after all key presses
            """
    }

    private static func openAndAnswer(_ file: URL) throws -> Duration {
        try ContinuousClock().measure {
            _ = try PlaceIndex(file: file).matches(for: "Paris", limit: 10, preferredCountry: nil)
        }
    }

    /// Drops the file from the page cache, except pages that another program has mapped.
    private static func dropFromPageCache(_ file: URL) {
        let descriptor = open(file.path, O_RDONLY)
        guard descriptor >= 0 else { return }
        fdatasync(descriptor)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        close(descriptor)
    }

    /// Returns the bytes by which the process's resident memory, including mapped files, grows during the session.
    private static func growth(_ file: URL, _ keystrokes: [Keystroke]) throws -> Int {
        let before = try residentBytes()
        let index = try PlaceIndex(file: file)
        for key in keystrokes { _ = index.matches(for: key.query, limit: 10, preferredCountry: nil) }
        let after = try residentBytes()
        return withExtendedLifetime(index) { max(after - before, 0) }
    }

    /// Returns the resident memory in bytes; the second number of `statm` is its size in pages, proc(5).
    private static func residentBytes() throws -> Int {
        let path = "/proc/self/statm"
        let cells = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
        guard cells.count > 1, let pages = Int(cells[1]) else {
            throw UnreadableInput(file: path, detail: "no resident set")
        }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
