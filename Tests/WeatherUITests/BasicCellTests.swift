import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import WeatherUI

private struct User: BasicCellItem {
    let name: String
    let email: String
    let portrait: URL

    var title: String { name }
    var detail: String? { email }
    var image: CellImage? { .url(portrait) }
}

private struct Team: BasicCellItem {
    let club: String
    let points: Int

    var title: String { club }
    var image: CellImage? { .named("weather-clear-symbolic") }
    var trailingText: String? { "\(points) points" }
}

final class BasicCellTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAUserAndATeamAreShownByTheSameCell() throws {
        let portrait = try writePicture()
        onMain {
            let cell = BasicCell()
            cell.bind(User(name: "Ada", email: "ada@example.org", portrait: portrait))
            XCTAssertEqual(cell.texts, ["Ada", "ada@example.org"])
            XCTAssertTrue(GtkTesting.pump(until: { cell.hasPicture }))

            cell.unbind()
            XCTAssertFalse(cell.hasPicture)
            cell.bind(Team(club: "Rovers", points: 12))
            XCTAssertEqual(cell.texts, ["Rovers", "12 points"])
            XCTAssertTrue(cell.hasPicture)
        }
    }

    func testAPictureStillBeingReadIsForgottenWhenTheCellIsUnbound() throws {
        let portrait = try writePicture()
        onMain {
            let cell = BasicCell()
            cell.bind(User(name: "Ada", email: "ada@example.org", portrait: portrait))
            cell.unbind()
            // Pictures asked for later by others are there: the first one's reading must long have ended.
            for _ in 0..<8 {
                let other = BasicCell()
                other.bind(User(name: "Grace", email: "grace@example.org", portrait: portrait))
                XCTAssertTrue(GtkTesting.pump(until: { other.hasPicture }))
            }
            XCTAssertFalse(cell.hasPicture)
        }
    }

    func testAPictureThatIsNotThereLeavesTheRestAlone() throws {
        let portrait = try writePicture()
        onMain {
            let cell = BasicCell()
            cell.bind(User(name: "Ada", email: "ada@example.org", portrait: URL(filePath: "/nowhere/ada.png")))
            for _ in 0..<8 {
                let other = BasicCell()
                other.bind(User(name: "Grace", email: "grace@example.org", portrait: portrait))
                XCTAssertTrue(GtkTesting.pump(until: { other.hasPicture }))
            }
            XCTAssertEqual(cell.texts, ["Ada", "ada@example.org"])
            XCTAssertFalse(cell.hasPicture)
        }
    }

    func testTheSpokenTextIsTheItemsOwn() {
        onMain {
            XCTAssertEqual(BasicCell.accessibleName(of: Team(club: "Rovers", points: 12)), "Rovers, 12 points")
        }
    }
}

/// A PNG of one pixel.
private func writePicture() throws -> URL {
    let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    let file = FileManager.default.temporaryDirectory.appending(path: "portrait-\(UUID().uuidString).png")
    try XCTUnwrap(png).write(to: file)
    return file
}
