/// How much of what comes from outside is taken, in letters (Unicode scalars) or in number; `docs/limits.md` has the table.
///
/// Laying text out costs the window up to a millisecond a letter, so that every text has an end, here and nowhere else.
public enum Bound {
    /// Letters of a warning's event and headline: four lines of a row.
    public static let alertTitle = 200
    /// Letters of a warning's area, cut between two names; how many names are missing is told.
    public static let alertArea = 500
    /// Letters of a warning's description, and of its instruction: ten printed pages, more than any service has sent.
    public static let alertDescription = 20_000
    /// Letters of who sent a warning.
    public static let alertSender = 200
    /// Letters of an identity from outside; what is longer is told apart by a checksum of the whole.
    public static let identity = 300
    /// Earlier warnings that one refers to.
    public static let alertReferences = 200
    /// Languages of one warning.
    public static let alertTexts = 32
    /// Letters of a language's tag, which BCP 47 (section 4.4.1) has programs hold.
    public static let languageTag = 35
    /// Warnings of one place, the most urgent first: more than anybody reads.
    public static let alerts = 200
    /// Letters of a place's name, region and country.
    public static let placeName = 100
    /// Letters of a source's own reason for a refusal: two sentences.
    public static let reason = 300
    /// Letters of a station's name, and of a source's own words for the weather.
    public static let words = 100
    /// Hours, days or shorter steps of one answer: six weeks of hours, and no source gives three.
    public static let rows = 1_000
    /// Letters of a source's name.
    public static let sourceName = 100
    /// Letters of what a source's licence asks to be said.
    public static let attribution = 500
}
