import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The FOSS Public Alert Server")
struct PublicAlertServiceTests {
    private static var tokyo: Location { get throws { try AlertSamples.place(35.68, 139.69, "Tokyo", country: "JP") } }

    @Test("a place is asked for by a box on a fixed grid, which tells no point and ends at the antimeridian")
    func box() async throws {
        for (place, query) in [
            ((35.68, 139.69), "min_lat=35.65&max_lat=35.70&min_lon=139.65&max_lon=139.70"),
            ((35.6999, 139.6501), "min_lat=35.65&max_lat=35.70&min_lon=139.65&max_lon=139.70"),
            ((-0.01, -0.01), "min_lat=-0.05&max_lat=0.00&min_lon=-0.05&max_lon=0.00"),
            ((-17.8, 180), "min_lat=-17.80&max_lat=-17.75&min_lon=179.95&max_lon=180.00"),
            ((90, -180), "min_lat=89.95&max_lat=90.00&min_lon=-180.00&max_lon=-179.95"),
        ] {
            let server = PlayedAlertServer([CAPDocument(polygon: nil)])
            _ = try await server.service.alerts(for: AlertSamples.place(place.0, place.1, country: "XX"))
            #expect(server.transport.requests.first?.url.query() == query)
        }
    }

    @Test(
        "a warning whose outline holds the place is here, one beside it is not, one without an outline is of the country"
    )
    func area() async throws {
        var beside = CAPDocument(identifier: "office.2", polygon: "30,139 31,139 31,140 30,140 30,139")
        beside.texts[0].event = "Snow"
        var unbounded = CAPDocument(identifier: "office.3", polygon: nil)
        unbounded.texts[0].event = "Heat"
        let answer = try await PlayedAlertServer([CAPDocument(), beside, unbounded]).service.alerts(for: Self.tokyo)
        #expect(AlertSamples.events(answer.value) == ["Storm", "Heat"])
        #expect(answer.value.map(\.coverage) == [.place, .country])
        #expect(answer.source == .publicAlerts)
    }

