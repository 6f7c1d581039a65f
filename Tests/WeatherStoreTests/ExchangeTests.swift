import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

struct ExchangeTests {
    private let places = [
        SavedPlace(Samples.portland, customName: "Grandmother", isHome: true, sourceOrder: ["a", "b"]),
        SavedPlace(Samples.zürich), SavedPlace(Samples.quito),
    ]

    private func location(_ id: String, _ latitude: Double, _ longitude: Double) throws -> Location {
        Location(
            id: id, name: id, coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    @Test("places and settings come back equal from a file")
    func roundTrip() throws {
        var settings = Settings()
        settings.units = .uk
        settings.servers = ["open-meteo": "https://weather.example.org/api"]
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "export.json")
        let written = ExchangeFile(places: places, settings: settings)
        try written.write(to: file)
        #expect(try ExchangeFile(contentsOf: file) == written)
        #expect(try folder.names == ["export.json"])
    }

    @Test("identities of an import are as short as those of any answer, and still their own")
    func longIdentities() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let text = """
            {"format": "fairweather", "schema": 1, "places": [
            {"id": "\(long)1", "name": "A", "latitude": 1, "longitude": 1, "countryCode": "\(long)", "timeZone": "\(long)"},
            {"id": "\(long)2", "name": "B", "latitude": 2, "longitude": 2, "sources": ["\(long)", "open-meteo"]},
            {"id": "geonames:1", "name": "C", "latitude": 3, "longitude": 3, "countryCode": "FR", "timeZone": "Europe/Paris"}]}
            """
        let places = try ExchangeFile(Data(text.utf8)).places
        #expect(places.count == 3 && Set(places.map(\.id)).count == 3)
        #expect(places.allSatisfy { $0.id.utf8.count <= 300 })
        #expect(places[0].location.countryCode == nil && places[0].location.timeZoneIdentifier == nil)
        #expect(places[1].sourceOrder == ["open-meteo"])
        #expect(places[2].id == "geonames:1" && places[2].location.countryCode == "FR")
        #expect(places[2].location.timeZoneIdentifier == "Europe/Paris")
    }

    @Test("however many places are imported, each is compared with the few around it, also close together")
    func manyPlaces() async throws {
        for count in [2000, 8000] {
            let places = try (0..<count).map { number in
                SavedPlace(try location("n\(number)", 47.001, Double(number) * 0.017 - 170))
            }
            var nearby = NearbyPlaces()
            var comparisons = 0
            for (index, place) in places.enumerated() {
                comparisons += nearby.candidates(near: place.location.coordinates).count
                nearby.insert(place.location.coordinates, at: index)
            }
            #expect(comparisons <= 9 * count)
            #expect(try await SQLiteStore.empty().take(places).added.count == count)
        }
    }

    @Test("places a kilometre apart are the same beyond the date line and at the poles as elsewhere")
    func nearEverywhere() async throws {
        let store = try SQLiteStore.empty()
        let first = try [
            location("line", 10.001, 179.999), location("pole", 89.9999, 0), location("plain", 47.0049, 8.0049),
        ]
        _ = try await store.take(first.map { SavedPlace($0) })
        let again = try [
            location("line2", 10.001, -179.997), location("pole2", 89.9999, 180), location("plain2", 47.0051, 8.0151),
            location("far", 47.02, 8.0049),
        ]
        let summary = try await store.take(again.map { SavedPlace($0) })
        #expect(summary.unchanged.map(\.id) == ["line", "pole", "plain"])
        #expect(summary.added.map(\.id) == ["far"])
    }

    @Test("passwords and keys in a server's address are left out")
    func secrets() throws {
        var settings = Settings()
        settings.servers = ["own": "https://ada:secret@weather.example.org/v1?apikey=secret#secret"]
        let data = try ExchangeFile(places: [], settings: settings).data()
        #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
        #expect(try ExchangeFile(data).settings?.servers == ["own": "https://weather.example.org/v1"])
    }

    @Test(
        "a foreign or damaged file is refused as such",
        arguments: [
            "", "hello", "[]", "{}", #"{"schema": 1, "places": []}"#,
            #"{"format": "other", "schema": 1, "places": []}"#, #"{"format": "fairweather", "places": []}"#,
            #"{"format": "fairweather", "schema": 1, "places": 7}"#, #"{"format": "fairweather", "schema": 1"#,
        ])
    func foreign(text: String) {
        #expect(throws: ExchangeError.foreign) { try ExchangeFile(Data(text.utf8)) }
    }

