import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

final class ProgramMemoryTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// The kilobytes of the program's code that are mapped, without the libraries'.
    private static func mappedCode() throws -> Int {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        var (isCode, sum) = (false, 0)
        for line in try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            if words.first?.contains("-") == true { isCode = words[1] == "r-xp" && line.hasSuffix(program) }
            if isCode, words.first == "Rss:" { sum += Int(words[1]) ?? 0 }
        }
        return sum
    }

    func testARestingProgramGivesItsCodeBackAndGoesOn() throws {
        try Sanitizer.skip(because: "a sanitizer lays the program out in memory in its own way")
        try onMain {
            let before = try Self.mappedCode()
            XCTAssertGreaterThan(before, 1000)
            ProgramMemory.releasePages()
            XCTAssertLessThan(try Self.mappedCode(), before / 2)
            let window = Window(width: 200, height: 100)
            XCTAssertTrue(GtkTesting.paint(window))
            window.destroy()
        }
    }
}
