import CGtk
import Foundation
import WeatherModel
import WeatherStore
import XCTest

@testable import fairweather

final class AutostartEntryTests: XCTestCase {
    private var folder = URL(filePath: "/")

    override func setUpWithError() throws {
        folder = try Files.temporaryFolder()
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var autostart: URL { folder.appending(path: "config/autostart") }
    private var file: URL { autostart.appending(path: "io.github.fairweather.Fairweather.desktop") }

    private func entry(of program: String = "/usr/bin/fairweather") -> AutostartEntry {
        AutostartEntry(environment: ["XDG_CONFIG_HOME": folder.appending(path: "config").path], program: program)
    }

    /// Puts a file there as somebody else would.
    private func put(_ text: String) throws {
        try FileManager.default.createDirectory(at: autostart, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// What GLib reads from the file, by which most desktops read it, with field codes resolved.
    private func command() throws -> [String] {
        let line = try XCTUnwrap(value("Exec"))
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var count: gint = 0
        XCTAssertNotEqual(g_shell_parse_argv(line, &count, &arguments, nil), 0, "not a command: \(line)")
        defer { g_strfreev(arguments) }
        return (0..<Int(count)).compactMap { arguments?[$0].map { String(cString: $0) } }
            .map { $0.replacing("%%", with: "%") }
    }

    private func value(_ key: String) -> String? {
        let keys = g_key_file_new()
        defer { g_key_file_unref(keys) }
        XCTAssertNotEqual(g_key_file_load_from_file(keys, file.path, G_KEY_FILE_NONE, nil), 0)
        guard let text = g_key_file_get_string(keys, "Desktop Entry", key, nil) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    func testAnEntryIsWrittenAndRemoved() throws {
        let entry = entry()
        XCTAssertFalse(entry.isThere)
        try entry.write()
        XCTAssertTrue(entry.isThere)
        XCTAssertEqual(try command(), ["/usr/bin/fairweather", "--background"])
        XCTAssertEqual(value("TryExec"), "/usr/bin/fairweather", "where it is removed, nothing is started")
        XCTAssertEqual(value("Type"), "Application")
        XCTAssertEqual(value("Name"), "Fairweather")
        XCTAssertEqual(value("Icon"), Program.id)
        XCTAssertEqual(value("X-GNOME-UsesNotifications"), "true")
        XCTAssertEqual(
            try FileManager.default.attributesOfItem(atPath: autostart.path)[.posixPermissions] as? Int, 0o700)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: autostart.path), [file.lastPathComponent])
        try entry.write()
        XCTAssertTrue(entry.isThere)
        try entry.remove()
        XCTAssertFalse(entry.isThere)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: autostart.path), [])
        XCTAssertNoThrow(try entry.remove(), "what is not there is removed")
    }

    func testWithoutAVariableTheEntryIsInTheHome() throws {
        try AutostartEntry(environment: ["HOME": folder.path], program: "/a").write()
        let file = folder.appending(path: ".config/autostart/\(Program.id).desktop")
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
    }

    private static let paths = [
        "with two  spaces", "\"quoted\" and 'quoted'", "100% %u %%", "$HOME $(id) `id`", "back\\slash \\n \\\\ \\",
        "a\nHidden=true\tb\r", "~#&;|<>*?()", "Überall ☂",
    ]

    func testTheDesktopsOwnCheckerFindsNoFaultInAnyPath() throws {
        let checker = "/usr/bin/desktop-file-validate"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: checker), "\(checker) is not installed")
        for name in Self.paths {
            try entry(of: "/opt/\(name)/fairweather").write()
            let run = try ProgramRun(checker, [file.path])
            XCTAssertEqual(run.status, 0, run.output)
        }
    }

    func testEachPathIsReadAsItIs() throws {
        for name in Self.paths {
            let program = "/opt/\(name)/fairweather"
            try entry(of: program).write()
            XCTAssertEqual(try command(), [program, "--background"])
            XCTAssertTrue(entry().isThere, name)
        }
        XCTAssertEqual(
            try written(for: "/o\\p$t/1%/\"a b\""), #"Exec="/o\\\\p\\$t/1%%/\\"a b\\"" --background"#,
            "four backslashes are one, by the specification's own example")
    }

    private func written(for program: String) throws -> String? {
        try entry(of: program).write()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("Exec=") }
            .map(String.init)
    }

    func testAnEntryThatIsSwitchedOffCountsAsNone() throws {
        for (text, isThere) in [
            ("[Desktop Entry]\nType=Application\nExec=other\n", true), ("[Desktop Entry]\nHidden=false\n", true),
            ("[Desktop Entry]\nHidden=true\n", false), ("# off\n\n[Desktop Entry]\r\nHidden = true\r\n", false),
            ("[Desktop Entry]\nX-GNOME-Autostart-enabled=false\nExec=other", false),
            ("[Desktop Entry]\nExec=other\n[Desktop Action a]\nHidden=true\n", true), ("", false),
            ("Exec=other\n", false), ("[Desktop Entry]\n", false),
        ] {
            try put(text)
            XCTAssertEqual(entry().isThere, isThere, text)
        }
        try entry().write()
        XCTAssertTrue(entry().isThere, "what was switched off is written over")
    }

    func testAFolderThatCannotBeWrittenIsAnErrorThatCanBeSaid() throws {
        try Data().write(to: folder.appending(path: "config"))
        XCTAssertThrowsError(try entry().write()) { XCTAssertTrue($0 is StoreError, "\($0)") }
        XCTAssertFalse(entry().isThere)
        XCTAssertNoThrow(try entry().remove(), "there is none")
    }

    func testAFolderInPlaceOfTheFileIsLeftAlone() throws {
        try FileManager.default.createDirectory(
            at: file.appending(path: "precious"), withIntermediateDirectories: true)
        XCTAssertFalse(entry().isThere)
        XCTAssertThrowsError(try entry().write()) { XCTAssertTrue($0 is StoreError, "\($0)") }
        XCTAssertThrowsError(try entry().remove()) { XCTAssertTrue($0 is StoreError, "\($0)") }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: file.path), ["precious"])
    }

    func testALinkIsReplacedAndRemovedItself() throws {
        let menu = folder.appending(path: "menu.desktop")
        let words = "[Desktop Entry]\nExec=fairweather %u\n"
        try Data(words.utf8).write(to: menu)
        for change in [AutostartEntry.write, AutostartEntry.remove] {
            try FileManager.default.createDirectory(at: autostart, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: menu)
            XCTAssertTrue(entry().isThere)
            try change(entry())()
            XCTAssertEqual(try String(contentsOf: menu, encoding: .utf8), words, "the target is another's")
            XCTAssertNil(try? FileManager.default.destinationOfSymbolicLink(atPath: file.path))
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }
}
