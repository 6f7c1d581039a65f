import Foundation

// A line of JSON for each file named: what the program makes of a recorded answer. After "--store FOLDER" each answer is
// also saved in FOLDER/0, FOLDER/1 and so on, where the command line finds it as weather that arrived now. With
// "--warnings" alone, a line of JSON for each line of standard input: the warnings of messages at a place.
var paths = Array(CommandLine.arguments.dropFirst())
let folder = paths.first == "--store" && paths.count > 1 ? URL(filePath: paths[1]) : nil
if folder != nil { paths.removeFirst(2) }
if paths == ["--warnings"] {
    while let line = readLine() {
        FileHandle.standardOutput.write(try await ReadWarnings.answer(to: line) + Data("\n".utf8))
    }
    paths = []
}
for (number, path) in paths.enumerated() {
    do {
        let answer = try ReadAnswer(URL(filePath: path))
        if let folder { try await answer.save(in: folder.appending(path: "\(number)"), now: Date()) }
        FileHandle.standardOutput.write(try answer.json + Data("\n".utf8))
    } catch {
        FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    }
}
