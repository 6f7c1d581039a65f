import Foundation
import SessionScripts

/// A display and a session bus of their own, in which a script starts the real program and plays its user.
struct ProgramSession {
    /// Everything that is written while the session runs lies in it.
    let folder: URL

    init() throws {
        folder = try Files.temporaryFolder()
    }

    /// The program, which lies beside that of the tests.
    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "fairweather").path

    /// What scripts begin with: ways to wait for the window, to press keys in it, and to see which one lies on top of all others.
    static let preparations = """
        window() { timeout 60 xdotool search --sync --onlyvisible --name "$1"; }
        # A window that is seen may not have the keyboard yet.
        press() { timeout 60 xdotool windowfocus --sync "$(window "$1" | head -n 1)" key "$2"; }
        see() { window "$1" >/dev/null || echo "no window is called $1"; }
        top() { xwininfo -root -children | sed -n 's/^ *0x[0-9a-f]* "\\([^"]*\\)".*/\\1/p' | head -n 1; }
        size() { xwininfo -id "$1" | sed -n 's/^ *\\(Width\\|Height\\): //p' | paste -s -d x; }

        """

    /// Runs the script to its end, in which "$program" is the program; its lines of output.
    func run(_ script: String) throws -> [String] {
        let log = folder.appending(path: "log")
        try Data().write(to: log)
        let wrapper = [
            "timeout", "300", "xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x1024x24",
        ]
        let environment = [
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
        let session = try SessionScript(
            Self.preparations + script, in: folder, under: wrapper, environment: environment,
            log: FileHandle(forWritingTo: log))
        try session.process.run()
        session.process.waitUntilExit()
        return try session.lines()
    }

    /// The last of what the programs said, for a test that fails.
    var log: String {
        let text = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        return String((text ?? "").suffix(2000))
    }
}
