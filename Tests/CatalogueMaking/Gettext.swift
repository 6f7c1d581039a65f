package import Foundation

/// The programs of GNU gettext, where they are installed.
package enum Gettext {
    private static let programs = ["/usr/bin/msgfmt", "/usr/bin/msgmerge", "/usr/bin/ngettext"]

    package static let isThere = programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

    /// Compiles a translation; the folder of the catalogues it is the only one of.
    package static func folder(language: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "po-\(UUID().uuidString)")
        let messages = folder.appending(path: "\(language)/LC_MESSAGES")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        let source = folder.appending(path: "\(language).po")
        try Data(text.utf8).write(to: source)
        _ = try run("/usr/bin/msgfmt", "-o", messages.appending(path: "fairweather.mo").path, source.path)
        return folder
    }

    /// What gettext itself says of a number.
    package static func plural(_ one: String, _ other: String, _ count: Int, _ language: String, in folder: URL) throws
        -> String
    {
        // A newer glibc translates nothing in C.UTF-8, the one locale there is everywhere: under another name it does.
        let locale = folder.appending(path: "xx_XX.utf8")
        if !FileManager.default.fileExists(atPath: locale.path) {
            try FileManager.default.createSymbolicLink(
                at: locale, withDestinationURL: URL(filePath: "/usr/lib/locale/C.utf8"))
        }
        let environment = [
            "LOCPATH": folder.path, "LC_ALL": "xx_XX.UTF-8", "LANGUAGE": language, "TEXTDOMAINDIR": folder.path,
        ]
        return try run("/usr/bin/ngettext", "fairweather", one, other, String(count), in: environment).output
    }

    /// Runs a program to its end.
    package static func run(
        _ program: String, _ arguments: String..., in environment: [String: String]? = nil
    ) throws -> (code: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        if let environment { process.environment = environment }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
