import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Hostile messages of warnings")
struct HostileCAPTests {
    private static func shown(_ documents: [CAPDocument], at latitude: Double = 35.68, _ longitude: Double = 139.69)
        async throws -> [Alert]
    {
        try await PlayedAlertServer(documents).service.alerts(
            for: AlertSamples.place(latitude, longitude, country: "XX")
        ).value
    }

    @Test("a text of a megabyte is read, and cut")
    func longText() async throws {
        let text = String(repeating: "wind ", count: 200_000)
        let alert = try #require(try await Self.shown([CAPDocument(texts: [("en", "Storm", text)])]).first)
        #expect(alert.texts[0].event == "Storm")
        #expect(alert.texts[0].headline?.unicodeScalars.count ?? 0 <= Bound.alertTitle + 1)
    }

    @Test("an outline of ten thousand points is exact")
    func manyPoints() async throws {
        let points = (0..<10_000).map { number in
            let angle = Double(number) / 10_000 * 2 * .pi
            return "\(35 + sin(angle)),\(139 + cos(angle))"
        }
        let document = CAPDocument(polygon: points.joined(separator: " "))
        #expect(try await Self.shown([document], at: 35.7, 139.7).map(\.coverage) == [.place])
        #expect(try await Self.shown([document], at: 35.75, 139.75).isEmpty)
    }

    @Test(
        "outlines that cross themselves, the date line or a pole hold what they enclose",
        arguments: [
            ("0,0 10,10 0,10 10,0 0,0", (3.0, 1.0), true), ("0,0 10,10 0,10 10,0 0,0", (2, 5), false),
            ("0,0 10,10 0,10 10,0 0,0", (5, 9), true),
            ("-20,175 -20,-175 -10,-175 -10,175 -20,175", (-15, 179), true),
            ("-20,175 -20,-175 -10,-175 -10,175 -20,175", (-15, -179), true),
            ("-20,175 -20,-175 -10,-175 -10,175 -20,175", (-15, 0), false),
            ("-20,175 -20,185 -10,185 -10,175", (-15, -178), true),
            ("75,-180 75,-90 75,0 75,90 75,180", (89, 33), true), ("75,-180 75,-90 75,0 75,90 75,180", (70, 33), false),
            ("-75,-180 -75,-60 -75,60 -75,180", (-90, 0), true), ("91,95 92,95 92,97", (35, 139), true),
            ("35,139", (35, 139), true), ("nonsense", (35, 139), true), ("1e400,3 4,5 6,7", (35, 139), true),
        ] as [(String, (Double, Double), Bool)])
    func outlines(polygon: String, place: (Double, Double), isShown: Bool) async throws {
        let found = try await Self.shown([CAPDocument(polygon: polygon)], at: place.0, place.1)
        #expect(found.isEmpty != isShown)
    }

    @Test("an outline that encloses nothing is no place: the warning may hold here, and says so")
    func noOutline() async throws {
        for polygon in [nil, "35,139", "nonsense", "91,95 92,95 92,97", "0,0 0,0 0,0"] {
            #expect(try await Self.shown([CAPDocument(polygon: polygon)]).map(\.coverage) == [.country])
        }
        let point = [CAPDocument(polygon: "35,139 35,139 35,139")]
        #expect(try await Self.shown(point).isEmpty)
        #expect(try await Self.shown(point, at: 35.05, 139).map(\.coverage) == [.place])
    }

    @Test("times of no zone are none, and a warning without an end lasts a day at most")
    func zones() async throws {
        let document = CAPDocument(onset: "2026-02-10T13:00:00", expires: "2026-02-30T00:00:00+99:00")
        let alert = try #require(try await Self.shown([document]).first)
        #expect(alert.onset == nil)
        #expect(alert.ends == (try instant("2026-02-11T10:00:00Z")))
    }

    @Test("of three thousand documents four hundred are read, forty at a time, and then none anew")
    func manyDocuments() async throws {
        let documents = (0..<3000).map { number in
            CAPDocument(identifier: "office.\(number)", texts: [("en", "Storm \(number)", "Storm")])
        }
        let server = PlayedAlertServer(documents)
        let place = try AlertSamples.place(35.68, 139.69, country: "JP")
        var counts: [Int] = []
        for _ in 0..<13 {
            let before = server.paths().count
            let answer = try await server.service.alerts(for: place)
            counts.append(server.paths(after: before).count { $0.hasPrefix("/alert/") } - 1)
            #expect(answer.value.contains(where: \.isUnreadable) || answer.value.count == Bound.alerts)
        }
        #expect(counts == Array(repeating: 40, count: 10) + [0, 0, 0])
    }

    @Test("a document of entities within entities is one of unknown content, and small")
    func entities() async throws {
        let bomb = try Fixture.data("cap/entity_bomb.xml")
        let answer = try await PlayedAlertServer(bodies: [CAPDocument().data, bomb]).service.alerts(
            for: AlertSamples.place(35.68, 139.69, country: "JP"))
        #expect(answer.value.map(\.isUnreadable) == [false, true])
    }
}