    @Test("a newer file is refused as such")
    func newer() {
        for rest in [#", "places": []"#, ""] {
            let text = #"{"format": "fairweather", "schema": 2\#(rest)}"#
            #expect(throws: ExchangeError.newer, "\(text)") { try ExchangeFile(Data(text.utf8)) }
        }
    }

    @Test("a huge file is refused before it is read, a missing one is told")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(count: 10_000_001), to: "huge.json")
        #expect(throws: ExchangeError.tooLarge) {
            try ExchangeFile(contentsOf: folder.url.appending(path: "huge.json"))
        }
        #expect(throws: ExchangeError.missing) {
            try ExchangeFile(contentsOf: folder.url.appending(path: "none.json"))
        }
    }

    @Test("an entry that is no place is left out and counted")
    func wrongEntries() throws {
        let text = """
            {"format": "fairweather", "schema": 1, "places": [7, {"name": "Nowhere"},
             {"name": "Off the Earth", "latitude": 91, "longitude": 0}, {"name": "Null Island", "latitude": 0, "longitude": 0}]}
            """
        let file = try ExchangeFile(Data(text.utf8))
        #expect(file.places.map(\.name) == ["Null Island"])
        #expect(file.unreadablePlaces == 3)
        #expect(file.settings == nil)
    }

    @Test("into an empty store everything is taken over")
    func intoEmpty() async throws {
        let store = try SQLiteStore.empty()
        let summary = try await store.take(places)
        #expect(summary.added == places && summary.completed.isEmpty && summary.unchanged.isEmpty)
        #expect(try store.everything().places == places)
        #expect(try await store.take(places).unchanged == places)
        #expect(try store.everything().places == places)
    }

    @Test("a place that is there keeps what the user said, and gets what it lacks")
    func completing() async throws {
        let store = try SQLiteStore.empty()
        for place in [Samples.zürich, Samples.portland] { try await store.add(place) }
        try await store.setHome(Samples.zürich.id)
        try await store.setSourceOrder(["own"], for: Samples.portland.id)
        let summary = try await store.take(places)
        let portland = SavedPlace(Samples.portland, customName: "Grandmother", sourceOrder: ["own"])
        #expect(summary.completed == [portland])
        #expect(summary.unchanged == [SavedPlace(Samples.zürich, isHome: true)])
        #expect(summary.added == [places[2]])
        #expect(
            try store.everything().places == [SavedPlace(Samples.zürich, isHome: true), portland, places[2]])
    }

    @Test("a place within a kilometre is the same one, across the date line too")
    func near() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(try location("here", 60, 10))
        try await store.add(try location("date line", 0, 179.999))
        let summary = try await store.take([
            SavedPlace(try location("near", 60, 10.017)), SavedPlace(try location("far", 60, 10.019)),
            SavedPlace(try location("across", 0, -179.995)), SavedPlace(try location("north", 60.0091, 10)),
        ])
        #expect(summary.unchanged.map(\.id) == ["here", "date line"])
        #expect(summary.added.map(\.id) == ["far", "north"])
    }

    @Test("an import that cannot be written changes nothing")
    func readOnly() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.quito)
        try await store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }
        await #expect(throws: StoreError.readOnly) { try await store.take(places) }
        #expect(try store.locations == [Samples.quito])
    }

    @Test("identities with a NUL are the program's own to make, so that as many places exist as were added")
    func identities() async throws {
        let places = (0..<5).map {
            "{\"id\": \"a\\u0000\($0)\", \"name\": \"Place \($0)\", \"latitude\": \($0 * 10), \"longitude\": 5}"
        }
        let text = "{\"format\": \"fairweather\", \"schema\": 1, \"places\": [\(places.joined(separator: ","))]}"
        let file = try ExchangeFile(Data(text.utf8))
        let store = try SQLiteStore.empty()
        #expect(try await store.take(file.places).added.count == 5)
        #expect(try store.contents(at: Samples.start).places.map(\.id) == file.places.map(\.id))
        #expect(file.places.first?.id == "point:0.0,5.0")
    }
}
