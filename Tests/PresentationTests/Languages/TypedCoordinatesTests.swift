import CatalogueMaking
import Gazetteer
import Testing
import WeatherModel

@testable import WeatherText

/// Coordinates as people type them in their language.
struct TypedCoordinatesTests {
    @Test("what is written in a language is read in it", arguments: ShippedLanguage.all)
    func written(language: ShippedLanguage) throws {
        try Wording.$catalogue.withValue(try language.catalogue()) {
            for (latitude, longitude) in [(52.5, 13.25), (-33.5, -70.75), (64.25, -21.5), (-43.5, 172.5)] {
                let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
                let text = point.words(decimals: 2)
                #expect(CoordinateQuery(text, .ofLanguage)?.coordinates == point, "\(text)")
            }
        }
    }

    @Test(
        "a letter that two languages have is what the reader's makes it",
        arguments: [
            ("de", "52,5 N 13,2 O", 13.2), ("fr", "52,5 N 13,2 O", -13.2), ("es", "52.5N 13.2o", -13.2),
            ("it", "52,5°N 13,2°O", -13.2), ("nl", "52.5 N 13.2 O", 13.2), ("sv", "52,5 N 13,2 Ö", 13.2),
            ("pt_BR", "52,5 N 13,2 L", 13.2), ("ru", "52,5 с 13,2 з", -13.2), ("uk", "пн 52,5 сх 13,2", 13.2),
            ("tr", "52,5 K 13,2 D", 13.2), ("de", "52.5 N 13.2 E", 13.2), ("cs", "52,5 N 13,2 E", 13.2),
        ])
    func ambiguous(code: String, text: String, longitude: Double) throws {
        let point = Coordinates(latitude: 52.5, longitude: longitude)
        let catalogue = try ShippedLanguage(code: code).catalogue()
        Wording.$catalogue.withValue(catalogue) {
            #expect(CoordinateQuery(text, .ofLanguage)?.coordinates == point)
            #expect(NoPlaceMessage.text(forCoordinates: text.replacing("52", with: "92")) != nil)
        }
    }

    @Test("what might be meant otherwise is no coordinates", arguments: [("en", "52.5 N 13.2 O"), ("cs", "50 s 14 v")])
    func refused(code: String, text: String) throws {
        let catalogue: any TextCatalogue =
            code == "en" ? EnglishCatalogue() : try ShippedLanguage(code: code).catalogue()
        Wording.$catalogue.withValue(catalogue) { #expect(CoordinateQuery(text, .ofLanguage) == nil) }
    }
}
