import Foundation
import Testing

@Suite("A doctor on a full disk", .enabled("a file system can be mounted") { await SmallDisk.isPermitted() })
struct DoctorAttackTests {
    @Test("a disk that is full, or may not be written, is found before there is anything to lose")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        _ = try await SmallDisk.run(
            """
            cli places add Paris --quiet; cli doctor --offline >/dev/null; echo "code $?"
            fill; cli doctor --offline | grep '^store'; cli doctor --offline --quiet; echo "code $?"; free
            mount -o remount,ro "$disk"; cli doctor --offline | grep '^store'; cli doctor --offline --quiet; echo "code $?"
            """, in: folder, output: FileHandle(forWritingTo: output))
        let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
        try #require(lines.count == 5, "\(lines)")
        #expect([lines[0], lines[2], lines[4]] == ["code 0", "code 7", "code 7"])
        #expect(lines[1].hasPrefix("store: problem. The disk is full."))
        #expect(lines[3].hasPrefix("store: problem."))
    }
}
