import CatalogueMaking
import Testing
import WeatherModel

@testable import WeatherText

/// Words that other programs' translations often take for one another are those of the country's weather service.
struct TermTests {
    private static let terms = ["sleet", "hail", "snow grains", "freezing rain", "drizzle", "Visibility"]

    private static let table = [
        "ar": ["مطر مخلوط بالثلج", "بَرَد", "حبيبات ثلجية", "مطر متجمد", "رذاذ", "مدى الرؤية"],
        "cs": ["déšť se sněhem", "kroupy", "sněhová zrna", "mrznoucí déšť", "mrholení", "Dohlednost"],
        "de": ["Schneeregen", "Hagel", "Schneegriesel", "gefrierender Regen", "Nieselregen", "Sichtweite"],
        "es": ["aguanieve", "granizo", "cinarra", "lluvia engelante", "llovizna", "Visibilidad"],
        "fr": ["pluie et neige mêlées", "grêle", "neige en grains", "pluie verglaçante", "bruine", "Visibilité"],
        "it": ["pioggia mista a neve", "grandine", "nevischio", "pioggia congelante", "pioviggine", "Visibilità"],
        "ja": ["みぞれ", "ひょう", "霧雪", "着氷性の雨", "霧雨", "視程"],
        "ko": ["진눈깨비", "우박", "쌀알눈", "어는 비", "이슬비", "가시거리"],
        "nl": ["natte sneeuw", "hagel", "motsneeuw", "onderkoelde regen", "motregen", "Zicht"],
        "pl": ["deszcz ze śniegiem", "grad", "śnieg ziarnisty", "marznący deszcz", "mżawka", "Widzialność"],
        "pt_BR": ["chuva com neve", "granizo", "grãos de neve", "chuva congelante", "chuvisco", "Visibilidade"],
        "ru": ["дождь со снегом", "град", "снежные зёрна", "переохлаждённый дождь", "морось", "Видимость"],
        "sv": ["snöblandat regn", "hagel", "kornsnö", "underkylt regn", "duggregn", "Sikt"],
        "tr": ["karla karışık yağmur", "dolu", "kar grenleri", "donan yağmur", "çisenti", "Görüş mesafesi"],
        "uk": ["дощ зі снігом", "град", "снігові зерна", "переохолоджений дощ", "мряка", "Видимість"],
        "zh_CN": ["雨夹雪", "冰雹", "米雪", "冻雨", "毛毛雨", "能见度"],
    ]

    @Test("what falls and how far one sees have their own words in each language", arguments: ShippedLanguage.all)
    func terms(language: ShippedLanguage) throws {
        let messages = try TranslationFile(of: language.code).messages
        let words = Self.terms.map { term in
            messages.first { $0.context == nil && $0.english == term }?.texts.first ?? "—"
        }
        #expect(try words == #require(Self.table[language.code], "\(language) has no line in the table"))
    }

    @Test("no two kinds of weather have one word, such as one for hail and for sleet", arguments: ShippedLanguage.all)
    func distinct(language: ShippedLanguage) throws {
        try Wording.$catalogue.withValue(language.catalogue()) {
            let words = WeatherCondition.allCases.map(\.words)
            let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
            #expect(twice.isEmpty, "\(twice.sorted())")
        }
    }
}
