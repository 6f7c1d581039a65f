import Foundation
import Testing

/// What is said and kept on a file system of 600 KB, where one can be mounted; gone with the shell's own namespace.
@Suite(.enabled("a file system can be mounted") { await SmallDisk.isPermitted() })
struct FullDiskTests {
    /// Runs the lines with `$disk` as the place of all data, `cli` as the program, and `fill` and `free` to take its room
    /// and give it back.
    ///
    /// - Returns: What the lines print.
    private func onSmallDisk(_ lines: String) async throws -> String {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        let code = try await SmallDisk.run(lines, in: folder, output: FileHandle(forWritingTo: output))
        let text = try String(contentsOf: output, encoding: .utf8)
        #expect(code == 0, "\(text)")
        return text
    }

    @Test("a place that finds no room is told, and the list stays whole")
    func add() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --quiet; fill
            cli places add London 2>&1; echo "code $?"
            cli places list --json; free
            cli places add Sydney --quiet; echo "code $?"
            cli places list --json
            """)
        let lines = output.split(separator: "\n")
        try #require(lines.count == 5, "\(output)")
        #expect(lines[0].hasPrefix("fairweather-cli: ") && lines[0].contains("disk is full"))
        #expect(lines[1] == "code 7")
        #expect(lines[2].contains("Paris") && !lines[2].contains("London"))
        #expect(lines[3] == "code 0")
        #expect(lines[4].contains("Paris") && lines[4].contains("Sydney"))
    }

    @Test("weather that finds no room is printed whole all the same, and told")
    func now() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --sample --quiet; fill
            cli now --source sample --json >$out 2>$err; echo "code $?"
            wc -l <$out; grep -c 'fetched":"' $out; grep -c 'disk is full' $err; free
            cli now --source sample --offline --quiet; echo "code $?"
            """)
        #expect(output == "code 7\n1\n1\n1\ncode 4\n")
    }

    @Test("weather that is old and finds no room tells both")
    func stale() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --sample --quiet; fill
            cli now --source sample --max-age 0s 2>$err >$out; echo "code $?"; grep -c 'disk is full' $err
            cli air --source sample --max-age 0s 2>$err >$out; echo "code $?"; grep -c 'disk is full' $err; free
            """)
        #expect(output == "code 7\n1\ncode 7\n1\n")
    }

    @Test("a disk that can only be read is said to be one, and shows what is on it")
    func readOnlyDisk() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --sample --quiet; mount -o remount,ro "$disk"
            cli places list --sample --json | grep -c Paris
            cli now --source sample 2>$err >$out; echo "code $?"; grep -c 'can only be read' $err
            cli places add London 2>$err; echo "code $?"; grep -c 'can only be read' $err
            mount -o remount,rw "$disk"; cli places add London --quiet; echo "code $?"
            """)
        #expect(output == "1\ncode 7\n1\ncode 7\n1\ncode 0\n")
    }

    @Test("without any room from the start the weather is printed, and that nothing is kept is told")
    func noDatabase() async throws {
        let output = try await onSmallDisk(
            """
            fill; cli now Paris --source sample --json >$out 2>$err; echo "code $?"
            wc -l <$out; grep -c 'will not be saved' $err
            cli places list --json 2>/dev/null; echo "code $?"
            """)
        #expect(output == "code 7\n1\n1\ncode 7\n")
    }

    @Test("an import takes all places of a file or none")
    func importing() async throws {
        let output = try await onSmallDisk(
            """
            for name in Paris London Sydney Rome Madrid; do cli places add $name --quiet; done
            cli places export $out; cli places remove London --quiet; cli places remove Rome --quiet
            cli places list --json >$err; fill
            cli places import $out 2>&1 | grep -c 'disk is full'
            cli places list --json | cmp - $err && echo same; free
            cli places import $out --quiet; echo "code $?"
            """)
        #expect(output == "1\nsame\ncode 0\n")
    }

    @Test("a cache that cannot be cleared stays as it was, and that is told")
    func clear() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --sample --quiet; cli now --source sample --quiet
            cli cache status --sample --json | sed 's/"bytes":[0-9]*//' >$out; fill
            cli cache clear --sample 2>$err; code=$?
            cli cache status --sample --json | sed 's/"bytes":[0-9]*//' | cmp -s - $out && same=yes || same=no
            echo "$code $same"; free; cli cache clear --sample --quiet; echo "code $?"
            """)
        #expect(output == "7 yes\ncode 0\n")
    }

    @Test("an export that finds no room leaves no half of a file")
    func exporting() async throws {
        let output = try await onSmallDisk(
            """
            cli places add Paris --quiet; fill
            cli places export "$disk/places.json" 2>$err; echo "code $?"
            grep -c 'disk is full' $err; ls "$disk"; free
            cli places export "$disk/places.json"; echo "code $?"
            cmp "$disk/places.json" - <<END && echo whole
            $(cli places export)
            END
            """)
        #expect(output == "code 7\n1\ndata\nrest\ncode 0\nwhole\n")
    }
}
