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

/// The rain map over a real server of radar pictures: what is asked of it and when, and what becomes of bad answers.
final class RainMapOverSocketsTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// A minute after the newest picture of the fixture was measured.
    private static let time = "2026-01-14T12:41:00Z"
    private static let frame =
        #"{"timestamp":"2026-01-14T12:TT:00+00:00","source":"RADARCOMP::RV::2026-01-14T12:40:00+00:00""# + ","

    func testEachBadAnswerOfBrightSkyHasItsSentenceAndTheNextGoodOneIsShown() throws {
        try onMain {
            let server = startBareServer()
            let good = try Files.fixture("bright-sky/radar_hamburg.json")
            let answers: [(String, Data, FetchError)] = [
                ("a web page", Data("<!DOCTYPE html><html><body>Error 1033</body></html>".utf8), .webPage),
                ("no picture", Data(#"{"radar":[],"bbox":[155,393,455,693]}"#.utf8), .emptyAnswer),
                ("64 megabytes in each picture", Self.answer(Self.bomb(megabytes: 64)), .unreadableAnswer),
                ("a grid shorter than it says", Self.answer(Data(count: 2 * 301 * 300)), .unreadableAnswer),
                (
                    "a grid as large as a country", Data(#"{"radar":[{}],"bbox":[0,0,1199,1099]}"#.utf8),
                    .unreadableAnswer
                ),
            ]
            for (name, body, error) in answers {
                server.answer("/radar", .init(body))
                let stage = try RainMapStage(nil, servers: [WeatherSource.brightSky.id: server.url], at: Self.time)
                XCTAssertEqual(stage.model.rainMap?.answer, error.message(from: "Bright Sky"), name)
                XCTAssertTrue(stage.texts.contains(error.message(from: "Bright Sky")), "\(name): \(stage.texts)")
                server.answer("/radar", .init(good))
                XCTAssertTrue(WidgetTree.press("Try again", in: stage.window), name)
                stage.settle()
                XCTAssertTrue(stage.texts.contains { $0.hasPrefix("It arrives about ") }, "\(name): \(stage.texts)")
            }
        }
    }

    func testPicturesInWhichNothingIsSeenAreNotToldAsDry() throws {
        try onMain {
            let server = startBareServer()
            server.answer("/radar", .init(Self.answer(Data(repeating: 0xFF, count: 2 * 301 * 301))))
            let stage = try RainMapStage(nil, servers: [WeatherSource.brightSky.id: server.url], at: Self.time)
            XCTAssertTrue(stage.texts.contains("The radar pictures do not tell what comes."), "\(stage.texts)")
            XCTAssertFalse(stage.texts.contains { $0.hasPrefix("No rain") }, "\(stage.texts)")
        }
    }

    func testTheServerIsAskedOnlyWhileSomebodySeesTheMap() throws {
        try onMain {
            let server = startBareServer()
            server.answer("/radar", .init(try Files.fixture("bright-sky/radar_hamburg.json")))
            let stage = try RainMapStage(
                nil, servers: [WeatherSource.brightSky.id: server.url], at: Self.time, isOpen: false)
            stage.pass(600)
            XCTAssertEqual(server.requests, [], "before it is opened")
            stage.open()
            stage.settle()
            XCTAssertEqual(server.requests, ["/radar"])
            stage.pass(240)
            XCTAssertEqual(server.requests.count, 1, "before five minutes have passed")
            stage.pass(60)
            XCTAssertEqual(server.requests.count, 2)
            stage.window.isVisible = false
            GtkTesting.settle()
            stage.pass(900)
            XCTAssertEqual(server.requests.count, 2, "while the window is hidden")
            XCTAssertTrue(GtkTesting.paint(stage.window))
            stage.settle()
            XCTAssertEqual(server.requests.count, 3)
            XCTAssertTrue(WidgetTree.press(WindowWords.back, in: stage.window))
            GtkTesting.settle()
            stage.pass(900)
            XCTAssertEqual(server.requests.count, 3, "after it was left")
        }
    }

    func testPicturesAreLetGoSomeMinutesAfterTheMapWasLeft() throws {
        try onMain {
            let stage = try RainMapStage(.band)
            weak let pictures = stage.model.rainMap?.pictures
            let layers = try XCTUnwrap(stage.main.rainMap?.layers)
            XCTAssertNotNil(pictures)
            XCTAssertTrue(layers.picture != nil)
            XCTAssertTrue(WidgetTree.press(WindowWords.back, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { layers.picture == nil }, limit: 20), "a picture is still held")
            stage.pass(301)
            XCTAssertNil(pictures)
            stage.open()
            stage.settle()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(layers.picture != nil)
        }
    }

    func testAServerThatGoesAwayWhilePicturesFollowEachOtherEndsThatAndIsTold() throws {
        try onMain {
            let server = startBareServer()
            let newest = 1_768_394_400
            func entry(_ name: String, _ time: Int) -> String { #"{"time":\#(time),"path":"/v2/radar/\#(name)"}"# }
            let past = [entry("a", newest - 600), entry("b", newest)].joined(separator: ",")
            let list = #"{"radar":{"past":[\#(past)],"nowcast":[\#(entry("c", newest + 600))]}}"#
            server.answer("/public/weather-maps.json", .init(list))
            server.answer(
                "/v2/radar/b/512/6/48.85/2.35/0/0_1.png", .init(try Files.fixture("librewxr/picture_shower.png")))
            let page = WeatherServer.Answer(status: 530, "<html>Error 1033</html>")
            for name in ["a", "c"] { server.answer("/v2/radar/\(name)/512/6/48.85/2.35/0/0_1.png", page) }
            let stage = try RainMapStage(
                nil, servers: [WeatherSource.libreWXR.id: server.url], at: Self.time, place: RainMapStage.paris)
            let shown = try XCTUnwrap(stage.model.rainMap?.answer)
            XCTAssertTrue(WidgetTree.press(WindowWords.play, in: stage.window))
            stage.settle()
            XCTAssertTrue(
                GtkTesting.pump(until: { stage.texts.contains("the other pictures failed to load") }), "\(stage.texts)")
            XCTAssertEqual(stage.model.rainMap?.isPlaying, false)
            XCTAssertEqual(stage.model.rainMap?.answer, shown)
        }
    }

    func testAPictureThatIsAWebPageIsTold() throws {
        try onMain {
            let server = startBareServer()
            server.answer(
                "/public/weather-maps.json", .init(#"{"radar":{"past":[{"time":1768394400,"path":"/v2/radar/b"}]}}"#))
            for body in ["<html>Error 1033</html>", "\u{89}PNG\r\n\u{1A}\n"] {
                server.answer("/v2/radar/b/512/6/48.85/2.35/0/0_1.png", .init(body))
                let stage = try RainMapStage(
                    nil, servers: [WeatherSource.libreWXR.id: server.url], at: Self.time, place: RainMapStage.paris)
                XCTAssertTrue(stage.texts.contains { $0.contains("LibreWXR") }, "\(stage.texts)")
                XCTAssertTrue(stage.texts.contains("Try again"), "\(stage.texts)")
            }
        }
    }

    func testTheMapAtRestWakesNobodyAndPlayingEndsByItself() throws {
        try onMain {
            var turns = 0
            LoopTurns.watch { _ in turns += 1 }
            defer { LoopTurns.watch(nil) }
            @MainActor func turnsInThreeSeconds() -> Int {
                turns = 0
                _ = GtkTesting.pump(until: { false }, limit: 3)
                return turns
            }
            // What the process of all tests does without any map is not the map's.
            let others = turnsInThreeSeconds()
            let stage = try RainMapStage(.band)
            // How long the opening takes is the machine's business; what wakes again and again never comes to rest.
            let rests = (1...20).contains { _ in turnsInThreeSeconds() <= others + 3 }
            XCTAssertTrue(rests, "the map never comes to rest; without it there are \(others) turns")
            stage.model.rainMap?.move(.last)
            stage.model.rainMap?.move(.frames(-3))
            GtkTesting.settle()
            stage.model.rainMap?.togglePlaying()
            XCTAssertTrue(GtkTesting.pump(until: { stage.model.rainMap?.isPlaying == false }, limit: 20))
        }
    }

    /// An answer with pictures of a square of 301 kilometres around Hamburg, each with these values.
    private static func answer(_ values: Data) -> Data {
        let text = values.base64EncodedString()
        let frames = ["35", "40", "45"].map { minute in
            frame.replacing("TT", with: minute) + #""precipitation_5":"\#(text)"}"#
        }
        return Data(#"{"radar":[\#(frames.joined(separator: ","))],"bbox":[155,393,455,693]}"#.utf8)
    }

    /// Zeros as zlib data (RFC 1950, 1951): one literal, then matches of 258 bytes, thirteen bits each.
    private static func bomb(megabytes: Int) -> Data {
        var bytes: [UInt8] = [0x78, 0x9C]
        var (bits, count) = (UInt32(0), UInt32(0))
        func add(_ value: UInt32, _ length: UInt32) {
            bits |= value << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                (bits, count) = (bits >> 8, count - 8)
            }
        }
        // The last block, with fixed codes, of which the bits of each stand in reverse: a zero is 00110000, a match of 258
        // bytes 11000101, its distance of one 00000.
        add(0b011, 3)
        add(0b0000_1100, 8)
        for _ in 0..<(megabytes << 20) / 258 {
            add(0b1010_0011, 8)
            add(0, 5)
        }
        add(0, 7)
        add(0, 7)
        return Data(bytes + [0, 0, 0, 0])
    }
}
