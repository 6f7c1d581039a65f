public import Foundation

/// A shell script on a session bus of its own that starts no service by itself: no keyring, no portal, no screen reader's.
public struct SessionScript {
    /// The shell that carries it out, to be run once.
    public let process: Process
    private let output: URL

    /// - Parameters:
    ///   - script: What the shell runs, with the folder as its working directory.
    ///   - folder: Everything that is written lies in it.
    ///   - wrapper: The command that runs the rest of its arguments, and the session among them.
    ///   - environment: All there is but the ways to programs, home and runtime folder.
    ///   - log: Takes what the programs say on their standard error.
    /// - Throws: Where the folder cannot be written.
    public init(
        _ script: String, in folder: URL, under wrapper: [String] = [], environment: [String: String],
        log: FileHandle = .nullDevice
    ) throws {
        output = folder.appending(path: "output")
        try Data().write(to: output)
        try Data(script.utf8).write(to: folder.appending(path: "script"))
        try Data(Self.configuration(in: folder).utf8).write(to: folder.appending(path: "bus.conf"))
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The threads of the tests block signals, which programs inherit.
        process.arguments =
            ["--default-signal"] + wrapper + ["dbus-run-session", "--config-file=bus.conf", "--", "sh", "script"]
        process.currentDirectoryURL = folder
        // Programs that a sanitizer watches too are told the same as the tests.
        let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
            .merging(sanitizers) { $1 }.merging(environment) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = log
    }

    /// What the script has printed so far, without empty lines.
    ///
    /// - Throws: Where that cannot be read.
    public func lines() throws -> [String] {
        try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private static func configuration(in folder: URL) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:dir=\(folder.path)</listen>
          <policy context="default">
            <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
          </policy>
        </busconfig>
        """
    }
}
