import Assembly
import Foundation
import WeatherModel
import XCTest

@testable import fairweather

final class ServerOptionTests: XCTestCase {
    func testAnotherServerIsNamedByItsSourceAndAddress() throws {
        let option = try ServerOption(argument: "open-meteo=https://weather.example.org/api?a=b")
        XCTAssertEqual(option.source, "open-meteo")
        XCTAssertEqual(option.url.absoluteString, "https://weather.example.org/api?a=b")
        XCTAssertNoThrow(try ServerOption(argument: "met-norway=http://127.0.0.1:8080"))
    }

    func testWhatIsWrongWithAServerIsSaidWithWhatIsValid() {
        let address = "It has to begin with https://, or with http:// on this computer only"
        let sources =
            "The sources are: open-meteo, open-meteo-air-quality, open-meteo-ensemble, open-meteo-archive, met-norway, "
            + "nws, bright-sky, meteoalarm, openweather"
        for (text, sentence) in [
            ("open-meteo=http://weather.example.org", "“http://weather.example.org” is not a server address"),
            ("open-meteo=http://weather.example.org", address), ("open-meteo=", address),
            ("open-meteo=weather.example.org", address), ("open-meteo=https://", address),
            ("open-meteo=file:///etc/passwd", address), ("open-meteo", "such as open-meteo=https://"),
            ("nowhere=https://weather.example.org", "No source is called “nowhere”. " + sources),
            ("=https://weather.example.org", sources),
        ] {
            XCTAssertThrowsError(try Launch.parse(["--server", text]), text) { error in
                let message = Launch.message(for: error)
                XCTAssertTrue(message.contains(sentence), "\(text): \(message)")
            }
        }
    }

    func testTheVersionIsTold() {
        XCTAssertThrowsError(try Launch.parse(["--version"])) { error in
            XCTAssertEqual(Launch.exitCode(for: error), .success)
            XCTAssertEqual(Launch.message(for: error), "fairweather " + Program.version)
        }
    }

    func testTheLastServerNamedForASourceCounts() throws {
        let launch = try Launch.parse([
            "--server", "open-meteo=https://a.example.org", "--server", "nws=https://b.example.org", "--server",
            "open-meteo=https://c.example.org",
        ])
        XCTAssertEqual(
            launch.options.servers.mapValues(\.absoluteString),
            [
                "open-meteo": "https://c.example.org", "nws": "https://b.example.org",
            ])
        XCTAssertEqual(launch.options.source, .automatic)
    }
}
