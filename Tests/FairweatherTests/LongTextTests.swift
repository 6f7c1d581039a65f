import CGtk
import Foundation
import GtkTestSupport
import Presentation
import Synchronization
import WeatherModel
import WeatherServices
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// A megabyte in any text that comes from outside, through real sockets and the store into the real window: what it lays
/// out does not grow with that.
final class LongTextTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// What the window was given to lay out, and to say.
    private struct Load {
        let letters: Int
        let longestText: Int
        /// The most letters that are spoken of a row with the headline, the area and the senders of a warning, or of a
        /// station's name with its words.
        let longestSpoken: Int
        let widgets: Int
    }

    private static let long = String(repeating: "Wind 東京 Ветер, ", count: 50_000)
    private static let kansasCity = Location(
        id: "kansas-city", name: "Kansas City", countryCode: "US",
        coordinates: Coordinates(clampingLatitude: 39.1, longitude: -94.58))
    private static let denver = Location(
        id: "denver", name: "Denver", countryCode: "US",
        coordinates: Coordinates(clampingLatitude: 39.74, longitude: -104.98))

    func testAWarningsTexts() throws {
        let names = ["event", "headline", "areaDesc", "description", "instruction", "senderName", "id"]
        for name in names {
            try assertSameLoad(name, Self.kansasCity, at: "2026-02-10T12:00:00Z") { server, isLong in
                server.answer(
                    "/alerts/active", .init(try Self.answer("nws/alerts_kansas_city.json", isLong ? name : nil)))
            }
        }
    }

    func testTwelveThousandWarnings() throws {
        let file = try Files.fixture("nws/alerts_kansas_city.json")
        let answer = try XCTUnwrap(JSONSerialization.jsonObject(with: file) as? [String: Any])
        let first = try XCTUnwrap((answer["features"] as? [[String: Any]])?.first)
        let properties = try XCTUnwrap(first["properties"] as? [String: Any])
        func body(_ count: Int) throws -> Data {
            let features = (0..<count).map { number in
                // Of other areas, as the same again would be one.
                let own = ["id": "warning \(number)", "areaDesc": "Zone \(number)"]
                return ["type": "Feature", "properties": properties.merging(own) { $1 }] as [String: Any]
            }
            return try JSONSerialization.data(withJSONObject: answer.merging(["features": features]) { $1 })
        }
        let (few, many) = (try body(7), try body(12_000))
        let offers = Mutex<[String]>([])
        try assertSameLoad("12,000 warnings", Self.kansasCity, at: "2026-02-10T12:00:00Z") { server, isLong in
            server.answer("/alerts/active", .init(isLong ? many : few))
        } acting: { run in
            for offer in ["6 more warnings", "199 more warnings"]
            where WidgetTree.hasAccessible(named: offer, in: run.window) { offers.withLock { $0.append(offer) } }
        }
        XCTAssertEqual(offers.withLock { $0 }, ["6 more warnings", "199 more warnings"])
    }

    func testTheReasonOfARefusal() throws {
        for status in [400, 401, 403, 429, 500] {
            try assertSameLoad("reason of \(status)", Self.denver, at: "2026-01-20T22:00:00Z") { server, isLong in
                let reason = isLong ? Self.long : "Not today"
                let body =
                    ["error": true, "reason": reason, "detail": reason, "title": reason, "message": reason]
                    as [String: Any]
                for path in ["/v1/forecast", "/v1/air-quality", "/alerts/active", "/points/39.74,-104.98"] {
                    server.answer(path, .init(status: status, try JSONSerialization.data(withJSONObject: body)))
                }
            }
        }
    }

    func testAStationsName() throws {
        for name in ["stationName", "name"] {
            try assertSameLoad(name, Self.denver, at: "2026-01-20T22:00:00Z") { server, isLong in
                let files = [
                    "/points/39.74,-104.98": "points_denver", "/gridpoints/BOU/63,62/stations": "stations_denver",
                    "/stations/KDEN/observations/latest": "observation_denver",
                    "/gridpoints/BOU/63,62/forecast": "forecast_denver",
                    "/gridpoints/BOU/63,62/forecast/hourly": "hourly_denver", "/gridpoints/BOU/63,62": "grid_denver",
                ]
                for (path, file) in files {
                    server.answer(path, .init(try Self.answer("nws/\(file).json", isLong ? name : nil)))
                }
            }
        }
    }

    func testTheNamesOfFoundPlaces() throws {
        for name in ["name", "admin1", "country"] {
            try assertSameLoad(name, Self.denver, at: "2026-01-20T22:00:00Z") { server, isLong in
                server.answerSearches(.init(try Self.answer("open-meteo/search_london.json", isLong ? name : nil)))
            } acting: { run in
                XCTAssertTrue(WidgetTree.type("Xyzzy", in: run.window))
                XCTAssertTrue(WidgetTree.submit(in: run.window))
                XCTAssertTrue(
                    GtkTesting.pump(until: { !run.model.adding.isSearching && !run.model.adding.matches.isEmpty }))
                // Without an answer, as after a new start without a server, the offer to search stays the last line.
                guard let offer = run.model.adding.matches.last else { return }
                run.model.adding.choose(offer.id)
                XCTAssertTrue(
                    GtkTesting.pump(until: { run.model.adding.matches.contains { $0.id != offer.id } }),
                    "what the server found is shown")
            }
        }
    }

    /// The fixture, with a megabyte under the keys of that name; in a list in its first entry alone, as an answer of more than
    /// 8 MB would not be read at all.
    private static func answer(_ fixture: String, _ name: String?) throws -> Data {
        func changed(_ value: Any) -> Any {
            if let object = value as? [String: Any] {
                return Dictionary(
                    uniqueKeysWithValues: object.map { key, value in
                        (key, key == name && value is String ? long : changed(value))
                    })
            }
            guard let list = value as? [Any], let first = list.first else { return value }
            return [changed(first)] + list.dropFirst()
        }
        return try JSONSerialization.data(
            withJSONObject: changed(JSONSerialization.jsonObject(with: Files.fixture(fixture))))
    }

    /// Shows the place with the usual answers and with the long ones, and once more as it was stored.
    private func assertSameLoad(
        _ what: String, _ place: Location, at moment: String,
        answers: @escaping @Sendable (_ server: WeatherServer, _ isLong: Bool) throws -> Void,
        acting: @escaping @MainActor (RunningWindow) -> Void = { _ in }
    ) throws {
        try onMain {
            let usual = try Self.load(place, moment, { try answers($0, false) }, acting)
            let long = try Self.load(place, moment, { try answers($0, true) }, acting)
            for (usual, long) in zip(usual, long) {
                print(what, usual, long)
                // Above old weather each source that failed is named, one with its long reason.
                XCTAssertLessThan(long.longestText, 800, what)
                XCTAssertLessThan(long.letters, usual.letters + 6 * 700, what)
                XCTAssertLessThan(long.longestSpoken, usual.longestSpoken + 1500, what)
                // What is long must not be missing, as it would be from an answer that is refused.
                XCTAssertGreaterThanOrEqual(long.letters, usual.letters * 8 / 10, what)
                XCTAssertLessThan(long.widgets, usual.widgets + 40, what)
            }
        }
    }

    /// Opens the window with the answers, and again after a new start without a server.
    @MainActor
    private static func load(
        _ place: Location, _ moment: String, _ answers: (WeatherServer) throws -> Void,
        _ acting: (RunningWindow) -> Void
    ) throws -> [Load] {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try DataFolders(environment: ["XDG_DATA_HOME": folder.path]).databaseFile
        let store = try SQLiteStore.open(at: file).store
        var isSaved = false
        Task {
            try await store.add(place)
            isSaved = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSaved }))
        let server = WeatherServer()
        XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
        try answers(server)
        return try [true, false].map { isActing in
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: SettableClock(moment))
            run.settle()
            if isActing { acting(run) }
            XCTAssertTrue(GtkTesting.paint(run.window))
            let texts = WidgetTree.texts(in: run.window).map(\.unicodeScalars.count)
            let spoken = SpokenTree(of: run.window).text.split(separator: "\n").map(\.unicodeScalars.count)
            return Load(
                letters: texts.reduce(0, +), longestText: texts.max() ?? 0,
                longestSpoken: spoken.max() ?? 0, widgets: WidgetTree.count(in: run.window))
        }
    }
}
