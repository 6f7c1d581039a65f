import XCTest

@testable import fairweather

final class StartRequestTests: XCTestCase {
    func testWhatIsPassedOnArrivesAsItWasAsked() throws {
        for arguments in [
            [], ["Paris", "geo:1,2"], ["--refresh"], ["--home", "Rome"], ["--refresh", "--home"], ["--background"],
        ] {
            let launch = try Launch.parse(arguments)
            XCTAssertEqual(StartRequest(arguments: launch.options.request.arguments), launch.options.request)
        }
        XCTAssertEqual(
            try Launch.parse(["Rome", "--refresh"]).options.request, StartRequest(cities: ["Rome"], refreshes: true))
        XCTAssertEqual(try Launch.parse(["--home"]).options.request, StartRequest(showsHome: true))
        XCTAssertEqual(
            try Launch.parse(["--background"]).options.request, StartRequest(staysInBackground: true))
        for others in [["Rome"], ["--refresh"], ["--home"], ["--source", "sample"], ["--snapshot", "x.png"]] {
            XCTAssertThrowsError(try Launch.parse(["--background"] + others))
        }
    }

    func testManualNamesEveryOptionThereIs() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Resources/fairweather.1"), encoding: .utf8)
            .replacing("\\-", with: "-")
        let told = Set(
            page.matches(of: /^(?:\.TP\n)?\\fB.*/.anchorsMatchLineEndings()).flatMap { line in
                line.output.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
            })
        let offered = Set(Launch.helpMessage().matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
        XCTAssertEqual(told, offered)
    }
}
