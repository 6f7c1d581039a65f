import Foundation
import Gazetteer
import Glibc

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
