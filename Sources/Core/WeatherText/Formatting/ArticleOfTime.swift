/// The article before a time, for languages in which times have one.
enum ArticleOfTime {
    /// Returns the phrase with the singular before one o'clock: "hasta la 1:00", where all other times take "hasta las 13:00".
    ///
    /// The messages have one form for all times, as no other language shipped needs a second one.
    static func agreed(_ phrase: String) -> String {
        switch Wording.catalogue.language {
        case "es":
            phrase
                .replacing(/\bpasadas las (?=0?1(?!\d))/, with: "pasada la ")
                .replacing(/\blas (?=0?1(?!\d))/, with: "la ")
        case "pt_BR":
            phrase
                .replacing(/\bàs (?=0?1(?!\d))/, with: "à ")
                .replacing(/\bdas (?=0?1(?!\d))/, with: "da ")
                .replacing(/\bas (?=0?1(?!\d))/, with: "a ")
        default: phrase
        }
    }
}
