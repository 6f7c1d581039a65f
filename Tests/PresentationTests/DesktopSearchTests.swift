import Foundation
import Gazetteer
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct DesktopSearchTests {
    private final class Stored {
        var contents: StoredContents
        var reads = 0

        init(_ contents: StoredContents) { self.contents = contents }
    }

    private let index: PlaceIndex
    private let stored: Stored

    init() throws {
        index = try PlaceIndex(file: try #require(ShippedFiles().resource("places.fwi")))
        let places = [
            SavedPlace(Samples.london), SavedPlace(Samples.paris, customName: "Grandma’s"), SavedPlace(Samples.tokyo),
        ]
        let report = Samples.report(fetched: "2026-11-21T15:00:00Z", .lightRain, 13)
        stored = Stored(StoredContents(places: places, summaries: [Samples.london.id: report]))
    }

    /// A search as a process makes it that was started for one question.
    private func search(at time: String = "2026-11-21T15:12:00Z") -> DesktopSearch {
        let (stored, now) = (stored, Samples.instant(time))
        return DesktopSearch(
            index: index, preferredCountry: "GB",
            contents: {
                stored.reads += 1
                return stored.contents
            }, formatter: { Samples.formatter }, now: { now })
    }

    @Test("a saved place comes first, with its weather from the store and its age")
    func saved() throws {
        let search = search()
        let found = search.results(for: ["lond"])
        #expect(found.first == "saved/geonames:2643743")
        let place = try #require(search.places(for: found).first)
        #expect(place.title == "London")
        #expect(place.detail == "13° Light rain · Updated 12 minutes ago")
        #expect(place.artworkName == "fairweather-light-rain")
    }

    @Test("weather of yesterday is called so, and a place without any says that")
    func oldOrNone() {
        let search = search(at: "2026-11-22T15:12:00Z")
        let found = search.results(for: ["england"]) + search.results(for: ["grandma"])
        #expect(
            search.places(for: found.filter { $0.hasPrefix("saved/") }).map(\.detail) == [
                "13° Light rain · Weather for 21 Nov · Updated on 21 Nov", "No forecast yet",
            ])
    }

    @Test(
        "each word begins a word of the place's names, without regard to case and accents",
        arguments: [
            ("GRANDMA", true), ("paris ile", true), ("île paris", true), ("aris", false), ("paris england", false),
        ])
    func words(text: String, isFound: Bool) {
        let terms = text.split(separator: " ").map(String.init)
        #expect(search().results(for: terms).contains("saved/geonames:2988507") == isFound)
    }

    @Test("towns that are not saved are found by name, saved ones once only")
    func towns() {
        let search = search()
        let found = search.places(for: search.results(for: ["pari"]))
        #expect(found.map(\.id).filter { $0.hasSuffix("geonames:2988507") } == ["saved/geonames:2988507"])
        let vienna = search.places(for: search.results(for: ["vienna"]))
        #expect(vienna.first?.title == "Vienna")
        #expect(vienna.first?.detail == "Austria")
        #expect(vienna.first?.artworkName == nil)
    }

    @Test(
        "what names no place finds none, also where a typing error would lead to one",
        arguments: [[], [""], ["q"], ["qwfpgjluy"], ["Xienna"], ["-"], ["...", "!"]])
    func nothing(terms: [String]) {
        #expect(search().results(for: terms).isEmpty)
    }

    @Test("punctuation beside a word does not count")
    func punctuation() {
        #expect(search().results(for: ["-", "paris", "…"]).contains("saved/geonames:2988507"))
    }

    @Test("a number that no program writes is no point", arguments: ["0x33,-0x1p-3", "inf,0", "nan,nan"])
    func oddNumbers(point: String) {
        #expect(search().place(for: "town/\(point)/geonames:2643743") == nil)
    }

    @Test("another program's endless questions cost no more than a desktop's")
    func endless() {
        let counting = CountingIndex(index)
        let stored = stored
        let search = DesktopSearch(
            index: counting, preferredCountry: nil, contents: { stored.contents },
            formatter: { Samples.formatter }, now: { Samples.instant("2026-11-21T15:12:00Z") })
        let vienna = self.search().results(for: ["vienna"])
        #expect(search.places(for: Array(repeating: vienna[0], count: 100_000)).count <= 50)
        #expect(counting.nearestCalls <= 50)
        #expect(search.places(for: vienna).count == vienna.count)
        _ = search.results(for: [String(repeating: "vien ", count: 1_600_000)])
        _ = search.results(for: Array(repeating: "vien", count: 1_600_000))
        #expect(counting.longestQuery <= 201)
    }

    @Test("an identifier of megabytes stands for nothing, before it is taken apart, and a search's text has an end")
    func endlessText() {
        let counting = CountingIndex(index)
        let stored = stored
        let search = DesktopSearch(
            index: counting, preferredCountry: nil,
            contents: {
                stored.reads += 1
                return stored.contents
            },
            formatter: { Samples.formatter }, now: { Samples.instant("2026-11-21T15:12:00Z") })
        let vienna = self.search().results(for: ["vienna"])[0]
        let ones = "town/1" + String(repeating: ",1", count: 2_000_000)
        for id in [ones, vienna + String(repeating: "x", count: 4_000_000)] {
            #expect(search.place(for: id) == nil)
            #expect(search.places(for: [id]).isEmpty)
        }
        #expect(search.place(for: "saved/" + String(repeating: "x", count: 4_000_000)) == nil)
        #expect(counting.nearestCalls == 0)
        #expect(search.place(for: vienna) != nil)
        #expect(DesktopSearch.text(of: [String(repeating: "vien ", count: 1_600_000)]).count <= 200)
        #expect(DesktopSearch.text(of: Array(repeating: "vien", count: 1_600_000)).count <= 200)
        #expect(DesktopSearch.text(of: [" new", "york "]) == "new york")
    }

    @Test("another process tells what a result stands for")
    func restarted() throws {
        let found = search().results(for: ["venezia"])
        let id = try #require(found.first)
        let restarted = search()
        #expect(restarted.places(for: found).first?.title == "Venice (Venezia)")
        #expect(restarted.place(for: id)?.id == "geonames:3164603")
        #expect(restarted.place(for: "saved/geonames:2643743") == Samples.london)
    }

    @Test(
        "identifiers that stand for nothing are left out",
        arguments: ["", "saved/none", "town/1,2/none", "town/x", "town/91,0/geonames:1", "geonames:2643743"])
    func unknown(id: String) {
        #expect(search().places(for: [id]).isEmpty)
        #expect(search().place(for: id) == nil)
    }

    @Test("a narrower search reads nothing again; the next one sees what has changed")
    func reading() {
        let search = search()
        _ = search.results(for: ["lo"])
        stored.contents.places.removeFirst()
        #expect(search.results(for: ["lon"], isNarrower: true).first == "saved/geonames:2643743")
        #expect(stored.reads == 1)
        #expect(search.results(for: ["lon"]).contains("saved/geonames:2643743") == false)
        #expect(search.place(for: "saved/geonames:2643743") == nil)
    }

    @Test("without an index saved places are found all the same")
    func noIndex() {
        let stored = stored
        let search = DesktopSearch(
            index: nil, preferredCountry: nil, contents: { stored.contents }, formatter: { Samples.formatter },
            now: { Samples.instant("2026-11-21T15:12:00Z") })
        #expect(search.results(for: ["tok"]) == ["saved/geonames:1850147"])
    }
}
