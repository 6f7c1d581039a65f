import Foundation
import Testing

/// The gate that a package passes; what it lets through is told by programs that are built for it here.
struct HardeningTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let script = root.appending(path: "scripts/check/check-hardening").path
    /// What `scripts/build/release` has built here, and a package holds.
    private static let givenAway: [String] = ["fairweather", "fairweather-cli"].map {
        root.appending(path: ".build/programs/\($0)").path
    }.filter { FileManager.default.fileExists(atPath: $0) }

    /// What the gate says of a program of a few lines of C that was linked with these options; empty where it is let through.
    private func complaints(_ options: String) async throws -> String {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        let code = #"""
            #include <stdio.h>
            #include <string.h>
            int main(int count, char **words) {
                char text[8];
                strcpy(text, words[count - 1]);
                return printf("%s\n", text) < 0;
            }
            """#
        let program = folder.path("program")
        let source = try folder.file("program.c", Array(code.utf8)).path
        let script = "clang -O2 '\(source)' -o '\(program)' \(options) && '\(Self.script)' '\(program)'"
        let status = try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"), ["-c", script], output: FileHandle(forWritingTo: output),
            errors: FileHandle(forWritingTo: output))
        let text = try String(contentsOf: output, encoding: .utf8)
        #expect((status == 0) == !text.contains("check-hardening: \(program)"), "\(text)")
        return status == 0 ? "" : text
    }

    private static let hard = "-D_FORTIFY_SOURCE=2 -fstack-protector-strong -fPIE -pie -Wl,-z,now -Wl,-z,relro"

    @Test("what was built to be given away is let through", arguments: givenAway)
    func released(program: String) async throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        let status = try await CommandLineRun.exitCode(
            of: URL(filePath: Self.script), [program], output: FileHandle(forWritingTo: output),
            errors: FileHandle(forWritingTo: output))
        let text = try String(contentsOf: output, encoding: .utf8)
        #expect(status == 0, "\(text)")
    }

    @Test("a package is looked at as it is installed")
    func package() throws {
        let script = try String(contentsOf: Self.root.appending(path: "scripts/build/package"), encoding: .utf8)
        let lines = script.split(separator: "\n")
        let laidOut = try #require(lines.firstIndex { $0.hasPrefix("./scripts/install ") })
        let checked = try #require(lines.firstIndex { $0.hasPrefix("./scripts/check/check-hardening ") })
        #expect(laidOut < checked)
        for file in ["usr/bin/fairweather", "usr/lib/fairweather/window.so"] {
            #expect(lines[checked].contains("\"$root/\(file)\""), "\(file) is built hard as well")
        }
    }

    @Test("a program that is as hard as it should be is let through")
    func hard() async throws {
        #expect(try await complaints(Self.hard) == "")
    }

    @Test(
        "a program that lacks one thing is held back, and what it lacks is said",
        arguments: [
            ("-z,now", "-z,lazy", "BIND_NOW"), ("-z,relro", "-z,norelro", "RELRO"), ("-fPIE -pie", "-no-pie", "PIE"),
            ("-fstack-protector-strong", "-fno-stack-protector", "stack-protector"),
            ("-D_FORTIFY_SOURCE=2", "-U_FORTIFY_SOURCE", "FORTIFY"), ("-z,now", "-z,now,-z,execstack", "executable"),
            ("-z,now", "-z,now,-rpath,/opt/somewhere", "RUNPATH"),
        ])
    func soft(without: String, with: String, said: String) async throws {
        #expect(try await complaints(Self.hard.replacing(without, with: with)).contains(said))
    }
}
