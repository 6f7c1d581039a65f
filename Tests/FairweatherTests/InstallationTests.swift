import CatalogueMaking
import Foundation
import SessionScripts
import WeatherModel
import XCTest

/// What the script that installs lays out, with programs that only print their names in the place of the real ones.
final class InstallationTests: XCTestCase {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private var folder = URL(filePath: "/")

    override func setUpWithError() throws {
        folder = try Files.temporaryFolder()
        // As the real ones: one program under two names, and a library for one of them.
        let program = folder.appending(path: "programs/fairweather")
        let library = folder.appending(path: "lib/fairweather/window.so")
        for file in [program, library] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try Data("#!/bin/sh\necho \"${0##*/}\" \"$@\"\n".utf8).write(to: program)
        try Data("library".utf8).write(to: library)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "programs/fairweather-cli").path, withDestinationPath: "fairweather")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult
    private func install(_ arguments: String, translations: String = "none") throws -> Int32 {
        var environment = ["PATH": "/usr/bin:/bin", "HOME": folder.appending(path: "home").path]
        environment["FAIRWEATHER_PO"] = folder.appending(path: translations).path
        environment["FAIRWEATHER_SCRATCH"] = ProcessInfo.processInfo.environment["FAIRWEATHER_SCRATCH"]
        return try ProgramRun(
            "/bin/bash", ["-c", "exec '\(Self.root.path)/scripts/install' \(arguments)"], in: folder,
            environment: environment
        ).status
    }

    private func files(below path: String) -> Set<String> {
        let base = folder.appending(path: path)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return Set(
            names.filter { name in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: base.appending(path: name).path, isDirectory: &isFolder)
                return !isFolder.boolValue
            })
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func testWholeLanguagesAreInstalledWithTheirManualAndTheirWordsInTheMenu() throws {
        try XCTSkipUnless(Gettext.isThere, "there is no gettext")
        let template = Self.root.appending(path: "Resources/po/fairweather.pot")
        let po = folder.appending(path: "po")
        try FileManager.default.createDirectory(at: po, withIntermediateDirectories: true)
        try Data(MadeTranslation.text(from: template).utf8).write(to: po.appending(path: "de.po"))
        let gap = try MadeTranslation.text(from: template) { $0 == "Refresh" ? "" : MadeTranslation.disguised($0) }
        try Data(gap.utf8).write(to: po.appending(path: "fr.po"))
        XCTAssertEqual(try install("--programs programs", translations: "po"), 0)
        let share = "home/.local/share"
        let installed = files(below: share)
        XCTAssertTrue(installed.contains("locale/de/LC_MESSAGES/fairweather.mo"))
        XCTAssertTrue(installed.contains("man/de/man1/fairweather-cli.1.gz"))
        XCTAssertEqual(installed.filter { $0.contains("/fr/") }, [])
        let entry = try text("\(share)/applications/\(Program.id).desktop")
        XCTAssertTrue(entry.contains("GenericName[de]=äWeather\n") && entry.contains("\nName[de]=äRefresh\n"))
        XCTAssertFalse(entry.contains("[fr]"))
        let summary = "<summary xml:lang=\"de\">äThe weather for your places, from sources you choose</summary>"
        XCTAssertTrue(try text("\(share)/metainfo/\(Program.id).metainfo.xml").contains(summary))
    }

    func testOneUserInstallsUpgradesAndRemovesWithoutATrace() throws {
        XCTAssertEqual(try install("--programs programs"), 0)
        let (prefix, id) = ("home/.local", Program.id)
        let installed = files(below: prefix)
        for name in [
            "bin/fairweather", "bin/fairweather-cli", "lib/fairweather/window.so", "share/man/man1/fairweather.1.gz",
        ] {
            XCTAssertTrue(installed.contains(name), name)
        }
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: folder.appending(path: "\(prefix)/bin/fairweather-cli").path), "fairweather")
        let program = folder.appending(path: prefix).appending(path: "bin/fairweather").path
        XCTAssertTrue(
            try text("\(prefix)/share/dbus-1/services/\(id).service").contains(
                "Exec=\(program) --gapplication-service"))
        XCTAssertTrue(try text("\(prefix)/share/applications/\(id).desktop").contains("Exec=\(program) %u"))
        XCTAssertEqual(
            try text("\(prefix)/share/bash-completion/completions/fairweather"),
            "fairweather --generate-completion-script bash\n")
        XCTAssertEqual(
            try text("\(prefix)/share/bash-completion/completions/fairweather-cli"),
            "fairweather-cli --generate-completion-script bash\n")

        // An older version had a file that this one has no more; somebody else's stays.
        let list = folder.appending(path: "\(prefix)/share/fairweather/installed-files")
        try Data((try String(contentsOf: list, encoding: .utf8) + "share/fairweather/old\n").utf8).write(to: list)
        for name in ["share/fairweather/old", "share/other"] {
            try Data().write(to: folder.appending(path: "\(prefix)/\(name)"))
        }
        XCTAssertEqual(try install("--programs programs"), 0)
        XCTAssertEqual(files(below: prefix), installed.union(["share/other"]))

        // Half of a build installs nothing, and what is there stays.
        try FileManager.default.removeItem(at: folder.appending(path: "lib"))
        XCTAssertNotEqual(try install("--programs programs"), 0)
        XCTAssertEqual(files(below: prefix), installed.union(["share/other"]))
        XCTAssertEqual(try install("--uninstall"), 0)
        XCTAssertEqual(files(below: prefix), ["share/other"])
        XCTAssertNotEqual(try install("--uninstall"), 0)
    }

    func testFlatpakHasWhatThePackageHas() throws {
        let manifest = try text(of: "Resources/flatpak/\(Program.id).json")
        XCTAssertTrue(
            manifest.contains("scripts/install --prefix /app --destdir / --programs"), "another way to install")
        try install("--prefix /usr --destdir package --programs programs")
        try install("--prefix /app --destdir flatpak --programs programs")
        // Debian alone keeps its own completions of zsh apart.
        let package = files(below: "package/usr").map {
            $0.replacing("zsh/vendor-completions", with: "zsh/site-functions")
        }
        XCTAssertGreaterThan(package.count, 150)
        XCTAssertEqual(files(below: "flatpak/app"), Set(package))
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
