/// Upper limits for data from outside, in Unicode scalars for texts and in elements for lists; `docs/limits.md` has the
/// table.
///
/// Laying out text costs the window up to a millisecond a letter, so every text is cut to one of these limits.
public enum Bound {
    /// Letters of a warning's event and headline: four lines of a row.
    public static let alertTitle = 200
    /// Letters of a warning's area, cut between two names; the number of names left out is shown.
    public static let alertArea = 500
    /// Letters of a warning's description, and of its instruction: ten printed pages, more than any service has sent.
    public static let alertDescription = 20_000
    /// Letters of the name of a warning's sender.
    public static let alertSender = 200
    /// Bytes of an identifier; a longer one is cut and gets a checksum of the whole, so that it stays unique.
    public static let identity = 300
    /// Earlier warnings that one warning may refer to.
    public static let alertReferences = 200
    /// Languages of one warning's texts.
    public static let alertTexts = 32
    /// Letters of a language tag, the length that BCP 47 (section 4.4.1) tells programs to support.
    public static let languageTag = 35
    /// Warnings for one place, the most urgent first.
    public static let alerts = 200
    /// Letters of a place's name, region and country.
    public static let placeName = 100
    /// Letters of what is typed to find a place: a name, its region and its country.
    public static let query = 200
    /// Letters of the reason a source gives for refusing a request: two sentences.
    public static let reason = 300
    /// Letters of a station's name, and of a source's own description of the weather.
    public static let words = 100
    /// Notices that stand on the desktop at the same time, the gravest warnings first.
    public static let notices = 50
    /// Notices that were withdrawn and are remembered, so that none is told again.
    public static let withdrawnNotices = 200
    /// Rows of one forecast, whether hours, days or shorter steps: six weeks of hours, twice what any source gives.
    public static let rows = 1_000
    /// Hours of one earlier year: a third more than are asked for.
    public static let pastHours = 2_000
    /// Values of one JSON answer, seventy times the most a source has sent.
    public static let answerValues = 500_000
    /// Members of one JSON object, fifteen times the most a source has sent.
    public static let objectMembers = 1_000
    /// Cells of one radar picture: as many as the largest that is asked for has.
    public static let radarCells = 512 * 512
    /// Radar pictures of one answer: four hours of them, one more than is asked for.
    public static let radarFrames = 48
    /// Places that other programs have this one open within a minute, which saves those that are new.
    public static let openedPlaces = 20
    /// Results of which a desktop's search asks the details at once.
    public static let desktopResults = 50
    /// Bytes of the identifier of one such result: a point, an identity and a name.
    public static let desktopResultID = 1_000
    /// Trips that are kept.
    public static let trips = 50
    /// Stays of one trip.
    public static let tripLegs = 30
    /// Days of one stay: a year.
    public static let tripLegDays = 366
    /// Letters of a source's name.
    public static let sourceName = 100
    /// Offices whose data one source passes on for a place.
    public static let publishers = 20
    /// Letters of the attribution that a source's licence requires.
    public static let attribution = 500
}
