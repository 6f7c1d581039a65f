import Foundation

// A line of JSON for each file named: what the program makes of a recorded answer.
for path in CommandLine.arguments.dropFirst() {
    do {
        let line = try RecordedAnswer(URL(filePath: path)).json
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    } catch {
        FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    }
}
