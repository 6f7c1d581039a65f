import Foundation
import SessionScripts

/// A session bus of its own with nothing on it but what a script starts: lines of output of that script.
enum PrivateSession {
    /// The probe, which lies beside the program of the tests.
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
        let session = try SessionScript(script, in: folder, environment: ["probe": probe].merging(environment) { $1 })
        let process = session.process
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return try session.lines()
    }
}
