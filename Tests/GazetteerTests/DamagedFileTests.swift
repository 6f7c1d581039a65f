import Foundation
import Gazetteer
@testable import GazetteerBuilding
import SeededRandom
import Testing
import WeatherModel

@Suite("Files that are no good")
struct DamagedFileTests {
    private let small: SmallIndex
    private let path: String

    init() throws {
        small = try SmallIndex()
        path = small.file.path
    }

    private func error(_ bytes: some Sequence<UInt8>) throws -> PlaceIndexError? {
        try Data(bytes).write(to: small.file)
        return error()
    }

    private func error() -> PlaceIndexError? {
        do {
            _ = try PlaceIndex(file: small.file)
            return nil
        } catch {
            return error
        }
    }

    @Test("missing, empty, foreign, truncated, damaged and too new are told apart, and the file is named")
    func told() throws {
        #expect(try error([]) == .empty(path))
        #expect(try error("SQLite format 3".utf8) == .foreign(path))
        #expect(try error("FWPL".utf8) == .truncated(path))
        #expect(try error(small.bytes.dropLast()) == .truncated(path))
        #expect(try error(small.bytes + [0]) == .damaged(path))
        var bytes = small.bytes
        bytes[8] = 9
        #expect(try error(bytes) == .tooNew(path))
        bytes = small.bytes
        bytes[40] ^= 1
        #expect(try error(bytes) == .damaged(path))
        #expect(try error(small.bytes) == nil)
        try FileManager.default.removeItem(at: small.file)
        #expect(error() == .missing(path))
        #expect(throws: PlaceIndexError.foreign("/tmp")) { try PlaceIndex(file: URL(filePath: "/tmp")) }
        for error: PlaceIndexError in [
            .missing("/a/b"), .empty("/a/b"), .foreign("/a/b"), .truncated("/a/b"), .damaged("/a/b"), .tooNew("/a/b"),
        ] {
            #expect(error.description.contains("/a/b"))
        }
    }

    @Test("a file cut off anywhere is an error")
    func everyLength() throws {
        let handle = try FileHandle(forWritingTo: small.file)
        var wrong = 0
        for length in (0..<small.bytes.count).reversed() {
            try handle.truncate(atOffset: UInt64(length))
            if error() != (length == 0 ? .empty(path) : .truncated(path)) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test("a flipped bit anywhere in the body is found by verification")
    func verification() throws {
        try small.index.verify()
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            var bytes = small.bytes
            bytes[.random(in: IndexHeader.count..<bytes.count, using: &random)] ^=
                1 << UInt8.random(in: 0..<8, using: &random)
            try Data(bytes).write(to: small.file)
            let index = try PlaceIndex(file: small.file)
            #expect(throws: PlaceIndexError.damaged(path)) { try index.verify() }
        }
    }

    @Test("10,000 damaged files are refused or searched, and nothing is read outside of them")
    func mutations() throws {
        let sample = try SmallIndex(Self.manyPlaces)
        let file = try FileHandle(forUpdating: sample.file)
        let sections = try Extents(sample.bytes)
        let queries = ["l", "lon", "new york", "place 1 texas", "plaec 12", "placee 33", "東", "abc place", "1.5 2.5"]
        var random = SeededGenerator(seed: 11)
        var opened = 0
        for round in 0..<10_000 {
            var header = Array(sample.bytes.prefix(IndexHeader.count))
            var body: [(offset: Int, byte: UInt8)] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let byte =
                    [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
                    ?? 0
                if round.isMultiple(of: 4) {
                    header[.random(in: 12..<IndexHeader.count - 8, using: &random)] = byte
                } else {
                    let extent = sections.random(&random)
                    body.append((.random(in: extent, using: &random), byte))
                }
            }
            // A header that says it is whole, so that what it leads to is read.
            header.replaceSubrange((IndexHeader.count - 8)..., with: Self.checksum(header.dropLast(8)))
            try write(header, at: 0, file)
            for change in body { try write([change.byte], at: change.offset, file) }
            if let index = try? PlaceIndex(file: sample.file) {
                opened += 1
                let query = queries[round % queries.count]
                for match in index.matches(for: query, limit: round % 30 + 1, preferredCountry: "US") {
                    _ = (match.location.fullName, match.matchedName, match.highlights)
                }
                if round.isMultiple(of: 7) { _ = index.nearest(to: Coordinates(clampingLatitude: 1, longitude: 2)) }
            }
            try write(Array(sample.bytes.prefix(IndexHeader.count)), at: 0, file)
            for change in body { try write([sample.bytes[change.offset]], at: change.offset, file) }
        }
        #expect(opened > 7_000)
    }

    private static let manyPlaces: [SourcePlace] =
        .few
        + (100..<500).map {
            SourcePlace(
                $0, "Place \($0) of the sea", "US", $0.isMultiple(of: 2) ? "TX" : "ME", $0 * 50, Double($0 % 80),
                Double($0 % 170))
        }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let value = bytes.withUnsafeBytes { IndexChecksum(of: Bytes($0)).value }
        return (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
    }

    private func write(_ bytes: [UInt8], at offset: Int, _ file: FileHandle) throws {
        try file.seek(toOffset: UInt64(offset))
        try file.write(contentsOf: bytes)
    }

    /// The parts of the file whose damage matters, each as likely as the next however long it is.
    private struct Extents {
        private let ranges: [Range<Int>]

        init(_ bytes: [UInt8]) throws {
            ranges = IndexSection.allCases.compactMap { section in
                let entry = 32 + section.rawValue * 8
                func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) } }
                let length = number(entry + 4)
                return length == 0 ? nil : number(entry)..<number(entry) + length
            }
        }

        func random(_ generator: inout SeededGenerator) -> Range<Int> {
            ranges.randomElement(using: &generator) ?? IndexHeader.count..<IndexHeader.count + 1
        }
    }
}