    @Test("a document is asked for once, and confirmed after an hour")
    func once() async throws {
        let server = PlayedAlertServer([CAPDocument(), CAPDocument(identifier: "office.2", polygon: nil)])
        _ = try await server.service.alerts(for: Self.tokyo)
        #expect(
            server.paths() == [
                "/alert/area", "/sources/area_status", "/alert/\(PlayedAlertServer.id(0))",
                "/alert/\(PlayedAlertServer.id(1))",
            ])
        server.clock.advance(by: 600)
        server.documents.value.append(
            (PlayedAlertServer.id(7), CAPDocument(identifier: "office.7", severity: "Minor").data))
        #expect(try await server.service.alerts(for: Self.tokyo).value.count == 3)
        #expect(server.paths(after: 4) == ["/alert/area", "/alert/\(PlayedAlertServer.id(7))"])
        server.clock.advance(by: 3000)
        _ = try await server.service.alerts(for: Self.tokyo)
        #expect(
            server.paths(after: 6) == [
                "/alert/area", "/alert/\(PlayedAlertServer.id(0))", "/alert/\(PlayedAlertServer.id(1))",
            ])
    }

    @Test("no list means no warning where the country has a publisher, and nothing where it has none or is unknown")
    func nobody() async throws {
        let calm = PlayedAlertServer([CAPDocument]())
        #expect(try await calm.service.alerts(for: Self.tokyo).value.isEmpty)
        #expect(calm.transport.requests.last?.url.query() == "country_codes=jp")
        _ = try await calm.service.alerts(for: Self.tokyo)
        #expect(calm.paths() == ["/alert/area", "/sources/area_status", "/alert/area"])
        for publishers in [#"{"results": []}"#, #"{"results": [{"cap_alert_feed_status": "test"}]}"#] {
            await #expect(throws: FetchError.notFound) {
                try await PlayedAlertServer([CAPDocument](), publishers: publishers).service.alerts(for: Self.tokyo)
            }
        }
        await #expect(throws: FetchError.notFound) {
            try await calm.service.alerts(for: AlertSamples.place(0, -30, "Atlantic"))
        }
        await #expect(throws: FetchError.unreadableAnswer) {
            try await PlayedAlertServer([CAPDocument](), publishers: "{}").service.alerts(for: Self.tokyo)
        }
    }

    @Test("an empty list means nothing where the server can place nothing of what is published")
    func unplaced() async throws {
        let manila = try AlertSamples.place(14.6, 121, "Manila", country: "PH")
        await #expect(throws: FetchError.notFound) {
            try await PlayedAlertServer([CAPDocument]()).service.alerts(for: manila)
        }
        let area = "14,120 15,120 15,122 14,122 14,120"
        let one = try await PlayedAlertServer([CAPDocument(polygon: area)]).service.alerts(for: manila)
        #expect(one.value.map(\.coverage) == [.place])
    }

    @Test(
        "an update takes the place of what it refers to, a cancellation ends it, and a message that is over ends it too"
    )
    func succession() async throws {
        let reference = "office@example.org,office.1,2026-02-10T10:00:00Z"
        var update = CAPDocument(
            identifier: "office.2", sent: "2026-02-10T11:00:00Z", type: "Update", references: reference)
        update.severity = "Extreme"
        let updated = try await PlayedAlertServer([CAPDocument(), update]).service.alerts(for: Self.tokyo)
        #expect(updated.value.map(\.severity) == [.extreme])
        update.type = "Cancel"
        update.category = "Other"
        #expect(try await PlayedAlertServer([CAPDocument(), update]).service.alerts(for: Self.tokyo).value.isEmpty)
        (update.type, update.category, update.urgency) = ("Update", "Met", "Past")
        #expect(try await PlayedAlertServer([CAPDocument(), update]).service.alerts(for: Self.tokyo).value.isEmpty)
    }

    @Test("a warning that its publisher repeats under new identifiers is one, in its last wording of the time")
    func repetition() async throws {
        let repeats = (0..<6).map { number in
            CAPDocument(
                identifier: "office.\(number)", sent: "2026-02-10T1\(number):00:00Z",
                expires: "2026-02-11T0\(number):00:00Z")
        }
        let answer = try await PlayedAlertServer(repeats).service.alerts(for: Self.tokyo)
        #expect(answer.value.map(\.id) == ["office.5"])
        var later = repeats[0]
        (later.identifier, later.onset, later.expires) = ("office.9", "2026-02-14T00:00:00Z", "2026-02-15T00:00:00Z")
        #expect(try await PlayedAlertServer(repeats + [later]).service.alerts(for: Self.tokyo).value.count == 2)
    }

    @Test("what begins as another warning ends is another warning, and so is what differs in numbers and in its time")
    func succeeding() async throws {
        func events(_ documents: (onset: Int, expires: Int, headline: String)...) async throws -> [String] {
            let documents = documents.enumerated().map { number, said in
                CAPDocument(
                    identifier: "office.\(number)", sent: "2026-02-10T10:0\(number):00Z",
                    onset: "2026-02-10T\(said.onset):00:00Z", expires: "2026-02-10T\(said.expires):00:00Z",
                    texts: [("en", "Thunderstorms", said.headline)])
            }
            return try await PlayedAlertServer(documents).service.alerts(for: Self.tokyo).value.map(\.id).sorted()
        }
        let same = "Thunderstorms"
        #expect(try await events((13, 18, same), (18, 23, same)) == ["office.0", "office.1"])
        #expect(try await events((13, 18, same), (13, 23, same)) == ["office.1"])
        #expect(
            try await events((13, 18, same), (17, 23, same)) == ["office.0", "office.1"],
            "from 13 to 17 it would be missed")
        #expect(try await events((13, 18, "from 13 to 18"), (17, 23, "from 17 to 23")) == ["office.0", "office.1"])
        #expect(try await events((13, 18, "as of 10:00"), (13, 18, "as of 10:10")) == ["office.1"])
    }

    @Test(
        "a warning of two publishers is told once, also in two languages, by MeteoAlarm's type and the code of the area"
    )
    func publishers() async throws {
        let type = "<parameter><valueName>awareness_type</valueName><value>1; Wind</value></parameter>"
        let own = CAPDocument(severity: "Moderate", texts: [("de", "STURMBÖEN", "Sturmböen")], parameters: type)
        let relayed = CAPDocument(
            identifier: "other.1", sender: "relay@example.org",
            texts: [("en", "Orange Wind Warning", "Wind")], parameters: type)
        let answer = try await PlayedAlertServer([own, relayed]).service.alerts(for: Self.tokyo).value
        #expect(answer.map(\.id) == ["other.1"])
        #expect(answer.map(\.references) == [["office.1"]])
        var elsewhere = relayed
        (elsewhere.area, elsewhere.polygon) = ("Mountains", "34,139 36,139 36,141 34,141 34,139")
        #expect(try await PlayedAlertServer([own, elsewhere]).service.alerts(for: Self.tokyo).value.count == 2)
    }

    @Test("a warning that is repeated with another time in its text and moves on is one, however far it moves")
    func movingRepetition() async throws {
        let repeats = (0..<6).map { number in
            CAPDocument(
                identifier: "office.\(number)", sent: "2026-02-10T10:\(number)0:00Z",
                expires: "2026-02-10T15:\(number)0:00Z", texts: [("en", "Hail", "Hail, as of 10:\(number)0")])
        }
        #expect(try await PlayedAlertServer(repeats).service.alerts(for: Self.tokyo).value.map(\.id) == ["office.5"])
    }

    @Test(
        "a warning is sorted by its categories, and as of other dangers if they are none of the weather's",
        arguments: [
            ("Met", "Wind", nil), (nil, "Unwetter", nil), ("Fire", "Forest fire", .fire),
            ("Geo", "Flash flood", .flood),
            ("Geo", "Earthquake", .other), ("Env", "Smog", .air), ("Env", "Drinking water", .other),
            ("Safety", "Missing child", .other),
        ] as [(String?, String, AlertTopic?)])
    func category(category: String?, event: String, topic: AlertTopic?) async throws {
        let document = CAPDocument(category: category, texts: [("en", event, event)])
        #expect(try await PlayedAlertServer([document]).service.alerts(for: Self.tokyo).value.map(\.topic) == [topic])
    }

    @Test("a test, what has ended and what was sent a day ago without an end are not told")
    func over() async throws {
        for document in [
            CAPDocument(status: "Test"), CAPDocument(expires: "2026-02-10T11:59:00Z"),
            CAPDocument(sent: "2026-02-09T11:00:00Z", expires: nil),
        ] {
            #expect(try await PlayedAlertServer([document]).service.alerts(for: Self.tokyo).value.isEmpty)
        }
        let open = try await PlayedAlertServer([CAPDocument(expires: nil)]).service.alerts(for: Self.tokyo)
        #expect(open.value.map(\.ends) == [try instant("2026-02-11T10:00:00Z")])
        #expect(open.value.map(\.statedEnd) == [nil], "no publisher gave it")
    }

    @Test("a message that expires before its event lasts as long as that")
    func eventEnd() async throws {
        let parameter =
            "<parameter><valueName>eventEndingTime</valueName><value>2026-02-11T18:00:00Z</value></parameter>"
        let document = CAPDocument(expires: "2026-02-10T11:00:00Z", parameters: parameter)
        let answer = try await PlayedAlertServer([document]).service.alerts(for: Self.tokyo)
        #expect(answer.value.map(\.ends) == [try instant("2026-02-11T18:00:00Z")])
    }

    @Test("languages of one message are one warning, brackets and HTML do no harm")
    func wording() async throws {
        var document = CAPDocument(polygon: "(35,139) (36,139) (36,140) (35,140)")
        document.texts = [
            ("ja", "暴風", "暴風警報"), ("en", "Storm &amp;amp; waves", "Stay&lt;br/&gt;inside &lt;b&gt;now&lt;/b&gt;"),
        ]
        let answer = try await PlayedAlertServer([document]).service.alerts(for: Self.tokyo)
        #expect(answer.value.map { $0.texts.map(\.event) } == [["暴風", "Storm & waves"]])
        #expect(answer.value[0].texts[1].headline == "Stay\ninside now")
        #expect(answer.value[0].coverage == .place)
    }

    @Test("what is gone, is no CAP or is not answered for is never taken for no warning but where it is gone")
    func trouble() async throws {
        let (gone, web, down) = (Data(), Data("<html><body>Sorry</body></html>".utf8), Data("down".utf8))
        #expect(try await PlayedAlertServer(bodies: [gone]).service.alerts(for: Self.tokyo).value.isEmpty)
        let mixed = try await PlayedAlertServer(bodies: [CAPDocument().data, web]).service.alerts(for: Self.tokyo)
        #expect(mixed.value.map(\.isUnreadable) == [false, true])
        await #expect(throws: FetchError.timedOut(after: 15)) {
            try await PlayedAlertServer(bodies: [down, down]).service.alerts(for: Self.tokyo)
        }
        let half = try await PlayedAlertServer(bodies: [CAPDocument().data, down]).service.alerts(for: Self.tokyo)
        #expect(half.value.map(\.isUnreadable) == [false, true])
        for answer in ["{}", "[1]", #"["../../etc"]"#, "", "<html>"] {
            let service = PublicAlertService(transport: StubTransport(body: Data(answer.utf8))) { AlertSamples.now }
            await #expect(throws: FetchError.self) { try await service.alerts(for: Self.tokyo) }
        }
    }

    @Test("a document of more than two megabytes is one of unknown content")
    func size() async throws {
        var large = CAPDocument()
        large.texts[0].headline = String(repeating: "storm ", count: 360_000)
        let answer = try await PlayedAlertServer([CAPDocument(identifier: "office.2"), large]).service.alerts(
            for: Self.tokyo)
        #expect(answer.value.map(\.isUnreadable) == [false, true])
        await #expect(throws: FetchError.unreadableAnswer) {
            try await PlayedAlertServer([large]).service.alerts(for: Self.tokyo)
        }
    }

    @Test("of very many documents forty are asked for at a time, and what is left for the next time is no warning")
    func many() async throws {
        let documents = (0..<50).map { number in
            CAPDocument(identifier: "office.\(number)", texts: [("en", "Storm \(number)", "Storm \(number)")])
        }
        let server = PlayedAlertServer(documents)
        let first = try await server.service.alerts(for: Self.tokyo)
        #expect(server.paths().count == 42)
        #expect(!first.value.contains { $0.isUnreadable })
        #expect(first.value.count == 40 && first.isIncomplete)
        let second = try await server.service.alerts(for: Self.tokyo)
        #expect(server.paths(after: 42).count == 11)
        #expect(second.value.count == 50 && !second.isIncomplete)
    }

    @Test("where none of the first forty holds here one of unknown content stands for the others, until they are read")
    func manyElsewhere() async throws {
        var documents = (0..<50).map { number in
            CAPDocument(
                identifier: "office.\(number)", texts: [("en", "Storm \(number)", "Storm \(number)")],
                polygon: "30,139 31,139 31,140 30,140 30,139")
        }
        documents[45].polygon = CAPDocument().polygon
        let server = PlayedAlertServer(documents)
        let first = try await server.service.alerts(for: Self.tokyo)
        #expect(first.value.map(\.isUnreadable) == [true] && first.isIncomplete)
        #expect(server.paths().count == 42)
        let second = try await server.service.alerts(for: Self.tokyo)
        #expect(second.value.map(\.id) == ["office.45"] && !second.isIncomplete)
    }

    @Test("one of unknown content stands beside what was read where a document cannot be had, however many are left")
    func manyAndDown() async throws {
        let documents = (0..<50).map { number in
            CAPDocument(identifier: "office.\(number)", texts: [("en", "Storm \(number)", "Storm \(number)")])
        }
        let bodies = documents.enumerated().map { $0 == 7 ? Data("down".utf8) : $1.data }
        let answer = try await PlayedAlertServer(bodies: bodies).service.alerts(for: Self.tokyo)
        #expect(answer.value.filter(\.isUnreadable).count == 1 && answer.isIncomplete)
    }
}
