/// A country as listed in the source data.
public struct SourceCountry: Sendable, Hashable {
    let code: String
    let code3: String
    let name: String
    /// The codes of its languages, such as "ru,tt" or "en-US,es-US".
    let languages: String

    /// The ISO 639 codes of languages that are not written in Latin letters.
    private static let otherScripts: Set = [
        "am", "ar", "as", "be", "bg", "bn", "bo", "ce", "ckb", "cmn", "cv", "dv", "dz", "el", "fa", "gu", "he", "hi",
        "hy",
        "ja", "ka", "kk", "km", "kn", "ko", "ks", "ku", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa",
        "prs",
        "ps", "ru", "sa", "sd", "si", "sr", "ta", "te", "tg", "th", "ti", "tt", "ug", "uk", "ur", "wuu", "yi", "yue",
        "zh",
    ]

    /// Whether one of its languages is not written in Latin letters.
    var writesOtherScript: Bool {
        languages.split(separator: ",").contains { language in
            language.split(separator: "-").first.map { Self.otherScripts.contains(String($0)) } ?? false
        }
    }
}
