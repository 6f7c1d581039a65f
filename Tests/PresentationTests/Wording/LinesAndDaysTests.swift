import CatalogueMaking
import Testing
import WeatherModel
import WeatherServices

@testable import WeatherText

@Suite("Parts of a line and days of a month in each language")
struct LinesAndDaysTests {
    @Test("parts stand beside each other with a dot between them, and alone as they are")
    func dots() {
        #expect(["Hamburg", "13:05", "Radar 13:00"].inOneLine() == "Hamburg · 13:05 · Radar 13:00")
        #expect(["Hamburg"].inOneLine() == "Hamburg")
        #expect([String]().inOneLine().isEmpty)
        #expect(["{phrase} · {phrases}", "b"].inOneLine() == "{phrase} · {phrases} · b", "braces of a name stay")
    }

    @Test("in Arabic a comma parts them, as a dot beside the digits is read as a zero")
    func commas() throws {
        Wording.$catalogue.withValue(try ShippedLanguage(code: "ar").catalogue()) {
            #expect(!["٥", "٧"].inOneLine().contains("·"))
            #expect(["٥", "٧"].inOneLine() == "٥، ٧")
        }
    }

    @Test("the day of a month has a full stop where the language counts days by it", arguments: ShippedLanguage.all)
    func days(language: ShippedLanguage) throws {
        let date = CivilDate(dayNumber: 0)
        Wording.$catalogue.withValue(try language.catalogue()) {
            let number = language.formatter.count(date.day)
            let text = language.formatter.dayOfMonth(date)
            #expect(text == (["cs", "de"].contains(language.code) ? "\(number)." : number))
        }
    }

    @Test(
        "the first of a month is an ordinal number where the language writes one in a date",
        arguments: [("fr", "1er janv."), ("it", "1º gen"), ("pt_BR", "1º de jan."), ("es", "1 ene"), ("de", "1. Jan.")])
    func firstOfMonth(code: String, text: String) throws {
        let language = ShippedLanguage(code: code)
        let first = CivilDate(dayNumber: 0)
        try Wording.$catalogue.withValue(language.catalogue()) {
            #expect(language.formatter.dayAndMonth(first) == text)
            #expect(language.formatter.dayMonthAndYear(first).hasPrefix(text.prefix(3)))
            #expect(!language.formatter.dayAndMonth(CivilDate(dayNumber: 10)).hasPrefix(text.prefix(3)))
        }
    }

    @Test(
        "the unit behind a spoken range has the form that its upper end asks for",
        arguments: [
            ("ru", 21, "от 18 до 21 градуса"), ("ru", 22, "от 18 до 22 градусов"),
            ("uk", 21, "від 18 до 21 градуса"), ("pl", 21, "od 18 do 21 stopni"), ("de", 21, "18 bis 21 Grad"),
        ])
    func spokenRange(code: String, high: Double, text: String) throws {
        let language = ShippedLanguage(code: code)
        try Wording.$catalogue.withValue(language.catalogue()) {
            #expect(language.formatter.speaking.spokenRange(Temperature(18), Temperature(high)) == text)
        }
    }

    @Test("a day's sentence begins with a capital letter in every language", arguments: ShippedLanguage.all)
    func capitals(language: ShippedLanguage) throws {
        Wording.$catalogue.withValue(try language.catalogue()) {
            let formatter = language.formatter.speaking
            for weather in [nil, "16"] {
                let day = DaySentence(day: formatter.spokenDay(CivilDate(dayNumber: 4)), weather: weather)
                let text = day.text(formatter)
                #expect(text == text.capitalizedFirst, "\(language): \(text)")
            }
        }
    }

    @Test("a credit in another language has the names that the licence asks for", arguments: ShippedLanguage.all)
    func credits(language: ShippedLanguage) throws {
        Wording.$catalogue.withValue(try language.catalogue()) {
            let radar = WeatherSource.libreWXR.localAttribution
            for name in ["LibreWXR (librewxr.net)", "NOAA", "ECCC", "EUMETNET OPERA", "JMA", "CWA"] {
                #expect(radar.contains(name), "\(language): \(radar)")
            }
            let germany = WeatherSource.brightSky.localAttribution
            #expect(
                germany.contains("Deutscher Wetterdienst") && germany.contains("Bright Sky"), "\(language): \(germany)")
        }
    }
}
