import Foundation
import Testing
import WeatherStore

struct TroubleTests {
    @Test("an index that is missing is named")
    func missing() async throws {
        let path = try TemporaryFolder().path("places.fwi")
        let run = try await CommandLineRun(["search", "Paris", "--index", path])
        #expect(run.code == 7)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("\(path) is missing"))
    }

    /// What may happen to a file.
    enum Damage: CaseIterable {
        case emptied, replaced, cut, flipped

        /// How it is told.
        var words: String {
            switch self {
            case .emptied: "is empty"
            case .replaced: "is not a place index"
            case .cut: "is incomplete"
            case .flipped: "is damaged"
            }
        }

        func done(to bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            switch self {
            case .emptied: bytes = []
            case .replaced: bytes = Array("<!DOCTYPE html><html></html>".utf8)
            case .cut: bytes.removeLast(bytes.count / 2)
            case .flipped: bytes[bytes.count / 3] ^= 0x10
            }
            return bytes
        }
    }

    @Test("an index that is not as it should be is named, with what is wrong", arguments: Damage.allCases)
    func damaged(damage: Damage) async throws {
        let shipped = try #require(ShippedFiles().resource("places.fwi"))
        let folder = try TemporaryFolder()
        let file = try folder.file("changed.fwi", damage.done(to: Array(try Data(contentsOf: shipped))))
        let run = try await CommandLineRun(
            ["search", "--batch", "-", "--index", file.path], input: Array("Paris".utf8))
        #expect(run.code == 7)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(damage.words) && run.errors.contains(file.path), "\(run.errors)")
    }

    @Test("a reader that goes away ends the program quietly", arguments: [["Paris"], ["--batch", "-"]])
    func brokenPipe(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let input = try folder.file("input", Array(String(repeating: "Paris\n", count: 5000).utf8))
        let errors = try folder.file("errors", [])
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let code = try await CommandLineRun.exitCode(
            of: CommandLineRun.program, ["search"] + arguments, input: FileHandle(forReadingFrom: input),
            output: pipe.fileHandleForWriting, errors: FileHandle(forWritingTo: errors))
        #expect(code == 0)
        #expect(try Data(contentsOf: errors).isEmpty)
    }

    @Test("closed streams do no harm", arguments: [(">&-", 0), ("<&- >&- 2>&-", 0), ("2>&- --limit 0", 2)])
    func closed(redirection: String, expected: Int32) async throws {
        let folder = try TemporaryFolder()
        let errors = try folder.file("errors", [])
        let code = try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"), ["-c", "\"$0\" search Paris \(redirection)", CommandLineRun.program.path],
            errors: FileHandle(forWritingTo: errors))
        #expect(code == expected)
        #expect(try Data(contentsOf: errors).isEmpty)
    }

    @Test("a full disk is told")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let errors = try folder.file("errors", [])
        let code = try await CommandLineRun.exitCode(
            of: CommandLineRun.program, ["search", "Paris"],
            output: #require(FileHandle(forWritingAtPath: "/dev/full")), errors: FileHandle(forWritingTo: errors))
        #expect(code == 7)
        let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        #expect(message == "fairweather-cli: The output could not be written, as the disk is full.\n")
    }

    @Test("help after an unknown command is no success")
    func unknownHelp() async throws {
        let home = try TestHome()
        for arguments in [["settings", "--help"], ["settings", "-h"]] {
            let run = try await home.run(arguments)
            #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("settings"), "\(run)")
        }
        #expect(try await home.run("now", "--help").code == 0)
        #expect(try await home.run("help", "now").code == 0)
    }

    @Test("a value that is refused while a command runs is told without the usage of the whole program")
    func refusedValue() async throws {
        let home = try TestHome()
        let run = try await home.run("when", "add", "run", "--limit", "temperature=20..10")
        #expect(run.code == 2 && run.errors.contains("temperature") && !run.errors.contains("Usage"), "\(run.errors)")
    }
}
