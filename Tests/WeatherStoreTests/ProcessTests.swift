import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// Other processes use the store: the tool `store-driver`, which is built beside the tests.
@Suite(.serialized)
struct ProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Starts the tool and returns what it printed once it has ended well.
    private func start(_ arguments: [String]) throws -> () async throws -> String {
        let driver: URL = try #require(Self.driver)
        let process = Process()
        process.executableURL = driver
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let reading = output.fileHandleForReading
        return {
            // On a thread of its own: tests beside this one go on.
            let data = await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: reading.readDataToEndOfFile()) }
            }
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// The program that is killed, beside the test's own in the folder of build products.
    private static var driver: URL? {
        let own =
            [URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()]
            + CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
        let folders = own.flatMap { file in
            sequence(first: file) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(4)
        }
        return folders.map { $0.appending(path: "store-driver") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
    }

    @Test("a process killed at any moment leaves all it had told to be done, and nothing half done")
    func kill() async throws {
        let report = try await start(["kill", "--kills", "30", "--seed", "1", "--folder", folder.url.path])()
        #expect(report.hasPrefix("30 kills, "))
    }

    @Test("two processes that write a thousand times each meet no error and lose nothing")
    func together() async throws {
        let database = folder.database.path
        let ends = try ["one", "two"].map {
            try start(["write", "--database", database, "--place", $0, "--count", "1000"])
        }
        for end in ends { _ = try await end() }
        let store = try SQLiteStore.open(at: folder.database).store
        let places = try store.contents(at: .distantPast).places
        #expect(Set(places.map(\.id)) == ["one", "two"])
        #expect(places.map(\.name) == ["1000", "1000"])
        for place in places {
            // The last report, by the second that its number adds to the first one's.
            let last = Date(timeIntervalSince1970: 1_795_219_200 + 1000)
            #expect(try store.report(for: place.id)?.current?.fetchedAt == last)
            let reported = try await store.reported(of: place.id, in: .distantPast ..< .distantFuture)
            #expect(reported.count == 1000)
        }
    }

    @Test("where no file may grow any more that is told as a full disk, and what was there can be read")
    func fullDisk() async throws {
        let report = try await start(["fill", "--database", folder.database.path, "--limit", "150000"])()
        let words = report.split(whereSeparator: \.isWhitespace)
        #expect(words.first == "diskFull")
        let count = try #require(words.last.flatMap { Int($0) })
        #expect(count > 3)
        let places = try SQLiteStore.open(at: folder.database).store.contents(at: .distantPast).places
        #expect((count...count + 1).contains(places.count))
    }
}
