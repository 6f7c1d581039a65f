public import Gazetteer

extension HemisphereNames {
    /// The names in the language of the texts: those that the program writes itself, and shorter ones that people type.
    public static var ofLanguage: HemisphereNames {
        let catalogue = Wording.catalogue
        let short = typed[String(catalogue.language.prefix { $0 != "_" })] ?? [[], [], [], []]
        let nothing = ["degrees": ""]
        return HemisphereNames(
            north: [tr("{degrees}° N", nothing)] + short[0], south: [tr("{degrees}° S", nothing)] + short[1],
            east: [tr("{degrees}° E", nothing)] + short[2], west: [tr("{degrees}° W", nothing)] + short[3])
    }

    /// North, south, east and west by language; the Czech "s" for north is left out, as it is everybody's south.
    private static let typed = [
        "ja": [["北"], ["南"], ["東"], ["西"]], "ko": [["북"], ["남"], ["동"], ["서"]],
        "ru": [["с"], ["ю"], ["в"], ["з"]], "sv": [[], [], ["ö"], []],
        "uk": [["пн"], ["пд"], ["сх"], ["зх"]], "zh": [["北"], ["南"], ["东"], ["西"]],
    ]
}
