import Foundation

/// A file system in memory that is soon full, mounted by a shell for itself alone.
enum SmallDisk {
    /// The options of `unshare` as root, or as a user who may be root of a namespace of his own.
    private static let shells = ["--mount", "--mount --map-root-user"]

    /// Whether one can be mounted.
    static func isPermitted() async -> Bool { await shell() != nil }

    /// Runs the lines of a shell script; `cli` is the program, and `$out` and `$err` are files on another disk.
    ///
    /// - Returns: Their exit code.
    static func run(_ lines: String, in folder: TemporaryFolder, output: FileHandle) async throws -> Int32 {
        let script = """
            mkdir -p "$disk" && mount -t tmpfs -o size=600k none "$disk" || exit 99
            export XDG_DATA_HOME="$disk/data" XDG_CONFIG_HOME="$disk/config"
            cli() { "$program" "$@"; }
            fill() { cat /dev/zero >"$disk/rest" 2>/dev/null; }
            free() { rm "$disk/rest"; }
            \(lines)
            """
        let variables = [
            "disk": folder.path("disk"), "program": CommandLineRun.program.path, "out": folder.path("out"),
            "err": folder.path("err"),
        ].map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
        return try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"),
            ["-c", "export \(variables); exec unshare \(await shell() ?? "") sh -c \"$0\"", script], output: output)
    }

    private static func shell() async -> String? {
        for options in shells {
            let trial = "unshare \(options) mount -t tmpfs -o size=4k none /mnt"
            let code = try? await CommandLineRun.exitCode(
                of: URL(filePath: "/bin/sh"), ["-c", trial], errors: .nullDevice)
            if code == 0 { return options }
        }
        return nil
    }
}
