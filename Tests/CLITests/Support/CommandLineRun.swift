import Foundation

/// One run of the real program, from its arguments to what it left.
struct CommandLineRun {
    let code: Int32
    let output: String
    let errors: String

    /// The program, which lies beside that of the tests.
    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "fairweather-cli")

    /// What a run within this process left.
    init(code: Int32, output: String, errors: String) {
        (self.code, self.output, self.errors) = (code, output, errors)
    }

    /// Runs it to its end, the streams being files, so that neither side ever waits for the other.
    init(_ arguments: [String], input: [UInt8] = []) async throws {
        let folder = try TemporaryFolder()
        let outputFile = try folder.file("output", [])
        let errorFile = try folder.file("errors", [])
        code = try await Self.exitCode(
            of: Self.program, arguments, input: FileHandle(forReadingFrom: try folder.file("input", input)),
            output: FileHandle(forWritingTo: outputFile), errors: FileHandle(forWritingTo: errorFile))
        output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    }

    /// The lines of the output; each must have its end.
    var lines: [Substring] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// What each line of the output says.
    func answers() throws -> [Answer] {
        try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    }

    /// The code; a signal that ended the program is negative.
    static func exitCode(
        of program: URL, _ arguments: [String], input: FileHandle = .nullDevice, output: FileHandle = .nullDevice,
        errors: FileHandle = .nullDevice
    ) async throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { ended in
                let status = ended.terminationStatus
                continuation.resume(returning: ended.terminationReason == .exit ? status : -status)
            }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
