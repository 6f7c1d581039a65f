import Foundation
import Gazetteer
import Glibc

/// What it costs to open the index and to use it for a while.
struct Opening {
    /// All figures, as text.
    let report: String

    /// - Parameter keystrokes: Those of every twenty-fifth text are the usual session.
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

    /// Best effort: pages that another program has mapped stay.
    private static func dropFromPageCache(_ file: URL) {
        let descriptor = open(file.path, O_RDONLY)
        guard descriptor >= 0 else { return }
        fdatasync(descriptor)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        close(descriptor)
    }

    /// Bytes of this process in memory, mapped ones among them, that are there more after the session than before.
    private static func growth(_ file: URL, _ keystrokes: [Keystroke]) throws -> Int {
        let before = try residentBytes()
        let index = try PlaceIndex(file: file)
        for key in keystrokes { _ = index.matches(for: key.query, limit: 10, preferredCountry: nil) }
        let after = try residentBytes()
        return withExtendedLifetime(index) { max(after - before, 0) }
    }

    /// The second number of `statm` is the resident set in pages: proc(5).
    private static func residentBytes() throws -> Int {
        let path = "/proc/self/statm"
        let cells = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
        guard cells.count > 1, let pages = Int(cells[1]) else {
            throw UnreadableInput(file: path, detail: "no resident set")
        }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
