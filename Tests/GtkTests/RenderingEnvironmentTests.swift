import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

final class RenderingEnvironmentTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testOnlyWithoutAGPUAndWithoutAWordOfTheUsersIsGtkKeptToCairo() {
        onMain {
            let free: (String) -> Bool = { _ in false }
            XCTAssertNil(RenderingEnvironment.choice(hasGPU: true, minorVersion: 8, isSet: free))
            for name in ["GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"] {
                XCTAssertNil(RenderingEnvironment.choice(hasGPU: false, minorVersion: 8, isSet: { $0 == name }), name)
            }
            for (minor, name) in [(8, "GDK_DEBUG"), (15, "GDK_DEBUG"), (16, "GDK_DISABLE"), (22, "GDK_DISABLE")] {
                let choice = RenderingEnvironment.choice(hasGPU: false, minorVersion: minor, isSet: free)
                XCTAssertEqual(choice?.name, name, "4.\(minor)")
            }
        }
    }

    func testARenderNodeCountsOnlyWhereItCanBeOpened() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appending(path: "dri-\(UUID().uuidString)")
            XCTAssertFalse(RenderingEnvironment.hasGPU(in: folder.path), "there is no such folder")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data().write(to: folder.appending(path: "card0"))
            XCTAssertFalse(RenderingEnvironment.hasGPU(in: folder.path), "a screen without a GPU")
            // Nobody may open it for writing, root neither.
            let node = folder.appending(path: "renderD128")
            try FileManager.default.createDirectory(at: node, withIntermediateDirectories: true)
            XCTAssertFalse(RenderingEnvironment.hasGPU(in: folder.path), "a node that cannot be opened")
            try Data().write(to: folder.appending(path: "renderD129"))
            XCTAssertTrue(RenderingEnvironment.hasGPU(in: folder.path))
        }
    }

    func testWhatIsStartedFromARunningProgramGetsTheUsersOwnEnvironment() throws {
        try onMain {
            let renderer = g_getenv("GSK_RENDERER").map { String(cString: $0) }
            g_unsetenv("GSK_RENDERER")
            defer { if let renderer { g_setenv("GSK_RENDERER", renderer, 1) } }
            let before = try Self.environmentOfAChild()
            let application = Application(id: "org.example.Rendering", isUnique: false)
            var during: [String] = []
            application.onStart { [weak application] _ in
                during = (try? Self.environmentOfAChild()) ?? []
                application?.quit()
            }
            XCTAssertEqual(application.run([]), 0)
            XCTAssertFalse(before.isEmpty)
            XCTAssertEqual(during, before)
        }
    }

    @MainActor
    private static func environmentOfAChild() throws -> [String] {
        var output: UnsafeMutablePointer<CChar>?
        XCTAssertNotEqual(g_spawn_command_line_sync("env", &output, nil, nil, nil), 0)
        defer { g_free(output) }
        return try XCTUnwrap(output.map { String(cString: $0) }).split(separator: "\n").map(String.init).filter {
            // What GApplication itself says to those it starts.
            !$0.hasPrefix("_=")
        }.sorted()
    }
}
