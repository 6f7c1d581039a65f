import Foundation

/// The C programs that the window is compared with; their code lies in `Sources/Tools/benchmark-windows`.
enum WindowFloor: String {
    /// The least there is: one label in a window of GTK.
    case label
    /// The first fold of the page as one widget that paints all its words, lines and pictures: what a toolkit of GTK that
    /// lays nothing out could reach.
    case painted

    /// Compiles it into the folder.
    ///
    /// - Throws: An error if there is no C compiler or no GTK to compile with.
    func build(in folder: URL) throws -> URL {
        let tools = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let code = tools.appending(path: "benchmark-windows/\(rawValue).c")
        let program = folder.appending(path: rawValue)
        try ProgramRun(
            URL(filePath: "/bin/sh"),
            ["-c", "cc -O2 -o \"$1\" \"$0\" $(pkg-config --cflags --libs gtk4) -lm", code.path, program.path],
            ["PATH": "/usr/bin:/bin"]
        ).checked()
        return program
    }
}
