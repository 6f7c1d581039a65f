public import Foundation
import Synchronization

/// The files with normals of the temperature, which are read once, and when they are first asked for.
///
/// They do not come with the program: where there are none, or no good ones, nothing is said of what is usual by them.
public final class NormalsFiles: Sendable {
    private struct Reading {
        var isDone = false
        var normals: PlaceNormals?
    }

    private let normals: [URL]
    private let heights: [URL]
    private let reading = Mutex(Reading())

    /// - Parameters:
    ///   - normals: Where normals may lie, of which the first good ones are taken.
    ///   - heights: Where the heights of their cells may lie.
    public init(normals: [URL], heights: [URL] = []) {
        (self.normals, self.heights) = (normals, heights)
    }

    /// Looks beside the user's places first, then beside the index of places that comes with the program.
    public convenience init(_ folders: DataFolders?, _ shipped: ShippedFiles) {
        func files(_ name: String) -> [URL] {
            [folders?.data.appending(path: name), shipped.resource(name)].compactMap { $0 }
        }
        self.init(normals: files("normals.bin"), heights: files("normals-heights.bin"))
    }

    /// Returns what they say of places; nil where there are none.
    @concurrent
    public func read() async -> PlaceNormals? {
        reading.withLock { reading in
            guard !reading.isDone else { return reading.normals }
            let found = Self.first(of: normals) { try? MonthlyNormals(file: $0) }
            let measured = Self.first(of: heights) { try? CellHeights(file: $0) }
            reading = Reading(isDone: true, normals: found.map { PlaceNormals($0, heights: measured) })
            return reading.normals
        }
    }

    private static func first<Content>(of files: [URL], _ open: (URL) -> Content?) -> Content? {
        for file in files {
            if let content = open(file) { return content }
        }
        return nil
    }
}
