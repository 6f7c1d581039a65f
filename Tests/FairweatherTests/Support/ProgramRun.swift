import Foundation

/// One run of another program to its end.
struct ProgramRun {
    /// The exit code.
    let status: Int32
    /// All that it printed, without its errors.
    let output: String

    /// Waits until it has ended.
    ///
    /// - Parameters:
    ///   - folder: The working directory; nil for that of the tests.
    ///   - environment: All variables there are; nil for those of the tests.
    init(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
    ) throws {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if let environment { process.environment = environment }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
