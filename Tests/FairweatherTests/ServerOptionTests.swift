import Assembly
import Foundation
import XCTest

@testable import fairweather

final class ServerOptionTests: XCTestCase {
    func testAnotherServerIsNamedByItsSourceAndAddress() throws {
        let option = try XCTUnwrap(ServerOption(argument: "open-meteo=https://weather.example.org/api?a=b"))
        XCTAssertEqual(option.source, "open-meteo")
        XCTAssertEqual(option.url.absoluteString, "https://weather.example.org/api?a=b")
        XCTAssertNotNil(ServerOption(argument: "met-norway=http://127.0.0.1:8080"))
    }

    func testPlainHTTPElsewhereUnknownSourcesAndHalvesAreRefused() {
        for text in [
            "open-meteo=http://weather.example.org", "nowhere=https://weather.example.org", "open-meteo",
            "open-meteo=", "=https://weather.example.org", "open-meteo=weather.example.org", "open-meteo=https://",
            "open-meteo=file:///etc/passwd",
        ] {
            XCTAssertNil(ServerOption(argument: text), text)
        }
    }

    func testTheLastServerNamedForASourceCounts() throws {
        let launch = try Launch.parse([
            "--server", "open-meteo=https://a.example.org", "--server", "nws=https://b.example.org", "--server",
            "open-meteo=https://c.example.org",
        ])
        XCTAssertEqual(
            launch.servers.mapValues(\.absoluteString),
            [
                "open-meteo": "https://c.example.org", "nws": "https://b.example.org",
            ])
        XCTAssertEqual(launch.source, .automatic)
    }
}
