import Foundation

/// A display and a session bus of their own, in which a script starts the real program and plays its user.
struct ProgramSession {
    /// Everything that is written while the session runs lies in it.
    let folder: URL

    init() throws {
        folder = try Files.temporaryFolder()
    }

    /// Beside the tests.
    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "fairweather").path

    /// What scripts begin with: ways to wait for the window, and to see which one lies on top of all others.
    private static let preparations = """
        window() { timeout 60 xdotool search --sync --onlyvisible --name "$1"; }
        top() { xwininfo -root -children | sed -n 's/^ *0x[0-9a-f]* "\\([^"]*\\)".*/\\1/p' | head -n 1; }
        size() { xwininfo -id "$1" | sed -n 's/^ *\\(Width\\|Height\\): //p' | paste -s -d x; }

        """

    /// Runs the script to its end, in which "$program" is the program; its lines of output.
    func run(_ script: String) throws -> [String] {
        let (output, log) = (folder.appending(path: "output"), folder.appending(path: "log"))
        for file in [output, log] { try Data().write(to: file) }
        try Data((Self.preparations + script).utf8).write(to: folder.appending(path: "script"))
        try Data(configuration.utf8).write(to: folder.appending(path: "bus.conf"))

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The threads of the tests block signals, which programs inherit.
        process.arguments = [
            "--default-signal", "timeout", "300", "xvfb-run", "--auto-servernum",
            "--server-args=-screen 0 1280x1024x24",
            "dbus-run-session", "--config-file=bus.conf", "--", "sh", "script",
        ]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
            "XDG_DATA_HOME": folder.appending(path: "data").path,
            "XDG_CONFIG_HOME": folder.appending(path: "config").path,
            "XDG_STATE_HOME": folder.appending(path: "state").path,
            "XDG_CACHE_HOME": folder.appending(path: "cache").path,
            "FONTCONFIG_FILE": ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? "",
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
            "LC_ALL": "C.UTF-8",
            // Nobody listens there, so that no service is asked.
            "https_proxy": "http://127.0.0.1:1", "program": Self.program,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The last of what the programs said, for a test that fails.
    var log: String {
        let text = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        return String((text ?? "").suffix(2000))
    }

    /// A bus that starts no service by itself: no keyring, no portal, no screen reader's.
    private var configuration: String {
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
