import Gazetteer
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

/// Places under the names that the reader's language has for them.
@MainActor
struct LocalPlaceNamesTests {
    private static let munich = Location(
        id: "geonames:2867714", name: "Munich", region: "Bavaria", country: "Germany", countryCode: "DE",
        coordinates: Coordinates(latitude: 48.14, longitude: 11.58)!)
    private static let luxembourg = Location(
        id: "geonames:2960316", name: "Luxembourg", region: "Luxembourg", country: "Luxembourg", countryCode: "LU",
        coordinates: Coordinates(latitude: 49.61, longitude: 6.13)!)

    private struct German: TextCatalogue {
        private static let names = [
            "geonames:2867714": "München", "region:DE/Bavaria": "Bayern", "country:DE": "Deutschland",
            "geonames:2960316": "Luxemburg", "country:LU": "Luxemburg", "geonames:2643743": "London in England",
        ]
        func text(_ english: StaticString, context: StaticString?) -> String { "\(english)" }
        func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String { "\(other)" }
        func geographicName(_ key: String) -> String? { Self.names[key] }
    }

    private func inGerman<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await Wording.$catalogue.withValue(German()) { try await body() }
    }

    @Test("a place, its region and its country are named in the language, and stay who they are")
    func names() async {
        await inGerman {
            let local = Self.munich.localized
            #expect(local.fullName == "München, Bayern, Deutschland")
            #expect([local.name, local.region, local.country] == ["München", "Bayern", "Deutschland"])
            #expect(local.id == Self.munich.id && local.coordinates == Self.munich.coordinates)
            #expect(Self.luxembourg.localized.fullName == "Luxemburg, Luxemburg")
        }
        #expect(Self.munich.localized == Self.munich)
    }

    @Test("what the index tells of twins beside name and region stays")
    func qualified() async {
        let part = Location(
            id: "geonames:2867714", name: "Munich", region: "Bavaria", country: "Germany", countryCode: "DE",
            coordinates: Self.munich.coordinates, fullName: "Munich, Obermenzing, Bavaria, Germany")
        await inGerman { #expect(part.localized.fullName == "München, Obermenzing, Bayern, Deutschland") }
    }

    @Test("a match bears the local name once, marked as it is typed, and the other name by which it was found")
    func matches() async {
        await inGerman {
            let rows = MatchRow.rows(
                [
                    PlaceMatch(Self.munich, kind: .alternateName, matchedName: "München"),
                    PlaceMatch(Self.luxembourg, kind: .prefix, highlights: [0..<4]),
                ], for: "munch", Samples.formatter
            ) { _ in false }
            #expect(rows.map(\.title) == ["München", "Luxemburg"])
            #expect(rows.map(\.titleHighlights) == [[0..<5], []])
            #expect(rows.map(\.detail) == ["Bayern, Deutschland", "Luxemburg"])
            let other = MatchRow.rows(
                [PlaceMatch(Self.munich, kind: .alternateName, matchedName: "Minga")], for: "ming", Samples.formatter
            ) { _ in false }
            #expect(other.map(\.detail) == ["Minga, Bayern, Deutschland"])
            #expect(other.map(\.detailHighlights) == [[0..<4]])
        }
    }

    @Test("the list and the page show the local name; what is stored keeps the gazetteer's, and English shows it again")
    func page() async throws {
        let list = try PlacesDesk([Self.munich])
        try await inGerman {
            let german = try PlacesDesk([Self.munich])
            #expect(german.locations.rows.map(\.title) == ["München"])
            #expect(german.locations.selectedPage?.location == "München")
            #expect(german.store.locations == [Self.munich])
        }
        #expect(list.locations.rows.map(\.title) == ["Munich"])
    }

    @Test("the local name given back as a new one is the official one again, and so is none; another one counts")
    func renaming() async throws {
        try await inGerman {
            let list = try PlacesDesk([Self.munich])
            list.locations.beginRenaming(Self.munich.id)
            #expect(list.locations.renaming?.name == "München")
            #expect(list.locations.renaming?.officialName == "München")
            for (typed, custom) in [("Arbeit", "Arbeit"), (" München ", nil), ("Minga", "Minga"), ("", nil)] {
                list.locations.rename(Self.munich.id, to: typed)
                await list.changed()
                #expect(list.store.places[0].customName == custom)
                #expect(list.locations.rows.map(\.title) == [custom ?? "München"])
            }
        }
    }

    @Test("a saved place is found by its names in both languages, and by its own before all")
    func finding() async {
        let places = [SavedPlace(Self.luxembourg, customName: "Munich"), SavedPlace(Self.munich)]
        await inGerman {
            #expect(places.place(called: "münchen")?.id == Self.munich.id)
            #expect(places.place(called: "Munich, Bavaria, Germany")?.id == Self.munich.id)
            #expect(places.place(called: "munchen, bayern, deutschland")?.id == Self.munich.id)
            #expect(places.place(called: "Munich")?.id == Self.luxembourg.id)
            #expect(places.filter { $0.matches(["bayern"]) }.map(\.id) == [Self.munich.id])
            #expect(places.filter { $0.matches(["deutsch", "mun"]) }.map(\.id) == [Self.munich.id])
        }
        #expect(places.place(called: "münchen") == nil)
    }
}
