import Foundation
import Testing

@testable import WeatherModel

@Suite("Texts from outside have an end")
struct BoundTests {
    @Test("a text within its bound stays as it is, a longer one ends in an ellipsis")
    func letters() {
        #expect("abc".bounded(to: 3) == "abc")
        #expect("äöü".bounded(to: 3) == "äöü")
        #expect("abcd".bounded(to: 3) == "ab…")
        #expect("".bounded(to: 3) == "")
        #expect(String(repeating: "x", count: 1 << 20).bounded(to: 200).unicodeScalars.count == 200)
    }

    @Test("what is read as one letter is not cut in two, but a letter without an end is")
    func clusters() {
        #expect("ab👨‍👩‍👧cd".bounded(to: 5) == "ab…")
        let endless = "e" + String(repeating: "\u{301}", count: 1 << 20)
        #expect(endless.bounded(to: 100).unicodeScalars.count <= 100)
    }

    @Test("a list of names is cut between two of them, and those left out are counted")
    func names() {
        let names = (1...400).map { "District \($0)" }
        let cut = names.joined(separator: ", ").cut(toNames: 500)
        let kept = cut.names.components(separatedBy: ", ")
        #expect(cut.names.unicodeScalars.count <= 500)
        #expect(kept == Array(names.prefix(kept.count)))
        #expect(cut.leftOut == 400 - kept.count)
        #expect("A; B, C; D".cut(toNames: 8) == ("A; B, C", 1))
        #expect("A, B".cut(toNames: 4) == ("A, B", 0))
        #expect(String(repeating: "x", count: 900).cut(toNames: 500).names.hasSuffix("x…"))
    }

    @Test("a warning of megabytes comes out within every bound, and the same again")
    func alert() {
        let long = String(repeating: "wind ", count: 200_000)
        let text = AlertText(
            language: long, event: long, headline: long, description: long, instruction: long,
            area: String(repeating: "Somewhere, ", count: 90_000))
        let alert = Alert(
            id: long, sender: long, references: Array(repeating: long, count: 300),
            texts: Array(repeating: text, count: 40)
        ).bounded
        #expect(alert.bounded == alert)
        #expect(alert.texts.count == Bound.alertTexts && alert.references.count == Bound.alertReferences)
        #expect(alert.id.utf8.count <= Bound.identity && alert.id != Alert(id: long + "!", texts: []).bounded.id)
        let cut = alert.texts[0]
        #expect(cut.event?.unicodeScalars.count == Bound.alertTitle)
        #expect(cut.description?.unicodeScalars.count == Bound.alertDescription)
        #expect((cut.area?.unicodeScalars.count ?? 0) <= Bound.alertArea)
        #expect(cut.areasLeftOut > 89_000)
        #expect(alert.sender?.unicodeScalars.count == Bound.alertSender)
    }

    @Test("of thousands of warnings the most urgent stay, those that hold here before graver ones that may not")
    func count() {
        let doubtful = (0..<12_000).map { Alert(id: "far \($0)", severity: .extreme, texts: [], coverage: .country) }
        let near = Alert(id: "near", severity: .minor, texts: [], coverage: .place)
        let kept = (doubtful + [near]).bounded
        #expect(kept.count == Bound.alerts)
        #expect(kept.first?.id == "near")
    }

    @Test("names of places, reasons and words of the weather are cut where they are taken in")
    func others() throws {
        let long = String(repeating: "x", count: 1 << 20)
        let point = try #require(Coordinates(latitude: 1, longitude: 2))
        let place = Location(name: long, region: long, country: long, coordinates: point)
        #expect(place.name.unicodeScalars.count == 100 && place.fullName.unicodeScalars.count <= 304)
        let source = WeatherSource(id: "s", name: long, attribution: long, homepage: "")
        #expect(source.name.unicodeScalars.count == 100 && source.attribution.unicodeScalars.count == 500)
        var now = CurrentConditions(time: .distantPast, station: long)
        now.conditions.sourceDescription = long
        let forecast = Forecast(
            source: source, fetchedAt: .distantPast, timeZone: .gmt, current: now,
            hours: Array(repeating: Hour(time: .distantPast), count: 5000)
        ).bounded
        #expect(forecast.current?.station?.unicodeScalars.count == 100)
        #expect(forecast.current?.conditions.sourceDescription?.unicodeScalars.count == 100)
        #expect(forecast.hours.count == 1000)
    }
}
