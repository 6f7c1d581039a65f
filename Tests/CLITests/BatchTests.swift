import Foundation
import Testing

struct BatchTests {
    @Test("each line of the input is answered by one line, in order, whatever bytes it holds")
    func lines() async throws {
        let input =
            Array("Paris\n\nBerlin\r\nxqzt qqqqjjjj\n".utf8) + [0xFF, 0xC3, 0x28, 0x00, 0x0A] + Array("東京".utf8)
        let run = try await CommandLineRun(["search", "--batch", "-", "--limit", "2"], input: input)
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        let answers = try run.answers()
        #expect(answers.map(\.query) == ["Paris", "", "Berlin", "xqzt qqqqjjjj", "\u{FFFD}\u{FFFD}(\0", "東京"])
        #expect([0, 2, 5].map { answers[$0].best } == [2_988_507, 2_950_159, 1_850_147])
        #expect([1, 3].allSatisfy { answers[$0].matches.isEmpty })
        #expect(answers.allSatisfy { $0.matches.count <= 2 })
    }

    @Test("a file is read like the standard input, and a single search answers the same")
    func file() async throws {
        let folder = try TemporaryFolder()
        let queries = try folder.file("queries", Array("san jose ca\n".utf8))
        let batch = try await CommandLineRun(["search", "--batch", queries.path])
        #expect(try batch.answers().first?.best == 5_392_171)
        #expect(batch.output == (try await CommandLineRun(["search", "san jose ca", "--json"])).output)
    }

    @Test("lines longer than what is read at a time are one line")
    func longLines() async throws {
        let long = String(repeating: "x", count: 200_000)
        let run = try await CommandLineRun(["search", "--batch", "-"], input: Array("\(long)\nParis\n".utf8))
        #expect(try run.answers().map(\.query) == [long, "Paris"])
    }

    @Test("a line without an end is refused, in little memory")
    func endlessLine() async throws {
        let folder = try TemporaryFolder()
        let errors = try folder.file("errors", [])
        let script = "ulimit -v 3000000; exec \"$0\" search --batch /dev/zero"
        let code = try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"), ["-c", script, CommandLineRun.program.path],
            errors: FileHandle(forWritingTo: errors))
        #expect(code == 7)
        #expect(try String(contentsOf: errors, encoding: .utf8).contains("line of /dev/zero is longer than a megabyte"))
    }

    @Test("an empty input has no answers")
    func empty() async throws {
        let run = try await CommandLineRun(["search", "--batch", "-"])
        #expect(run.code == 0)
        #expect(run.output.isEmpty)
    }

    @Test("a file that cannot be read is named", arguments: ["missing", "."])
    func unreadable(name: String) async throws {
        let path = try TemporaryFolder().path(name)
        let run = try await CommandLineRun(["search", "--batch", name == "." ? "/" : path])
        #expect(run.code == 7)
        #expect(run.errors.contains(name == "." ? "/ is a folder." : "\(path) does not exist."))
    }

    @Test("another program can ask and listen by turns")
    func turns() async throws {
        let (questions, answers) = (Pipe(), Pipe())
        // Before all tests that wait for their turn, so that it is there when it is asked.
        let code = Task(priority: .high) {
            try await CommandLineRun.exitCode(
                of: CommandLineRun.program, ["search", "--batch", "-", "--limit", "1"],
                input: questions.fileHandleForReading, output: answers.fileHandleForWriting)
        }
        // The program ends only then, also where an answer was wrong.
        defer { try? questions.fileHandleForWriting.close() }
        for (query, id) in [("Paris", 2_988_507), ("Berlin", 2_950_159)] {
            try questions.fileHandleForWriting.write(contentsOf: Data("\(query)\n".utf8))
            let line = try await Self.line(from: answers.fileHandleForReading)
            #expect(try JSONDecoder().decode(Answer.self, from: line).best == id)
        }
        try questions.fileHandleForWriting.close()
        #expect(try await code.value == 0)
    }

    /// What comes until the end of the line; an error where nothing comes for ten minutes.
    ///
    /// It is waited for beside the threads of tasks, one of which has to start the program.
    private static func line(from handle: FileHandle) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                var line = Data()
                while line.last != UInt8(ascii: "\n") {
                    var request = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
                    let piece = poll(&request, 1, 600_000) == 1 ? handle.availableData : Data()
                    guard !piece.isEmpty else { return continuation.resume(throwing: Silence()) }
                    line += piece
                }
                continuation.resume(returning: line)
            }
        }
    }

    /// The program did not answer, or has ended.
    private struct Silence: Error {}
}
