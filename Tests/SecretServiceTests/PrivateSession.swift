import Foundation

/// A session bus of its own with nothing on it but what a script starts: lines of output of that script.
enum PrivateSession {
    /// Beside the tests.
    private static let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "secret-probe").path

    /// Starts the keyring of GNOME with an unlocked collection, and waits until it is there.
    static let keyring = """
        printf secret > password
        gnome-keyring-daemon --foreground --unlock --components=secrets < password > keyring.log 2>&1 &
        keyring=$!
        trap 'kill -CONT $keyring; kill $keyring' EXIT
        gdbus wait --session --timeout 60 org.freedesktop.secrets || cat keyring.log

        """

    /// Runs the script to its end; "$probe" is the program that asks, "$@" none.
    static func run(_ script: String, environment: [String: String] = [:]) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        try Data(configuration(in: folder).utf8).write(to: folder.appending(path: "bus.conf"))
        try Data(script.utf8).write(to: folder.appending(path: "script"))

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The threads of the tests block signals, which programs inherit.
        process.arguments = ["--default-signal", "dbus-run-session", "--config-file=bus.conf", "--", "sh", "script"]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "probe": probe,
        ].merging(environment) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// A bus that starts no service by itself.
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
