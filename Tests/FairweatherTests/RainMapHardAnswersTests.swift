import Foundation
import GtkTestSupport
import WeatherModel
import WeatherServices
import WeatherText
import XCTest

@testable import Gtk
@testable import Presentation
@testable import WeatherUI
@testable import fairweather_gallery

/// The rain map over answers that are whole in part, and by clocks that are wrong.
final class RainMapHardAnswersTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testPicturesThatAreMissingOrShortAreLeftOutAndTheOthersPutInOrder() throws {
        try onMain {
            let server = startBareServer()
            let whole = try Files.fixture("bright-sky/radar_hamburg.json")
            var answer = try XCTUnwrap(JSONSerialization.jsonObject(with: whole) as? [String: Any])
            var frames = try XCTUnwrap(answer["radar"] as? [[String: Any]])
            XCTAssertEqual(frames.count, 37)
            frames[3]["precipitation_5"] = "AAAA"
            frames[15]["precipitation_5"] = nil
            frames[20]["precipitation_5"] = (frames[20]["precipitation_5"] as? String)?.dropLast(40).description
            answer["radar"] = Array(frames.reversed())
            server.answer("/radar", .init(try JSONSerialization.data(withJSONObject: answer)))
            let stage = try RainMapStage(nil, servers: [WeatherSource.brightSky.id: server.url], at: Self.time)
            let times = try XCTUnwrap(stage.model.rainMap?.table?.rows.map { $0[0] })
            XCTAssertEqual(times.count, 34)
            XCTAssertEqual(times, times.sorted())
            XCTAssertEqual(stage.model.rainMap?.track?.frames.count, 34, "no tick where nothing is known")
            XCTAssertTrue(stage.texts.contains { $0.hasPrefix("It arrives about ") }, "\(stage.texts)")
        }
    }

    func testByAWrongClockNothingThatLiesAheadIsShownAsMeasured() throws {
        try onMain {
            let server = startBareServer()
            server.answer("/radar", .init(try Files.fixture("bright-sky/radar_hamburg.json")))
            @MainActor func stage(_ time: String) throws -> RainMapStage {
                try RainMapStage(nil, servers: [WeatherSource.brightSky.id: server.url], at: "2026-01-14T\(time):00Z")
            }
            for (time, newest) in [("12:31", "until 13:30"), ("12:51", "until 13:40")] {
                let map = try XCTUnwrap(try stage(time).model.rainMap)
                let rows = try XCTUnwrap(map.table?.rows)
                XCTAssertEqual(rows.last { $0[1] == "measured" }?[0], newest, "by \(time)")
                XCTAssertTrue(map.detail?.hasPrefix("It arrives about 14:3") ?? false, "\(map.detail ?? "")")
            }
            let slow = try stage("07:41")
            XCTAssertTrue(
                slow.texts.contains(
                    "The radar pictures are newer than this computer’s clock. Check its date and time."),
                "\(slow.texts)")
            XCTAssertTrue(slow.texts.contains("Try again"))
        }
    }

    func testAPictureThatWouldUnpackToGigabytesIsTold() throws {
        try onMain {
            let server = startBareServer()
            server.answer(
                "/public/weather-maps.json", .init(#"{"radar":{"past":[{"time":1768394400,"path":"/v2/radar/b"}]}}"#))
            var picture = try Files.fixture("librewxr/picture_shower.png")
            // Width and height of 60,000, with the sum of their chunk.
            picture.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
            picture.replaceSubrange(29..<33, with: Self.checksum(picture[12..<29]))
            server.answer("/v2/radar/b/512/6/48.85/2.35/0/0_1.png", .init(picture))
            let stage = try RainMapStage(
                nil, servers: [WeatherSource.libreWXR.id: server.url], at: Self.time, place: RainMapStage.paris)
            let message = FetchError.unreadableAnswer.message(from: "LibreWXR")
            XCTAssertTrue(stage.texts.contains(message), "\(stage.texts)")
            XCTAssertTrue(stage.texts.contains("Try again"), "\(stage.texts)")
        }
    }

    /// A minute after the newest picture of the fixture was measured.
    private static let time = "2026-01-14T12:41:00Z"

    /// The sum of a chunk of a PNG picture (ISO/IEC 15948, annex D).
    private static func checksum(_ bytes: Data) -> [UInt8] {
        let sum = bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return withUnsafeBytes(of: (~sum).bigEndian, Array.init)
    }
}
